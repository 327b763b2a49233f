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
