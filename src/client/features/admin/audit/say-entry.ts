import { deeds } from "#domain/desk/audit-deeds.ts";
import type { AuditEntry } from "#contract/admin/audit.ts";

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sayWho = ({ by }: Pick<AuditEntry, "by">): string => by ?? "An account since deleted";

export const sayDeed = ({ deed }: Pick<AuditEntry, "deed">): string => deeds[deed];

/** What it was called then; of an account that is gone nothing is left but that. */
export const sayName = ({ subject, subjectId, subjectName }: AuditEntry): string =>
  subjectName || `${subject} ${subjectId}`;

/** `applyLink` as a reader has it: `Apply link`. */
export const sayField = (field: string): string =>
  capitalised(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** A value as it stood there. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.map(sayValue).join(", ");
  return JSON.stringify(value);
}
