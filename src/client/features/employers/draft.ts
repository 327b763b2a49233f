import { emptyPosting, type PostingFields } from "#domain/employers/posting-fields.ts";
import { inStorage } from "#client/session/device-storage.ts";

const name = "posting-draft";
/** Longer than that nobody comes back to it, and a shared device should forget. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

interface KeptDraft {
  /** Null while nobody was signed in: then it is for whoever signs in next. */
  readonly userId: number | null;
  readonly at: number;
  readonly fields: PostingFields;
}

/** What was typed into the form on this device, through signing up and a closed tab. Somebody else who signs in does not get it. */
export function readDraft(userId: number | null): PostingFields | null {
  const text = inStorage(() => localStorage.getItem(name));
  const kept = text === null ? null : parsed(text);
  if (kept === null || Date.now() - kept.at > keptMs) return null;
  return kept.userId === null || kept.userId === userId ? kept.fields : null;
}

export function keepDraft(userId: number | null, fields: PostingFields): void {
  const kept: KeptDraft = { userId, at: Date.now(), fields };
  inStorage(() => localStorage.setItem(name, JSON.stringify(kept)));
}

export const forgetDraft = (): void => void inStorage(() => localStorage.removeItem(name));

/** A device may have kept what an older page wrote: only texts under names of today are taken. */
function parsed(text: string): KeptDraft | null {
  try {
    const { userId, at, fields } = JSON.parse(text) as Partial<KeptDraft>;
    if (typeof at !== "number" || typeof fields !== "object") return null;
    const known = Object.keys(emptyPosting).flatMap((key) => {
      const value = (fields as unknown as Record<string, unknown>)[key];
      return typeof value === "string" ? [[key, value]] : [];
    });
    return {
      userId: typeof userId === "number" ? userId : null,
      at,
      fields: { ...emptyPosting, ...Object.fromEntries(known) },
    };
  } catch {
    return null;
  }
}
