import type { ClockSaid } from "./item.ts";

/** A time of day that stands at a place in a text. */
export interface FoundClock {
  readonly clock: ClockSaid;
  readonly to: number;
  /** It needs no word beside it to be a time: "3 pm", "14:00", "noon". */
  readonly isPlain: boolean;
}

const hourWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const hourSource = `\\d{1,2}|${hourWords.join("|")}`;
const half = String.raw`(?: ?([ap])\.m\b\.?| ?([ap])m\b|([ap])\b)?`;

const named = /(?:12 ?)?(noon|midday|midnight)\b/y;
const spoken = new RegExp(
  String.raw`((?:half|quarter|five|ten|twenty|twenty-five|5|10|15|20|25)[ -](?:past|to)|half) (${hourSource})(?![\d:])(?: o'clock\b)?${half}`,
  "y",
);
const figured = new RegExp(
  String.raw`(${hourSource})(?:([:.h])([0-5]\d)(?::[0-5]\d(?:\.\d{1,3})?)?(?!\d))?( ?(?:hrs?|hours|uhr)\b|h\b| ?o'clock\b)?${half}`,
  "y",
);
const military =
  /([01]\d|2[0-3])([0-5]\d)(?:(?= ?(?:utc|gmt|zulu|sast|cest|cet|[ecmp][sd]?t|bst|ist)\b|z\b)| ?(?:h|hrs?|hours)\b)/y;

const at = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

const hourOf = (word: string): number => hourWords.indexOf(word) + 1 || Number(word);

export function clockAt(text: string, index: number): FoundClock | undefined {
  const word = at(named, text, index);
  if (word !== null) {
    const clock: ClockSaid =
      word[1] === "midnight"
        ? { hour: 0, minute: 0, form: "midnight" }
        : { hour: 12, minute: 0, form: "sure" };
    return { clock, to: index + word[0].length, isPlain: true };
  }
  return spokenAt(text, index) ?? militaryAt(text, index) ?? figuredAt(text, index);
}

const halfOf = (...letters: readonly (string | undefined)[]): "am" | "pm" | undefined => {
  const letter = letters.find((one) => one !== undefined);
  return letter === undefined ? undefined : letter === "a" ? "am" : "pm";
};

const minutesSaid = new Map([
  ["half", 30],
  ["quarter", 15],
  ["five", 5],
  ["ten", 10],
  ["twenty", 20],
  ["twenty-five", 25],
  ...[5, 10, 15, 20, 25].map((minutes) => [String(minutes), minutes] as const),
]);

/** "Half past two", "quarter to 3 pm", "ten past four". */
function spokenAt(text: string, index: number): FoundClock | undefined {
  const match = at(spoken, text, index);
  if (match === null) return undefined;
  const [whole, part = "", word = "", ...letters] = match;
  const said = hourOf(word);
  if (said < 1 || said > 12) return undefined;
  const isTo = part.endsWith("to");
  const hour = isTo ? (said === 1 ? 12 : said - 1) : said;
  const past = minutesSaid.get(part.split(/[ -](?:past|to)/)[0] ?? "") ?? 0;
  const minute = isTo ? 60 - past : past;
  const found = halfOf(...letters);
  const form = part === "half" ? "half" : found === undefined ? "figure" : "sure";
  const clock = { hour, minute, form, ...(found === undefined ? {} : { half: found }) } as const;
  return { clock, to: index + whole.length, isPlain: part !== "half" };
}

/** "1400 hrs", "1400 UTC", "1400Z". */
function militaryAt(text: string, index: number): FoundClock | undefined {
  const match = at(military, text, index);
  if (match === null) return undefined;
  const clock: ClockSaid = { hour: Number(match[1]), minute: Number(match[2]), form: "sure" };
  return { clock, to: index + match[0].length, isPlain: true };
}

function figuredAt(text: string, index: number): FoundClock | undefined {
  const match = at(figured, text, index);
  if (match === null) return undefined;
  const [whole, word = "", mark, minutes, unit, ...letters] = match;
  const said = halfOf(...letters);
  const hour = hourOf(word);
  const minute = Number(minutes ?? 0);
  if (/\d/.test(text.charAt(index + whole.length)) || hour > 24) return undefined;
  if (hour === 24 && minute > 0) return undefined;
  if (said !== undefined && hour === 0) return undefined;
  const to = index + whole.length;
  const isPlain =
    said !== undefined ||
    mark === ":" ||
    (mark === "h" && minutes !== undefined) ||
    /o'clock/.test(unit ?? "");
  return { clock: clockOf(word, hour, minute, said, mark, unit), to, isPlain };
}

function clockOf(
  word: string,
  hour: number,
  minute: number,
  said: "am" | "pm" | undefined,
  mark: string | undefined,
  unit: string | undefined,
): ClockSaid {
  // "14:00 pm" says the same thing twice.
  if (said !== undefined && hour <= 12) {
    if (hour === 12 && minute === 0 && said === "am")
      return { hour: 0, minute: 0, form: "midnight" };
    return { hour, minute, half: said, form: "sure" };
  }
  const isOfTwentyFour =
    word.startsWith("0") || mark === "h" || /h|uhr/.test(unit?.replace("o'clock", "") ?? "");
  // At night nobody interviews: "02:00" and "3 Uhr" may be the afternoon of somebody careless.
  const isSure = hour > 12 || hour === 0 || (isOfTwentyFour && hour >= 7);
  const form = isSure ? "sure" : mark === undefined ? "figure" : "minutes";
  return { hour, minute, form };
}
