import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import { factsOf } from "#domain/listing/read-facts.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Evidence, Posting } from "#domain/listing/posting.ts";
import { remoteBoards } from "#domain/listing/vocabulary/boards.ts";

/** A posting as a line of the input has it; what is missing or null is silence. */
interface Line {
  readonly id: string;
  readonly source?: string | null;
  readonly title?: string | null;
  readonly company?: string | null;
  readonly location?: string | null;
  readonly description?: string | null;
  readonly salary_text?: string | null;
  readonly tags?: readonly string[] | null;
}

const usage = "Usage: npm run classify -- --in postings.jsonl (--out facts.jsonl | --explain ID)";

async function classifyAll(from: string, to: string): Promise<void> {
  const out = createWriteStream(to);
  let count = 0;
  for await (const line of lines(from)) {
    const facts = factsOf(postingOf(line), startingRates);
    out.write(`${JSON.stringify({ id: line.id, ...scored(facts) })}\n`);
    count += 1;
  }
  out.end();
  await finished(out);
  console.log(`${count} postings read, facts written to ${to}`);
}

async function explainOne(from: string, id: string): Promise<void> {
  for await (const line of lines(from)) {
    if (line.id !== id) continue;
    const { risk, ...facts } = factsOf(postingOf(line), startingRates);
    for (const [name, fact] of Object.entries(facts)) {
      const { value, confidence, rules, evidence } = fact;
      console.log(`\n${name}: ${JSON.stringify(value)} (${confidence}; ${rules.join(", ")})`);
      for (const passage of evidence) console.log(inQuotes(passage));
    }
    console.log(`\nrisk: ${risk.verdict}`);
    for (const { reason, evidence } of risk.notes) {
      console.log(`  ${reason}`);
      for (const passage of evidence) console.log(inQuotes(passage));
    }
    return;
  }
  complain(`No posting has the id ${id}.`);
}

const inQuotes = ({ field, quote }: Evidence): string => `  ${field}: “${quote}”`;

async function* lines(path: string): AsyncIterable<Line> {
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(path) })) {
    number += 1;
    if (text.trim() === "") continue;
    const line = parsed(text);
    if (line === null) throw new Error(`Line ${number} of ${path} is not a posting with an id`);
    yield line;
  }
}

function parsed(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    const hasId =
      typeof line === "object" && line !== null && "id" in line && typeof line.id === "string";
    return hasId ? (line as Line) : null;
  } catch {
    return null;
  }
}

const postingOf = (line: Line): Posting => ({
  title: line.title ?? "",
  company: line.company ?? "",
  location: line.location ?? "",
  description: line.description ?? "",
  payText: line.salary_text ?? "",
  tags: line.tags ?? [],
  isFromRemoteBoard: remoteBoards.has(line.source ?? ""),
});

/** The facts under the names and in the units of the scorer. */
const scored = ({ pay, risk, ...facts }: ListingFacts) => ({
  is_marketing: facts.isMarketing.value,
  role_type: facts.roleType.value ?? "none",
  experience: facts.experience.value,
  salary_min_usd_year: pay.value.amount?.usdPerYear.min ?? null,
  salary_max_usd_year: pay.value.amount?.usdPerYear.max ?? null,
  remote: facts.workplace.value === "remote",
  accepts_south_africa: facts.openToSouthAfrica.value,
  scam: risk.verdict === "likely-scam",
});

const { in: input, out: output, explain } = optionsGiven();
try {
  if (input !== undefined && output !== undefined && explain === undefined) {
    await classifyAll(input, output);
  } else if (input !== undefined && explain !== undefined && output === undefined) {
    await explainOne(input, explain);
  } else {
    complain(usage);
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
}

function optionsGiven() {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ options: { in: text, out: text, explain: text } }).values;
  } catch {
    return {};
  }
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
