import { inStorage } from "./device-storage.ts";

/** What one page hands to the next: in memory alone, since a pasted text belongs into no address and no history. */
let text: string | null = null;

export function handOver(given: string): void {
  text = given;
}

/** Taken once. */
export function takeHandedOver(): string | null {
  const given = text;
  text = null;
  return given;
}

const saveKey = "save-when-signed-in";
/** On a shared phone, whoever signs in later did not press it. */
const saveWaitsMs = 30 * 60_000;

/** A save pressed while signed out waits in this tab alone, and is done once somebody has signed in. */
export function handOverSave(jobId: string): void {
  inStorage(() => sessionStorage.setItem(saveKey, `${jobId} ${Date.now()}`));
}

/** Whether this job is the one; taken once. */
export function takeHandedOverSave(jobId: string): boolean {
  const [wanted, pressedAt] = inStorage(() => sessionStorage.getItem(saveKey))?.split(" ") ?? [];
  if (wanted !== jobId) return false;
  inStorage(() => sessionStorage.removeItem(saveKey));
  return Date.now() - Number(pressedAt) < saveWaitsMs;
}
