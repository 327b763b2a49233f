/** What a word adds to a figure: "twenty" and "five" are 25. */
export const smallNumbers: ReadonlyMap<string, number> = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((name, value) => [name, value]),
);

export const tens: ReadonlyMap<string, number> = new Map(
  "twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((name, index) => [name, (index + 2) * 10]),
);

/** What a word multiplies a figure by. */
export const multiples: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["grand", 1_000],
  ["k", 1_000],
  ["million", 1_000_000],
  ["mil", 1_000_000],
  ["m", 1_000_000],
  ["mn", 1_000_000],
  ["mio", 1_000_000],
  ["billion", 1_000_000_000],
  ["bn", 1_000_000_000],
  ["b", 1_000_000_000],
  ["dozen", 12],
]);

/** Currencies by their signs and names. */
export const currencies: ReadonlyMap<string, string> = new Map([
  ["$", "$"],
  ["us$", "$"],
  ["usd", "$"],
  ["dollar", "$"],
  ["dollars", "$"],
  ["bucks", "$"],
  ["r", "R"],
  ["zar", "R"],
  ["rand", "R"],
  ["rands", "R"],
  ["€", "€"],
  ["eur", "€"],
  ["euro", "€"],
  ["euros", "€"],
  ["£", "£"],
  ["gbp", "£"],
  ["pound", "£"],
  ["pounds", "£"],
  ["quid", "£"],
]);

/** Shares and multiplications that are said without a figure, in percent or in times. */
export const saidInWords: ReadonlyMap<
  string,
  { readonly unit: "percent" | "times"; readonly value: number }
> = new Map([
  ["doubled", { unit: "times", value: 2 }],
  ["doubling", { unit: "times", value: 2 }],
  ["double", { unit: "times", value: 2 }],
  ["doubles", { unit: "times", value: 2 }],
  ["twofold", { unit: "times", value: 2 }],
  ["tripled", { unit: "times", value: 3 }],
  ["tripling", { unit: "times", value: 3 }],
  ["triple", { unit: "times", value: 3 }],
  ["trebled", { unit: "times", value: 3 }],
  ["threefold", { unit: "times", value: 3 }],
  ["quadrupled", { unit: "times", value: 4 }],
  ["quadrupling", { unit: "times", value: 4 }],
  ["fourfold", { unit: "times", value: 4 }],
  ["quintupled", { unit: "times", value: 5 }],
  ["fivefold", { unit: "times", value: 5 }],
  ["sixfold", { unit: "times", value: 6 }],
  ["tenfold", { unit: "times", value: 10 }],
  ["halved", { unit: "percent", value: 50 }],
  ["halving", { unit: "percent", value: 50 }],
  ["half", { unit: "percent", value: 50 }],
]);

/** Lengths of time in months. Shorter ones are parts of a month, so that equal spans are equal figures. */
export const spans: ReadonlyMap<string, number> = new Map([
  ["decade", 120],
  ["year", 12],
  ["yr", 12],
  ["month", 1],
  ["quarter", 3],
  ["fortnight", 14 / 30],
  ["week", 7 / 30],
  ["wk", 7 / 30],
  ["day", 1 / 30],
  ["hour", 1 / 720],
  ["hr", 1 / 720],
  ["minute", 1 / 43_200],
  ["min", 1 / 43_200],
  ["second", 1 / 2_592_000],
  ["sec", 1 / 2_592_000],
]);

const starts: ReadonlySet<string> = new Set([
  ...smallNumbers.keys(),
  ...tens.keys(),
  ...saidInWords.keys(),
  ...spans.keys(),
  ..."a an dozen couple pair twice thrice".split(" "),
  ..."dozens scores tens hundreds thousands millions billions".split(" "),
]);

/** Whether a figure may begin with a word. Most words are told from figures by this alone. */
export const mayStartFigure = (low: string): boolean => starts.has(low) || /\d/.test(low);
