import type { BoardOpenness } from "#domain/jobs/board-openness.ts";
import { knownCompany } from "#domain/jobs/company.ts";
import { openWords } from "#domain/listing/advice/open-words.ts";
import { payInRand } from "#domain/listing/pay/in-rand.ts";
import { payTermWords, riskWords } from "#domain/listing/advice/fact-names.ts";
import type { Hours, Pay, RiskVerdict, SastDay } from "#domain/listing/facts.ts";
import { sayDay } from "#domain/listing/hours/sast.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import { sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import type { PicturedJob } from "../stores/published.ts";

/** What stands on the picture of a job. */
export interface PictureWords {
  readonly title: string;
  /** For a title in letters that cannot be drawn. */
  readonly instead: string;
  readonly company: string | null;
  readonly verdict: Sign;
  readonly warning: Sign | null;
  readonly pay: PayWords;
  readonly hours: HoursWords | null;
}

export interface Sign {
  /** Good news, a doubt, or bad news. */
  readonly kind: BoardOpenness;
  readonly sign: BoardOpenness | "warning";
  readonly words: string;
}

interface PayWords {
  readonly offered: string;
  readonly isFigure: boolean;
  readonly per: string;
  /** In rand a month, and how that was worked out; both may be missing. */
  readonly atHome: string;
  readonly rate: string;
  readonly terms: string;
}

interface HoursWords {
  readonly lines: readonly string[];
  readonly days: readonly SastDay[];
}

export const wordsOf = (job: PicturedJob, rates: RateTable): PictureWords => ({
  title: job.title,
  instead: `${job.roleType} job`,
  company: knownCompany(job.company),
  verdict: { kind: job.openness, sign: job.openness, words: openWords[job.openness] },
  warning: warningOf(job.riskVerdict),
  pay: payWords(job.pay, rates),
  hours: job.hours && hoursWords(job.hours),
});

/** Who shares a doubtful job should not make it look sound. */
function warningOf(verdict: RiskVerdict): Sign | null {
  if (verdict === "nothing-odd" || verdict === "too-little") return null;
  const kind = verdict === "likely-scam" ? "no" : "unclear";
  return { kind, sign: "warning", words: riskWords[verdict] };
}

function payWords(pay: Pay, rates: RateTable): PayWords {
  const { amount, terms } = pay;
  if (amount === null) {
    const isCommission = terms.includes("commission-only");
    const offered = isCommission ? payTermWords["commission-only"].name : "Pay not stated";
    return { offered, isFigure: false, per: "", atHome: "", rate: "", terms: "" };
  }
  const [offered = "", per = ""] = sayPay(amount).split("/");
  const inRand = payInRand(pay, rates);
  const said = (inRand && sayRand(inRand, amount)) ?? "";
  const [atHome = "", rate = ""] = said.replace("≈ ", "").split(/(?<=\/month) /);
  return {
    offered: capitalised(offered),
    isFigure: true,
    per: `/${per}`,
    atHome,
    rate,
    terms: terms.map((term) => payTermWords[term].name).join(" · "),
  };
}

function hoursWords({ january, july }: Hours): HoursWords {
  const [inJanuary, inJuly] = [sayDay(january), sayDay(july)];
  if (inJanuary === inJuly) return { lines: [`${inJanuary} SAST`], days: [january] };
  return {
    lines: [`${inJanuary} SAST in January`, `${inJuly} in July`],
    days: [january, july],
  };
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
