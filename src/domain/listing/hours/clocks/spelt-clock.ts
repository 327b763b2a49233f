const hourWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const hourWord = `(${hourWords.join("|")})`;

/** Ways of writing a time of day, each with the figures it stands for. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bhalf past (\d{1,2})\b/g, "$1:30"],
  [/\bquarter past (\d{1,2})\b/g, "$1:15"],
  [/\b12 ?(?:noon|midday)\b/g, "12:00"],
  [/\b12 ?midnight\b/g, "24:00"],
  [/\b(\d{1,2}(?::\d\d)?)([ap])\b(?!\.)/g, "$1$2m"],
  [
    /\b([01]\d|2[0-4])([0-5]\d) ?(?:hrs )?(-|to|till|until) ?([01]\d|2[0-4])([0-5]\d)\b/g,
    "$1:$2 $3 $4:$5",
  ],
  [/\b(\d{1,2})h(\d\d)\b/g, "$1:$2"],
  [/\b(\d{1,2}) ?h(?= ?(?:-|a|to|until|till|and)\b| ?-| ?\d|,|$)/g, "$1:00"],
  [
    /(?<=\d(?::\d\d)? ?(?:-|to|until|till) ?)(\d{1,2})h\b(?! ?(?:an?|per|of|each|every|daily|overlap\w*)\b| ?\/)/g,
    "$1:00",
  ],
  [/\b(\d{1,2}:\d\d) ?z\b/g, "$1 utc"],
  [
    /\b([01]\d|2[0-4])([0-5]\d) ?(-|to|until|till) ?([01]\d|2[0-4])([0-5]\d)\b(?= ?\(?[a-z])/g,
    "$1:$2 $3 $4:$5",
  ],
  [
    /\b([01]\d|2[0-4])([0-5]\d) and ([01]\d|2[0-4])([0-5]\d)\b(?= ?\(?(?:utc|gmt|[a-z]{1,3}t)\b)/g,
    "$1:$2 and $3:$4",
  ],
  [/\b(\d{1,2}) ?vm\b/g, "$1am"],
  [/\b(\d{1,2}) ?nm\b/g, "$1pm"],
  [/\b(\d{1,2}(?::\d\d)?) (?:o'clock )?in the (?:afternoon|evening)\b/g, "$1pm"],
  [/\b(\d{1,2}(?::\d\d)?) (?:o'clock )?in the morning\b/g, "$1am"],
  [/\b(?:noon|midday)\b/g, "12:00"],
  [/\bmidnight\b/g, "24:00"],
  [/\b(\d{1,2}) o'clock\b/g, "$1:00"],
  [
    /\b(\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?) start(?:s|ing)?[,;]?(?: and| to| -)?(?: an?)? ?(\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?) (?:finish|end|close|stop)\b/g,
    "$1 to $2",
  ],
  [
    /\b((?:start|begin|online|open|log|arrive|kick|clock|desk|switch|sign|in)\w*)\b([^.;\d]{0,30}?) (?:at|by) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?)([^.;\d]{0,30}?)(?:,? ?\b(?:and|then|to)\b[^.;\d]{0,14}?)? ?\b(?:end|finish|close|shut|stop|go|done|off|out|gone|away|free|over|leave|wrap|home|knock|switch|sign)(?:e?s|ing|ed)?\b[^.;\d]{0,20}? (?:at|by|around) (\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?)/g,
    "$1$2 $3 to $5$4",
  ],
];
const spelt = new RegExp(
  String.raw`\b${hourWord}(?=[ -](?:to|till|until|and|in the|o'clock)\b| ?-| ?[ap]\.?m\b)|(?<=\b(?:to|till|until|past|at|from|-)[ -]?)${hourWord}(?! (?:hours?|days?|weeks?|people|times?))\b`,
  "g",
);
/** "Eight thirty". */
const withMinutes = new RegExp(
  String.raw`\b${hourWord}[ -](thirty|fifteen)\b(?! (?:people|days|hours))`,
  "g",
);
/** What a time of day needs to be written in words, or in figures that are no clock's. */
export const mayBeSpelt =
  /\b(?:at|by) (?:\d|[a-z]{3,6}\b).{1,60} (?:at|by|around) (?:\d|[a-z]{3,6}\b)|\bstarts?\b.{1,16}\b(?:finish|end|close|stop)\b|\b(?:thirty|fifteen) (?:to|till|until|and)\b|\b(?:noon|midday|midnight|half past|quarter (?:past|to)|o'clock|in the (?:morning|afternoon|evening))\b|\d ?[hz]\b|\dh\d|\d[ap]\b|\d ?[vn]m\b|\b0\d[0-5]\d ?(?:hrs )?(?:-|to|till|until|and) ?[012]\d|\b[12]\d[0-5]\d ?(?:hrs )?(?:-|to|till|until) ?[012]\d\d\d ?(?:hrs|[a-z]{1,3}t\b|gmt|utc)/;
export const speltRange = new RegExp(
  String.raw`\b${hourWord}[ -](?:to|till|until)[ -]${hourWord}\b|\b${hourWord} ?[ap]\.?m\b|\b(?:at|from) ${hourWord}\b.{1,30}\b(?:at|to|until|till|by) ${hourWord}\b`,
);

/** The text with times of day in figures: "seven to three" is "7 to 3", "half past eight" "8:30". */
export function withClockFigures(text: string): string {
  let figures = text
    .replace(
      withMinutes,
      (_, hour: string, part: string) =>
        `${String(hourWords.indexOf(hour) + 1)}:${part === "thirty" ? "30" : "15"}`,
    )
    .replace(spelt, (word) => String(hourWords.indexOf(word) + 1));
  figures = figures.replace(
    /\bquarter to (\d{1,2})\b/g,
    (_, hour: string) => `${String(Number(hour) - 1)}:45`,
  );
  for (const [pattern, clock] of spellings) figures = figures.replace(pattern, clock);
  return figures;
}
