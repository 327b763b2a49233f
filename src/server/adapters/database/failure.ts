import type { ErrorCode } from "#contract/errors.ts";

const unavailable = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "ETIMEDOUT", "57P01", "57P02", "57P03", "53300"]);
const unavailableMessages = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database is not open/;

/** Names a failure of the database, or null when the fault lies elsewhere. Drivers wrap errors, hence the walk. */
export function databaseFailure(error: unknown): ErrorCode | null {
  for (let link = error, depth = 0; link instanceof Error && depth < 5; link = link.cause, depth += 1) {
    const code = codeOf(link);
    if (code === "53100") return "storage_full";
    if (code === "57014") return "timed_out";
    if (unavailable.has(code) || code.startsWith("08")) return "database_unavailable";
    if (unavailableMessages.test(link.message)) return "database_unavailable";
  }
  return null;
}

/** Two transactions met and one was sent back; trying again is the cure. */
export function isCollision(error: unknown): boolean {
  for (let link = error, depth = 0; link instanceof Error && depth < 5; link = link.cause, depth += 1) {
    if (["40001", "40P01"].includes(codeOf(link))) return true;
  }
  return false;
}

const codeOf = (error: Error): string => ("code" in error && typeof error.code === "string" ? error.code : "");
