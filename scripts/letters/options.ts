import { parseArgs } from "node:util";

export const usage = "Usage: npm run digest -- [--dry-run]";

/** Whether nothing is to be sent; null if that is not what was asked. */
export function isDryIn(args: readonly string[]): boolean | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { "dry-run": { type: "boolean" } } });
    return values["dry-run"] === true;
  } catch {
    return null;
  }
}
