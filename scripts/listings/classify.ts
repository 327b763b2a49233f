import { createReadStream, createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { factsOf } from "#domain/listing/read-facts.ts";
import type { Engagement, ListingFacts, PayAmount } from "#domain/listing/facts.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Evidence, Posting } from "#domain/listing/posting.ts";
import { remoteBoards } from "#domain/listing/vocabulary/boards.ts";

const words = z.string().nullish();
/** A posting as a line of the input has it; what is missing or null is silence. */
const lineSchema = z.object({
  id: z.string(),
  source: words,
  title: words,
  company: words,
  location: words,
  description: words,
  salary_text: words,
  // Some collections keep parts of the text, and the pay, in columns of their own.
  company_profile: words,
  requirements: words,
  benefits: words,
  salary_range: words,
  tags: z.array(z.string()).nullish(),
});
type Line = z.infer<typeof lineSchema>;

const usage = "Usage: npm run classify -- --in postings.jsonl (--out facts.jsonl | --explain ID)";

/** What the command has to say: its answer, and what is wrong. */
interface Voice {
  say(line: string): void;
  complain(line: string): void;
}

/** The command as it was typed. Its exit code: nothing but 0 means that every line was read. */
export async function classify(args: readonly string[], voice: Voice): Promise<number> {
  let code = 0;
  const complain = (line: string): void => {
    code = 1;
    voice.complain(line);
  };
  const { in: input, out: output, explain } = optionsIn(args);
  try {
    if (input !== undefined && output !== undefined && explain === undefined) {
      await classifyAll(input, output, { ...voice, complain });
    } else if (input !== undefined && explain !== undefined && output === undefined) {
      await explainOne(input, explain, { ...voice, complain });
    } else {
      complain(usage);
    }
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
  return code;
}

function optionsIn(args: readonly string[]) {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ args: [...args], options: { in: text, out: text, explain: text } }).values;
  } catch {
    return {};
  }
}

async function classifyAll(from: string, to: string, voice: Voice): Promise<void> {
  const out = createWriteStream(to);
  let count = 0;
  for await (const line of postingsIn(from, voice)) {
    const facts = factsOf(postingOf(line), startingRates);
    out.write(`${JSON.stringify({ id: line.id, ...scored(facts) })}\n`);
    count += 1;
  }
  out.end();
  await finished(out);
  voice.say(`${count} postings read, facts written to ${to}`);
}

async function explainOne(from: string, id: string, voice: Voice): Promise<void> {
  const { say, complain } = voice;
  for await (const line of postingsIn(from, voice)) {
    if (line.id !== id) continue;
    const { risk, ...facts } = factsOf(postingOf(line), startingRates);
    for (const [name, fact] of Object.entries(facts)) {
      const { value, confidence, rules, evidence } = fact;
      say(`\n${name}: ${JSON.stringify(value)} (${confidence}; ${rules.join(", ")})`);
      for (const passage of evidence) say(inQuotes(passage));
    }
    say(`\nrisk: ${risk.verdict}`);
    for (const { reason, evidence, kinds = [] } of risk.notes) {
      say(`  ${[reason, ...kinds.map(({ id }) => id)].join(" ")}`);
      for (const passage of evidence) say(inQuotes(passage));
    }
    return;
  }
  complain(`No posting has the id ${id}.`);
}

const inQuotes = ({ field, quote }: Evidence): string => `  ${field}: “${quote}”`;

/** The postings of a file. A line that is none is named, and the rest is read all the same. */
async function* postingsIn(path: string, { complain }: Voice): AsyncIterable<Line> {
  let number = 0;
  for await (const text of linesOf(path)) {
    number += 1;
    if (text.trim() === "") continue;
    const line = lineSchema.safeParse(parsed(text));
    if (line.success) yield line.data;
    else complain(`Line ${number} of ${path} is not a posting with an id; it is left out`);
  }
}

/** Lines end at a line feed and nowhere else: JSON may hold every other kind of line end as it stands. */
async function* linesOf(path: string): AsyncIterable<string> {
  let begun: string[] = [];
  // It takes away a byte order mark, and keeps letters whole that two chunks share.
  const decoder = new TextDecoder();
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const [rest = "", ...more] = decoder.decode(chunk, { stream: true }).split("\n");
    begun.push(rest);
    for (const line of more) {
      yield begun.join("");
      begun = [line];
    }
  }
  yield begun.join("");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const postingOf = (line: Line): Posting => ({
  title: line.title ?? "",
  company: line.company ?? "",
  location: line.location ?? "",
  description: [line.company_profile, line.description, line.requirements, line.benefits]
    .filter((part) => part !== null && part !== undefined && part !== "")
    .join("\n"),
  payText: line.salary_text ?? line.salary_range ?? "",
  tags: line.tags ?? [],
  isFromRemoteBoard: remoteBoards.has(line.source ?? ""),
});

/** As written: what the year in dollars is made from. */
const payOf = (amount: PayAmount | null) =>
  amount && { min: amount.min, max: amount.max, currency: amount.currency, period: amount.period };

/** What names the zones in which one may live, and asks for no hours. */
const whereOneLives = new Set(["hours-window", "hours-home", "hours-preferred"]);

const namesNoHours = ({ value, rules, evidence }: ListingFacts["hours"]): boolean =>
  value?.areAssumed === true &&
  value.overlapAsked === null &&
  (rules.some((rule) => whereOneLives.has(rule)) ||
    evidence.every(({ field, quote }) => field === "location" && !/\bhours\b/i.test(quote)));

/** Hours that we had to assume are left out: the posting names the zone and no more. */
const hoursOf = (fact: ListingFacts["hours"]) =>
  fact.value === null || namesNoHours(fact)
    ? null
    : {
        zone: fact.value.zone,
        from: fact.value.areAssumed ? null : clock(fact.value.start),
        to: fact.value.areAssumed ? null : clock(fact.value.end),
        overlap_hours: fact.value.overlapAsked,
      };

const clock = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
};

const engagementOf = (engagement: Engagement) =>
  engagement === "unclear" ? null : engagement === "employer-of-record" ? "eor" : engagement;

/** The facts under the names and in the units of the scorer. */
const scored = ({ pay, hours, risk, ...facts }: ListingFacts) => ({
  is_marketing: facts.isMarketing.value,
  role_type: facts.roleType.value ?? "none",
  experience: facts.experience.value,
  salary_min_usd_year: pay.value.amount?.usdPerYear.min ?? null,
  salary_max_usd_year: pay.value.amount?.usdPerYear.max ?? null,
  remote: facts.workplace.value === "remote",
  workplace: facts.workplace.value,
  accepts_south_africa: facts.openToSouthAfrica.value.replace("-", "_"),
  confidence: facts.openToSouthAfrica.confidence,
  pay: payOf(pay.value.amount),
  hours: hoursOf(hours),
  engagement: engagementOf(facts.engagement.value),
  scam: risk.verdict === "likely-scam",
});

if (import.meta.main) {
  process.exitCode = await classify(process.argv.slice(2), {
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
}
