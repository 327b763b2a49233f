import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { median } from "./measure.ts";

const postings = 300;
/** What postings on the boards we read come to on average. */
const usualLength = 3_000;
const rounds = 30;

/** Sentences as postings have them: one in three holds something that a rule must look at closely. */
const telling = [
  "You have at least 4 years of experience in a marketing role at a software company.",
  "This is a fully remote position, open to candidates anywhere in EMEA.",
  "We work asynchronously, with four hours of overlap with Central European Time.",
  "The salary is $60,000 - $75,000 per year, paid monthly, plus a yearly bonus.",
  "You can join us as an independent contractor or through our employer of record.",
  "Our customers are mostly in the United States, Canada and the United Kingdom.",
  "We spend $40,000 a month on ads, and you will help us spend less.",
  "Health insurance, a home office budget and 25 days of paid leave.",
  "We are an equal opportunity employer and value people of every background.",
];

const quiet = [
  "Acme makes scheduling software that twelve thousand salons use every day.",
  "We are a team of forty who care about plain language and finished work.",
  "You plan, write and measure our email campaigns from the first idea to the report.",
  "You own the content calendar, brief writers and edit what they send.",
  "Together with product and design you decide which stories we tell.",
  "You write clear English, and you know how to make a number tell a story.",
  "Knowing HubSpot, Google Analytics or a similar tool is a plus.",
  "Send us two pieces you are proud of; a cover letter is not needed.",
  "The process is a short call, a small task and a talk with the team.",
  "You report to our head of marketing and work closely with two designers.",
  "At first you will audit what we have and propose a plan.",
  "You question what we do, and say so kindly.",
  "We grow by word of mouth, so what we publish has to be worth passing on.",
  "You keep our style guide alive and help others to follow it.",
  "You test subject lines, and know when a result is only luck.",
  "You enjoy turning a messy interview into a story that reads itself.",
  "Our brand is calm and a little dry, and we would like to keep it so.",
];

function textOf(length: number, from: number): string {
  const parts: string[] = [];
  for (let size = 0, at = from; size < length; at += 1) {
    const sentence =
      (at % 3 === 0 ? telling[(at / 3) % telling.length] : quiet[at % quiet.length]) ?? "";
    parts.push(sentence, at % 4 === 0 ? "\n" : " ");
    size += sentence.length + 1;
  }
  return parts.join("").slice(0, length);
}

const postingOf = (length: number, from: number): Posting => ({
  title: "Senior Email Marketing Manager (Remote)",
  company: "Acme",
  location: from % 2 === 0 ? "Remote, EMEA" : "USA",
  description: textOf(length, from),
  payText: from % 4 === 0 ? "$60k - $75k" : "",
  tags: ["marketing", "email", "full-time"],
});

const long = 1_000_000;
const upTo = (piece: string): string => piece.repeat(Math.ceil(long / piece.length)).slice(0, long);

/** A megabyte that somebody made to be slow to read. */
const hostile: Readonly<Record<string, string>> = {
  "one word": upTo("a"),
  "only line ends": upTo("\n"),
  "signs of money": upTo("$"),
  figures: upTo("$1,234,567 "),
  brackets: upTo("(["),
  "nested brackets": "(".repeat(long / 2) + ")".repeat(long / 2),
  "one place": upTo("South Africa "),
  "one code": upTo("US, "),
  exceptions: upTo("anywhere except "),
  "tags and entities": upTo("<b title='>'>&amp;&#8203;</b><"),
  "open tags": upTo("<script"),
  "turned around": upTo("\u{202e}a"),
  "half of what rules need": upTo("send your bank "),
};

interface ListingSpeed {
  /** Time per character of each hostile megabyte, as a multiple of that in a posting of the usual length. */
  readonly hostile: Readonly<Record<string, number>>;
  readonly perCpuSecond: number;
  /** Time per character in a posting of a million, as a multiple of that in one of the usual length. */
  readonly growth: number;
}

/** How many postings one processor reads in a second, and whether a huge one takes time in line with its length. */
export function listingSpeed(): ListingSpeed {
  const usual = Array.from({ length: postings }, (_, index) => postingOf(usualLength, index));
  const million = [postingOf(1_000_000, 0)];
  const usualSeconds = secondsFor(usual);
  const perCharacter = usualSeconds / (postings * usualLength);
  return {
    perCpuSecond: postings / usualSeconds,
    growth: secondsFor(million) / long / perCharacter,
    hostile: Object.fromEntries(
      Object.entries(hostile).map(([name, description]) => [
        name,
        secondsFor([{ ...postingOf(0, 0), description }], 4) / long / perCharacter,
      ]),
    ),
  };
}

/** Of processor time, which a busy neighbour does not add to. */
function secondsFor(list: readonly Posting[], times = rounds): number {
  const seconds = Array.from({ length: times }, () => {
    const before = process.cpuUsage();
    for (const posting of list) factsOf(posting, startingRates);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000_000;
  });
  // The first half only warms up.
  return median(seconds.slice(times / 2));
}
