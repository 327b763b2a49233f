import { useCallback, useEffect } from "react";
import { useUser } from "#client/session/viewer.ts";

/** Kept on this device alone, and shown to nobody but the member who typed it. */
const nameOf = (form: string, userId: number): string => `draft:${form}:${userId}`;

interface Draft {
  /** What was typed when this page was last open here; null if nothing was. */
  readonly read: () => Readonly<Record<string, string>> | null;
  readonly keep: (fields: Readonly<Record<string, string>>) => void;
  readonly forget: () => void;
}

/** What is being typed into a form, kept through a closed tab and an empty battery. */
export function useDraft(form: string): Draft {
  const id = useUser()?.id ?? 0;
  const name = nameOf(form, id);
  useEffect(() => {
    // Somebody else's draft on a shared device is not left lying about.
    inStorage(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("draft:") && !key.endsWith(`:${id}`)) localStorage.removeItem(key);
    });
  }, [id]);
  const read = useCallback(() => {
    const text = inStorage(() => localStorage.getItem(name));
    return text === null ? null : fieldsIn(text);
  }, [name]);
  const keep = useCallback(
    (fields: Readonly<Record<string, string>>) =>
      void inStorage(() => localStorage.setItem(name, JSON.stringify(fields))),
    [name],
  );
  const forget = useCallback(() => void inStorage(() => localStorage.removeItem(name)), [name]);
  return { read, keep, forget };
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

/** Storage may be full or forbidden; then there is no draft, and nothing else is missing. */
function inStorage<Result>(look: () => Result): Result | null {
  try {
    return look();
  } catch {
    return null;
  }
}
