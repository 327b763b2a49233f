import { everyMatch } from "#domain/listing/text/every-match.ts";
import { currencyOfSign } from "#domain/listing/vocabulary/pay-words.ts";

/** An amount of money, or a span of it, as it stands in a sentence. What it is for is not known yet. */
export interface Figure {
  readonly start: number;
  readonly end: number;
  readonly low: number;
  readonly high: number;
  readonly isRange: boolean;
  /** Written with a plus behind it, as in "$50k+". */
  readonly isOpen: boolean;
  /** ISO 4217, `$` for a dollar of a country not named, null when no currency is written. */
  readonly currency: string | null;
  /** Written with thousands: "60k", "60,000". Such a number may be pay without a currency too. */
  readonly hasThousands: boolean;
}

const codes =
  "aed|aud|brl|cad|chf|czk|dkk|eur|gbp|hkd|huf|ils|inr|jpy|kes|mxn|myr|ngn|nok|nzd|php|pln|ron|sek|sgd|thb|usd|zar";
const dollars = String.raw`(?:(?<![a-z])(?:us|ca|cdn|c|au|a|nz|sg|s|hk|mx|r))?\$`;
const before = String.raw`(?:(?<![a-z])(?:${codes}) ?)?(?:${dollars}|[€£₹₱₦₪¥฿]|(?<![a-z])(?:dhs|ksh|rm|rs\.?|r|n(?=\d{2,3}(?:k\b|,\d{3}))))|(?<![a-z])(?:${codes})`;
// Groups of three, Indian groups, or plain digits; a stray space after the comma is a slip of the pen.
const number = String.raw`\d{1,2}(?:,\d{2}){1,3},\d{3}(?!\d)|\d{1,3}(?:(?:[.,' ]|, )\d{3}(?![\d(]|k\b)){1,6}|\d{1,9}(?![\d_])`;
const cents = String.raw`(?:[.,]\d{1,2}(?!\d))?`;
// Of "LPA" the last letters are the period, a year; an "L" alone is a lakh only where rupees stand before it.
const scale = String.raw`(?:k|hundred|thousand|grand|lakhs?|m|mm|mn|mio|million|millions|b|bn|billion|trillion)(?![a-z])|l(?=pa\b)|(?<=₹ ?\d[\d.]{0,4} ?)l(?![a-z])`;
const namedMoney = String.raw`(?:us |u\.s\. |american |canadian |australian |singapore )?dollars\b|bucks\b|euros?\b|(?:british )?pounds\b|rands?\b|zl\b|kc\b|lei\b|(?:${codes})\b`;
const after = String.raw`[€£]|\$(?!\d)|${namedMoney}`;
/** The currency may come last of all: "45-50 an hour (AUD)". */
const afterPeriod = String.raw`(?= ?(?:\/|p\/|per|an?) ?(?:hour|hr|h|day|week|month|mo|year|yr|annum)\b[ ,]*\(?(?:in )?(${namedMoney}))`;
// "$50k+" is open upwards, "$50k + bonus" is not.
const plus = String.raw`(?:\+| plus(?= (?:per|an?|\/)\b))(?! ?(?:\d|annual|benefit|bonus|comm|equity|incentive|ote|perform|stock|super|tips))`;
// It begins at a digit and looks back for the currency, so that text without digits costs next to nothing. A 401k is
// a pension plan.
const token = new RegExp(
  String.raw`(?=\d)(?!40[13] ?\(?[kb]\b)(?<=((?:${before}) ?~?)|(?<![\w.,#]))((?:${number})${cents})(?: ?(${scale}))?(?: ?\(?(${after})|${afterPeriod}|)(${plus})?`,
  "g",
);
const sign = /[$€£₹₱₦₪¥฿]/;
const digitOfMoney = new RegExp(
  String.raw`\d(?: ?k(?![a-z])|[ .,']?000(?!\d)| \d{3}(?!\d)| ?thousand| ?(?:hundred|grand|bucks|euro|kc|lei|(?:[a-z.]{2,10} )?(?:dollars|pounds)|rand|zl|lpa|${codes})|(?:\/| per| an?) ?(?:h|day|week|mo|y|annum)|\d{4}|(?<=(?<![a-z])(?:r|rs\.?|rm|ksh|${codes}) ?\d))`,
);

/** Every figure of money in a sentence, from left to right. */
export function figuresIn(text: string): Figure[] {
  if (!/\d/.test(text) || !(sign.test(text) || digitOfMoney.test(text))) return [];
  const tokens = everyMatch(text, token).map(tokenOf);
  const figures: Figure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const low = tokens[at];
    const high = tokens[at + 1];
    if (low === undefined) continue;
    if (high !== undefined && areSpan(text, low, high)) {
      figures.push(span(low, high));
      at += 1;
    } else figures.push(single(low));
  }
  return figures.filter(({ currency, hasThousands }) => currency !== null || hasThousands);
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly scale: number;
  readonly currency: string | null;
  readonly isOpen: boolean;
  readonly isGrouped: boolean;
}

function tokenOf(match: RegExpExecArray): Token {
  const [whole, prefix, digits = "", scaleWord, beside, later, more] = match;
  const value = valueOf(digits);
  const currency = preferCode(currencyOf(prefix), currencyOf(beside ?? later));
  return {
    start: match.index - (prefix?.length ?? 0),
    end: match.index + whole.length,
    value,
    scale: scaleOf(scaleWord, currency, value),
    currency: currency ?? currencyOfScale(scaleWord),
    isOpen: more !== undefined,
    isGrouped: digits.length >= 5 || /\d[., ']+\d{3}/.test(digits),
  };
}

function valueOf(digits: string): number {
  // Shorter ones have no room for groups of three.
  if (digits.length < 3) return Number(digits);
  if (/^0\d*[.,]/.test(digits)) return Number(digits.replace(",", "."));
  const [, whole = digits, cent = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${cent}0`);
}

function scaleOf(word: string | undefined, currency: string | null, value: number): number {
  if (word === undefined) return 1;
  // In rand a year's pay may be a million and more.
  if (currency === "ZAR" && value < 6 && /^m(?:illion|io|n)?$/.test(word)) return 1_000_000;
  if (countedInMillions.has(currency ?? "") && /^m(?:illion|io|n)?$/.test(word)) return 1_000_000;
  if (word === "k" || word === "thousand" || word === "grand") return 1_000;
  if (word === "hundred") return 100;
  // Nobody is paid in millions: such a figure is a company's own, and too large to pass for pay.
  return word.startsWith("l") ? 100_000 : Number.POSITIVE_INFINITY;
}

/** Only in India is pay counted in lakhs. */
const currencyOfScale = (word: string | undefined): string | null =>
  word?.startsWith("l") === true ? "INR" : null;

/** Money of which a year's pay is millions. */
const countedInMillions: ReadonlySet<string> = new Set(["HUF", "JPY", "NGN"]);

/** Both sides of a number may name the money: "USD $80,000", "$80,000 CAD". A code says more than a bare `$`. */
function preferCode(first: string | null, second: string | null): string | null {
  return first === null || (first === "$" && second !== null) ? second : first;
}

const leadingCode = new RegExp(`^(?:${codes})`);

function currencyOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  const bare = currencyOfSign.get(written);
  if (bare !== undefined) return bare;
  const sign = written.trim().replace(/~$/, "").trim().replace(/\.$/, "");
  const known = currencyOfSign.get(sign);
  if (known !== undefined) return known;
  const code = leadingCode.exec(sign)?.[0];
  if (code !== undefined) return code.toUpperCase();
  if (sign.endsWith("pounds")) return "GBP";
  if (sign.endsWith("dollars"))
    return (
      { us: "USD", u: "USD", am: "USD", ca: "CAD", au: "AUD", si: "SGD" }[sign.slice(0, 2)] ?? "$"
    );
  return null;
}

const between =
  /^ ?(?:(?:(?:\/|p\/|per |an? )[a-z]{1,6}|monthly|hourly|weekly|daily|yearly|annually|p\.?[hdwma]\.?)\b ?)?,? ?(?:-|to|(?:and )?(?:rising|rises?|increasing|increases|growing|grows|going up|goes up|going|moving up|moves up|progressing|progresses|climbing|climbs|stepping up|reviewed|raised),? to|bis|az|until|~|up to|bis zu|through|,? (?:and )?(?:an? )?max(?:imum)?(?: of)?|and|und|or|et|y|a)(?: up to)? ?$/;

const hasCents = /\d[.,]\d\d$/;

function areSpan(text: string, low: Token, high: Token): boolean {
  if (high.start - low.end > 48) return false;
  const gap = text.slice(low.end, high.start).replaceAll(/ +/g, " ");
  // "$ 11.00 27.00 per hour" has lost its dash.
  if (
    gap === " " &&
    high.currency === null &&
    [low, high].every(({ start, end }) => hasCents.test(text.slice(start, end)))
  )
    return true;
  if (gap.length > 30 || !between.test(gap)) return false;
  // "R180 an hour, max 20 hours a week" is so much work, not so much money.
  if (
    high.currency === null &&
    /^ ?(?:hours?|hrs?|days?)\b/.test(text.slice(high.end, high.end + 8))
  )
    return false;
  const isMoney = [low, high].some(
    (end) => end.currency !== null || end.isGrouped || end.scale > 1,
  );
  if (!isMoney) return false;
  // "R19 000 or R21 000" is what it may come to.
  if (/^ ?or ?$/.test(gap) && low.currency !== null && low.currency === high.currency) return true;
  if (/\b(?:and|und|or|et|y)\b/.test(gap)) {
    return /\b(?:between|zwischen|entre|tussen|begins? at|starts? at|start at|from)[^.]{0,14}$/.test(
      text.slice(Math.max(0, low.start - 24), low.start),
    );
  }
  return true;
}

/** "R15-18 000" leaves the thousands of the first to the second. */
const isShortened = (own: Token, other: Token): boolean =>
  other.scale === 1 && other.isGrouped && !own.isGrouped && own.value * 1_000 <= other.value;

function span(low: Token, high: Token): Figure {
  // "60-80k" and "$60k-80" say thousands once for both.
  const scale = (own: Token, other: Token): number =>
    own.scale > 1 || own.value >= 1_000 ? own.scale : isShortened(own, other) ? 1_000 : other.scale;
  return {
    start: low.start,
    end: high.end,
    low: low.value * scale(low, high),
    high: high.value * scale(high, low),
    isRange: true,
    isOpen: false,
    currency: preferCode(preferCode(low.currency, high.currency), low.currency),
    hasThousands: [low, high].some((end) => end.scale > 1 || end.isGrouped),
  };
}

function single(token: Token): Figure {
  const value = token.value * token.scale;
  return {
    start: token.start,
    end: token.end,
    low: value,
    high: value,
    isRange: false,
    isOpen: token.isOpen,
    currency: token.currency,
    hasThousands: token.scale > 1 || token.isGrouped,
  };
}
