import type { ErrorCode } from "#contract/errors.ts";
import { causeChain } from "#server/app-error.ts";

const unavailable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);
const unavailableMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|the database is not open/;

/** Names a failure of the database, or null when the fault lies elsewhere. */
export function databaseFailure(error: unknown): ErrorCode | null {
  for (const link of causeChain(error)) {
    const code = codeOf(link);
    if (code === "53100") return "storage_full";
    if (code === "57014") return "timed_out";
    if (unavailable.has(code) || code.startsWith("08")) return "database_unavailable";
    if (unavailableMessages.test(link.message)) return "database_unavailable";
  }
  return null;
}

/** Two transactions met and one was sent back; trying again is the cure. */
export const isCollision = (error: unknown): boolean =>
  causeChain(error).some((link) => ["40001", "40P01"].includes(codeOf(link)));

const codeOf = (error: Error): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";
