import { useCallback, useEffect } from "react";
import { inStorage } from "#client/session/device-storage.ts";
import { useUser } from "#client/session/viewer.ts";

/** Kept on this device alone, and shown to nobody but the member who typed it. */
const nameOf = (form: string, userId: number): string => `draft:${form}:${userId}`;

interface Draft {
  /** What was typed when this page was last open here; null if nothing was. */
  readonly read: () => Readonly<Record<string, string>> | null;
  readonly keep: (fields: Readonly<Record<string, string>>) => void;
}

/**
 * What is being typed into a form, kept through a closed tab and an empty battery. Whoever is signed out in the middle of it
 * finds it again; somebody else who signs in here does not.
 */
export function useDraft(form: string): Draft {
  const userId = useUser()?.id ?? null;
  const name = userId === null ? null : nameOf(form, userId);
  useEffect(() => {
    if (userId !== null) inStorage(() => forgetOthers(userId));
  }, [userId]);
  const read = useCallback(() => {
    const text = name === null ? null : inStorage(() => localStorage.getItem(name));
    return text === null ? null : fieldsIn(text);
  }, [name]);
  const keep = useCallback(
    (fields: Readonly<Record<string, string>>) => {
      if (name !== null) inStorage(() => localStorage.setItem(name, JSON.stringify(fields)));
    },
    [name],
  );
  return { read, keep };
}

/** Somebody else's draft on a shared device is not left lying about. */
function forgetOthers(userId: number): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("draft:") && !key.endsWith(`:${userId}`)) localStorage.removeItem(key);
}

function fieldsIn(text: string): Readonly<Record<string, string>> | null {
  try {
    const fields = JSON.parse(text) as unknown;
    if (typeof fields !== "object" || fields === null) return null;
    const texts = Object.entries(fields).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(texts);
  } catch {
    return null;
  }
}
