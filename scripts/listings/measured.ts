import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

/**
 * Writes what the scorer counted into the file that the page about how we read shows:
 * `node scripts/listings/measured.ts --scores scores.txt --on 2026-11-16`. Only counts go there, never a text.
 */
const target = "src/domain/listing/explained/measured.ts";

const { scores, on } = parseArgs({
  options: { scores: { type: "string" }, on: { type: "string" } },
}).values;
if (scores === undefined || on === undefined || !/^\d{4}-\d\d-\d\d$/.test(on)) {
  throw new Error("Usage: node scripts/listings/measured.ts --scores FILE --on YYYY-MM-DD");
}

const lines = readFileSync(scores, "utf8").split("\n");

/** "name   precision 99.7% (387/388)  recall …": the counts in brackets, under the name and the measure. */
function counted(name: string, measure = ""): { right: number; of: number } {
  const line = lines.find((each) => each.startsWith(name)) ?? "";
  const [, right, of] =
    /\((\d+)\/(\d+)\)|(?:^|\s)(\d+) of (\d+)/
      .exec(line.slice(line.indexOf(measure)))
      ?.filter((part) => part !== undefined) ?? [];
  if (right === undefined || of === undefined) throw new Error(`No counts for ${name} ${measure}`);
  return { right: Number(right), of: Number(of) };
}

const measured = {
  on,
  counts: {
    "open-said": counted("open to SA: yes", "precision"),
    "open-found": counted("open to SA: yes", "recall"),
    "closed-found": counted("open to SA: no", "recall"),
    "closed-door": counted("sent to a closed door"),
    "pay-right": counted("pay found and right"),
    "pay-invented": counted("pay invented"),
    marketing: counted("is_marketing", "precision"),
    role: counted("role_type"),
    experience: counted("experience"),
    "scam-found": counted("scam ", "recall"),
    "scam-false": counted("false alarms"),
  },
};

writeFileSync(
  target,
  `/** Counts on labelled postings, written by \`scripts/listings/measured.ts\`. */\nexport const measured = ${JSON.stringify(measured, null, 2)} as const;\n`,
);
