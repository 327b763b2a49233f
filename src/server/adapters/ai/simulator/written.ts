import type { Behaviour } from "./behaviours.ts";
import { issueFor } from "./written-issue.ts";

type Body = Readonly<Record<string, unknown>>;
type Blocks = Readonly<Record<string, string>>;

/** What the simulated model writes: sensible, always the same for the same request, and of the shape that was asked for. */
export function writtenFor(behaviour: Behaviour, body: Body): string {
  if (behaviour === "quiet") return "";
  if (behaviour === "nonsense") return "Certainly! Here is what I think of it: very good.";
  const shape = shapeOf(body);
  const blocks = blocksIn(String(body["input"]));
  const write = writers[shape];
  if (write === undefined) return JSON.stringify({ message: `No shape called ${shape}` });
  const result = behaviour === "unfounded" ? { ...write(blocks), ...madeUp } : write(blocks);
  return JSON.stringify(behaviour === "wild" ? gone(result) : result);
}

function shapeOf(body: Body): string {
  const { format } = (body["text"] ?? {}) as { format?: { name?: string } };
  return format?.name ?? "";
}

/** The texts that were handed over between marks, by their names. */
function blocksIn(input: string): Blocks {
  const blocks: Record<string, string> = {};
  let open: { readonly name: string; readonly end: string; readonly lines: string[] } | null = null;
  for (const line of input.split("\n")) {
    const [, name = "", number = ""] = /^-{5} begin ([a-z-]+) (\w+) -{5}$/.exec(line) ?? [];
    if (open !== null && line === open.end) {
      blocks[open.name] = open.lines.join("\n");
      open = null;
    } else if (open !== null) open.lines.push(line);
    else if (name !== "") open = { name, end: `----- end ${name} ${number} -----`, lines: [] };
  }
  return blocks;
}

const writers: Readonly<Record<string, (blocks: Blocks) => object>> = {
  cover_letter_analysis: analysisOf,
  resume_template: templateFor,
  outreach_scripts: scriptsFor,
  newsletter_issue: issueFor,
  second_reading: readingOf,
};

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");
const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");
const begins = (text: string, most: number): string => wordsIn(text).slice(0, most).join(" ");

function analysisOf({ letter = "", ad = "" }: Blocks): object {
  const count = wordsIn(letter).length;
  const figures = letter.match(/\d+/g)?.length ?? 0;
  const asked = new Set(wordsIn(ad.toLowerCase()).filter((word) => word.length > 6));
  const shared = new Set(wordsIn(letter.toLowerCase()).filter((word) => asked.has(word))).size;
  const fitting = count >= 120 && count <= 400 ? 20 : 5;
  const score = Math.min(96, 34 + fitting + Math.min(24, figures * 6) + Math.min(18, shared * 3));
  const opening = begins(sentencesIn(letter)[0] ?? letter, 12);
  return {
    score,
    analysis: `Your letter runs to ${count} words and opens with "${opening}". ${figures === 0 ? "It makes claims without a single figure, so a reader has to take your word for them." : "It backs its claims with figures, which is what a hiring manager looks for first."} ${shared > 3 ? "It speaks to what the ad asks for." : "It could be sent to any company: little in it answers this ad."}`,
    strengthsWeaknesses: {
      strengths: [
        count <= 400 ? "It respects the reader's time." : "It leaves nothing out.",
        figures > 0 ? "It names results in figures." : "Its tone is friendly and clear.",
      ],
      weaknesses: [
        figures > 1 ? "The best result comes late." : "No result is named in figures.",
        shared > 3 ? "The close asks for nothing." : "The ad's own words hardly appear.",
      ],
    },
    suggestions: [
      "Open with the result that fits this company best.",
      "Name the tool you used for each result.",
      "Say which hours you overlap with the team.",
      "Close with one question the reader can answer in a line.",
    ],
    tailoredImprovements:
      'Try this opening: "I grew organic sign-ups by 62% in nine months at Yoco, and I would like to do the same for you." Then say in one sentence how you work with a team in another time zone.',
  };
}

function templateFor({ specialty = "Marketing", level = "Mid Level" }: Blocks): object {
  return {
    summary: `${level.replace(" Level", "-level")} ${specialty} specialist who plans, ships and measures. Used to working with teams in other time zones.`,
    skills: [
      "Campaign planning",
      "GA4",
      "Looker Studio",
      "Copywriting",
      "Testing",
      `${specialty} reporting`,
      "HubSpot",
      "Stakeholder updates",
    ],
    experienceBullets: [
      `Planned and ran ${specialty} work for [client or employer], from brief to report`,
      "Set up a monthly report that [who] used to decide where the budget went",
      "Raised [metric] from [before] to [after] within [months]",
      "Managed a budget of $120,000 a year across four channels",
    ],
    achievements: ["Cut [cost] by [number]% while keeping [result]", "Google Ads certified"],
    recommendations: `Put your two best ${specialty} results into the first third of the page. Name the tools in the ad as the ad writes them.`,
  };
}

function scriptsFor({
  target = "",
  purpose = "",
  channel = "both",
  role = "marketer",
  context = "",
  job = "",
}: Blocks): object {
  const because = context === "" ? "" : ` ${begins(context, 30)}`;
  const about = job === "" ? purpose.replaceAll("-", " ") : job;
  const note = `Hi [first name], I am a ${role} in South Africa and follow what you do.${because} Would a short call about ${about} make sense?`;
  return {
    linkedinMessage: channel === "email" ? null : note,
    emailSubject: channel === "linkedin" ? null : `A ${role} for your team`,
    emailBody:
      channel === "linkedin"
        ? null
        : `Hi [first name],\n\n${note.slice("Hi [first name], ".length)}\n\nI have run campaigns for 14 companies like yours.\n\nKind regards\n[your name]`,
    followUpMessage: `Hi [first name], one more line from me, with an idea for your ${target.replaceAll("-", " ")} that I would be glad to show you.`,
    emailFollowUpMessage:
      channel === "both"
        ? `Hi [first name],\n\nThe idea I wrote about fits on one page. Shall I send it?\n\n[your name]`
        : null,
    tips: [
      "Send it on a Tuesday or Wednesday morning, their time.",
      "Name something they published this month.",
      "Follow up once, a week later.",
    ],
  };
}

const decides =
  /\b(anywhere|worldwide|globally|south africa|emea|only|must be based|authori[sz]ed to work|citizens?)\b/i;
const shuts = /\b(only|must be based|authori[sz]ed to work|citizens?)\b/i;

/** In place of what the ad says. */
const madeUp = {
  openToSouthAfrica: "yes",
  quote: "People from every country in Africa are welcome to apply.",
  reason: "They say that everybody may apply.",
};

function readingOf({ ad = "" }: Blocks): object {
  const quote = sentencesIn(ad).find((sentence) => decides.test(sentence)) ?? null;
  if (quote === null)
    return {
      openToSouthAfrica: "unclear",
      quote: null,
      reason: "The ad does not say from where people may apply.",
    };
  const isShut = shuts.test(quote) && !/south africa|anywhere|worldwide/i.test(quote);
  return {
    openToSouthAfrica: isShut ? "no" : "yes",
    quote,
    reason: isShut
      ? "This sentence asks for people of one place."
      : "This sentence lets people apply from where you are.",
  };
}

/** Every figure and list beyond what was asked for. */
const gone = (result: object): object =>
  Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, name === "score" ? 940 : blownUp(value)]),
  );

function blownUp(value: unknown): unknown {
  if (typeof value === "string") return `${value} `.repeat(40);
  if (Array.isArray(value))
    return Array.from({ length: 200 }, (_, at) => `${String(value[0])} ${at}`);
  return value;
}
