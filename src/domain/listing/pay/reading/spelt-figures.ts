const units =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const unit = units.join("|");
const spelt = new RegExp(
  String.raw`\b(?:(${tens.join("|")})(?:[ -](${unit}))?|(${unit}))(?= (?:thousand|hundred)|(?: (?:and|to|or)|-) [a-z -]{3,20}(?:thousand|hundred)|,? (?:rand|dollars|pounds|euros)\b)`,
  "g",
);
const mayBeSpelt = /\b(?:thousand|hundred|rand|dollars|pounds|euros)\b/;

/** The text with figures for number words, letter for letter as long: "twenty thousand rand" is "000020 thousand rand". */
export function withFigures(text: string): string {
  if (!mayBeSpelt.test(text)) return text;
  return text.replace(spelt, (whole: string, ten?: string, one?: string, alone?: string) => {
    const value =
      alone === undefined
        ? (tens.indexOf(ten ?? "") + 2) * 10 + units.indexOf(one ?? "") + 1
        : units.indexOf(alone) + 1;
    return String(value).padStart(whole.length, "0");
  });
}
