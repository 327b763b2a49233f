import { knownCompany } from "#domain/jobs/company.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import { payInRand } from "#domain/listing/pay/in-rand.ts";
import { payTermWords, riskWords } from "#domain/listing/advice/fact-names.ts";
import type { Hours, RiskVerdict, SastDay } from "#domain/listing/facts.ts";
import { hoursToKeep, sayDay, sayOverlap } from "#domain/listing/hours/sast.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import { randParts } from "#domain/listing/pay/saying/say-rand.ts";
import type { NameWords } from "#server/drawing/name.ts";
import { signOf, type Sign } from "#server/drawing/sign.ts";
import type { PicturedJob } from "../stores/published.ts";

/** What stands on the picture of a job. */
export interface PictureWords extends NameWords {
  readonly verdict: Sign;
  readonly pay: PayWords;
  readonly hours: HoursWords | null;
}

interface PayWords {
  readonly offered: string;
  readonly isFigure: boolean;
  readonly per: string;
  /** In rand, and how that was worked out; both may be missing. */
  readonly atHome: string;
  readonly rate: string;
  readonly terms: string;
}

interface HoursWords {
  /** What their colour stands for. */
  readonly theirs: string;
  readonly lines: readonly string[];
  readonly days: readonly SastDay[];
}

export const wordsOf = (job: PicturedJob, rates: RateTable): PictureWords => ({
  title: job.title,
  instead: `${job.roleType} job`,
  company: knownCompany(job.company),
  verdict: signOf(verdictOf(job)),
  warning: warningOf(job.riskVerdict),
  pay: payWords(job, rates),
  hours: job.hours && hoursWords(job.hours),
});

/** Who shares a doubtful job should not make it look sound; of a likely scam the verdict itself warns. */
const warningOf = (verdict: RiskVerdict): Sign | null =>
  verdict === "be-careful"
    ? { kind: "unclear", sign: "warning", words: riskWords["be-careful"] }
    : null;

function payWords(job: PicturedJob, rates: RateTable): PayWords {
  const { amount, terms } = job.pay.value;
  if (amount === null) {
    const isCommission = terms.includes("commission-only");
    const offered = isCommission ? payTermWords["commission-only"].name : "Pay not stated";
    return { offered, isFigure: false, per: "", atHome: "", rate: "", terms: "" };
  }
  const [offered = "", per = ""] = sayPay(amount).split("/");
  const inRand = payInRand(job, rates);
  const said = inRand && randParts(inRand, amount);
  return {
    offered: capitalised(offered),
    isFigure: true,
    per: `/${per}`,
    atHome: said?.amount ?? "",
    rate: said?.rate ?? "",
    terms: terms.map((term) => payTermWords[term].name).join(" · "),
  };
}

function hoursWords(hours: Hours): HoursWords {
  const { january, july, isEnough } = hoursToKeep(hours);
  const [inJanuary, inJuly] = [sayDay(january), sayDay(july)];
  const [first, second] = isEnough ? [`${sayOverlap(hours)}: `, "or "] : ["", ""];
  const theirs = isEnough ? "Enough" : "Their day";
  if (inJanuary === inJuly)
    return { theirs, lines: [`${first}${inJanuary} SAST`], days: [january] };
  return {
    theirs,
    lines: [`${first}${inJanuary} SAST in January`, `${second}${inJuly} in July`],
    days: [january, july],
  };
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
