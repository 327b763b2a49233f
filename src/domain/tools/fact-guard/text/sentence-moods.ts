import type { ReadText } from "./read-text.ts";

/** What kind of sentence each one is, for rules that must know whether it claims something. */
export interface Mood {
  /** Advice on the letter: what stands in quotation marks in it may be copied, the rest may not. */
  readonly advises: boolean;
  /** Asks for or offers a talk: its minutes and days are no facts. */
  readonly offersTalk: boolean;
  /** Speaks of the letter itself. */
  readonly aboutLetter: boolean;
  /** Ends in a question mark. */
  readonly asks: boolean;
  /** Holds a place to fill in. */
  readonly toFill: boolean;
}

const adviceFirst = new Set(
  `add consider mention include tailor quantify remove replace highlight avoid shorten rewrite personalise personalize emphasise
  emphasize ensure specify swap proofread try mirror reference rephrase clarify mentioning adding weave insert strengthen`.split(
    /\s+/,
  ),
);

/** Orders that are advice when they speak to somebody or of the letter. */
const maybeAdvice = new Set(
  `start open end close begin show use make cut focus research give provide move check follow send keep name tie address align connect
  explain link state explore break lead share wait aim write tell demonstrate prove back support instead rather perhaps maybe do don't be`.split(
    /\s+/,
  ),
);

/** Orders that no bullet of a CV begins with. */
const surelyAdvice = new Set(
  "keep follow wait put show give bring place tell name end close start prove say ask thank attach never always don't do be read let stay limit aim".split(
    " ",
  ),
);

const spokenTo = /^(?:you|your|yours|you're|you've|yourself)$/;
const ofLetter =
  /^(?:letter|cv|resume|draft|paragraph|paragraphs|sentence|sentences|opening|closing|tone|wording|bullet|bullets|application|reader|email|message|subject|intro|introduction|ending)$/;
const certainlyLetter =
  /^(?:letter|cv|resume|draft|paragraph|paragraphs|sentence|sentences|wording|bullets?)$/;
const modal = /^(?:could|should|might|may|can|would|need)$/;
const adviceVerb =
  /^(?:add|mention|include|name|show|quantify|replace|cut|open|tailor|say|give|use|consider|highlight|strengthen|explain|write|start|end|want|also|state|specify|mirror|make|try|tie|link|back)$/;
const worth = /^(?:adding|mentioning|naming|including|quantifying|showing|saying)$/;
const talk =
  /^(?:call|chat|coffee|meeting|calendar|conversation|zoom|catch|speak|talk|reply|available|free|touch|send|samples|walk|show)$/;
const asking =
  /^(?:would|could|can|are|happy|open|available|free|next|this|let|hear|forward|follow|love|quick|if|glad|delighted|will|welcome)$/;

/** The mood of every sentence. */
export function moodsOf(read: ReadText): Mood[] {
  const { words, sentenceStarts } = read;
  return sentenceStarts.slice(0, -1).map((first, sentence) => {
    const said = words.slice(first, sentenceStarts[sentence + 1]).filter(({ quoted }) => !quoted);
    const lows = said.map(({ low }) => low);
    const toReader = lows.some((low) => spokenTo.test(low));
    const ofWriting = lows.some((low) => ofLetter.test(low));
    const aboutLetter = lows.some((low) => certainlyLetter.test(low));
    const isOwn = lows.some((low) => /^(?:i|my|i've)$/.test(low));
    const order = lows.findIndex((low) => !/^\d+$/.test(low));
    const [start = "", second = ""] = lows.slice(Math.max(order, 0));
    return {
      advises:
        !/^(?:i|we|my)$/.test(start) &&
        (adviceFirst.has(start) ||
          surelyAdvice.has(start) ||
          (maybeAdvice.has(start) &&
            // "Cut email costs" is a bullet; "cut your opening" is not.
            (toReader ||
              (start === "cut" ? aboutLetter : ofWriting) ||
              /^(?:it|with|them|this)$/.test(second))) ||
          (aboutLetter &&
            !isOwn &&
            lows.some((low) => modal.test(low) || /^(?:needs|aim)$/.test(low))) ||
          lows.some((low, at) => isAdviceAt(lows, low, at))),
      offersTalk: lows.some((low) => talk.test(low)) && lows.some((low) => asking.test(low)),
      aboutLetter: aboutLetter || (toReader && lows.some((low) => /^(?:words|score)$/.test(low))),
      asks: endsAsking(read, sentenceStarts[sentence + 1] ?? 0),
      toFill: words.slice(first, sentenceStarts[sentence + 1]).some((word) => word.toFill),
    };
  });
}

function endsAsking({ text, words }: ReadText, next: number): boolean {
  const end = words[next - 1]?.end ?? 0;
  return /^["”’')\]]?\?/.test(text.slice(end, end + 2));
}

/** "you could add", "worth mentioning", "I suggest", "it would help to". */
function isAdviceAt(lows: readonly string[], low: string, at: number): boolean {
  const [next = "", afterNext = ""] = [lows[at + 1], lows[at + 2]];
  if (low === "you") return modal.test(next) && adviceVerb.test(afterNext);
  if (low === "worth") return worth.test(next);
  if (low === "i") return /^(?:suggest|recommend|advise)$/.test(next);
  if (low === "consider")
    return /^(?:adding|mentioning|including|opening|replacing|quantifying|using|naming)$/.test(
      next,
    );
  return low === "would" && (next === "help" || next === "strengthen") && afterNext !== "you";
}
