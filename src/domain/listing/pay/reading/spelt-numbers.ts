const units = "one two three four five six seven eight nine".split(" ");
const teens =
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const values: ReadonlyMap<string, number> = new Map([
  ...units.map((word, index) => [word, index + 1] as const),
  ...teens.map((word, index) => [word, index + 10] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

const spelt = new RegExp(
  String.raw`\b(?:(${tens.join("|")})(?:[ -](${units.join("|")}))?|(${[...teens, ...units].join("|")}))\b`,
  "g",
);

/** Numbers are spelt out beside all sorts of things; only beside words for money is it worth looking. */
export const mayBeMoney = /\b(?:hundred|thousand|grand|rand|bucks|dollars|pounds|euros?)\b/;

/**
 * The text with numbers below a hundred in figures: "twenty-five thousand rand" is "25 thousand rand". Spaces fill up what
 * becomes shorter, so that every other letter stays in its place.
 */
export function withSpeltNumbers(text: string): string {
  return text
    .replaceAll(spelt, (whole: string, ten?: string, unit?: string, single?: string) => {
      const value = valueOf(ten) + valueOf(unit) + valueOf(single);
      return String(value).padStart(whole.length);
    })
    .replaceAll(
      hundredThousands,
      (whole: string, hundreds: string, rest: string) =>
        `${String(Number(hundreds) * 100 + Number(rest)).padStart(whole.length - 1)} `,
    )
    .replaceAll(hundredAnd, (whole: string, hundreds: string, rest: string) =>
      String(Number(hundreds) * 100 + Number(rest)).padStart(whole.length),
    );
}

/** "Two hundred and eighty", once its numbers are in figures. */
const hundredAnd =
  /\b(\d{1,2}) {1,9}hundred(?: and)? {1,9}(\d{1,2})\b(?! {0,9}(?:hundred|thousand|grand))/g;

/** "One hundred and ten thousand"; "between five hundred and ten thousand" is two numbers. */
const hundredThousands =
  /(?<!\b(?:between|from) {1,9})\b(\d{1,2}) {1,9}hundred and {1,9}(\d{1,2}) (?= {0,9}(?:thousand|grand)\b)/g;

const valueOf = (word: string | undefined): number =>
  word === undefined ? 0 : (values.get(word) ?? 0);
