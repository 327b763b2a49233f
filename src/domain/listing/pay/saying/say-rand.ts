import type { PayPeriod } from "#domain/listing/facts.ts";
import type { PayInRand } from "#domain/listing/pay/in-rand.ts";
import { grouped, roundForReading, shortDay } from "./figures.ts";

interface Offered {
  readonly currency: string;
  readonly period: PayPeriod;
}

/** What an offer is at home, with the rate it was worked out at; null when that is what was offered. */
export function sayRand(inRand: PayInRand, offered: Offered): string | null {
  const said = randParts(inRand, offered);
  return said && `≈ ${[said.amount, said.rate].filter(Boolean).join(" ")}`;
}

/** The same in two parts, for whoever sets them in different type. */
export function randParts(
  inRand: PayInRand,
  { currency, period }: Offered,
): { readonly amount: string; readonly rate: string } | null {
  if (currency === "ZAR" && period === inRand.per) return null;
  return {
    amount: `${rangeOf(inRand)}/${inRand.per}${weekOf(inRand)}`,
    rate: rateOf(inRand, currency),
  };
}

/** What the same offer was worth over a year, since the rand never stands still; null where that is not known. */
export function sayLastYear({ lastYear, per }: Pick<PayInRand, "lastYear" | "per">): string | null {
  if (lastYear === null) return null;
  const [low, high] = [sayAmount(lastYear.min), sayAmount(lastYear.max)];
  const each = per === "hour" ? "an hour" : `a ${per}`;
  return low === high ? null : `${low} to ${high} ${each} at the rates of the last 12 months`;
}

/** A month of fewer hours must not be taken for a full one. */
function weekOf({ per, hoursPerWeek, isPartTime }: PayInRand): string {
  if (per !== "month") return "";
  if (hoursPerWeek !== null) return ` for ${hoursPerWeek} hours a week`;
  return isPartTime ? " part time" : "";
}

function rangeOf({ min, max }: PayInRand): string {
  const [low, high] = [sayAmount(min), sayAmount(max)];
  if (low === null) return `up to ${high}`;
  if (high === null) return `from ${low}`;
  return low === high ? low : `${low}–${high}`;
}

function rateOf(inRand: PayInRand, currency: string): string {
  if (currency === "ZAR") return "";
  const unit = currency === "USD" ? "" : ` per ${currency}`;
  return `at ${sayRate(inRand)}${unit} (${dayOf(inRand)})`;
}

interface UsedRate {
  readonly currency: string;
  readonly inRand: PayInRand;
}

/** All the rates that some offers were worked out at, each once, with their day; null when there are none. */
export function sayRates(used: readonly UsedRate[]): string | null {
  const foreign = used.filter(({ currency }) => currency !== "ZAR");
  const byDay = Map.groupBy(foreign, ({ inRand }) => dayOf(inRand));
  const said = [...byDay].map(([day, rates]) => {
    const each = new Set(
      rates.map(({ currency, inRand }) => `${sayRate(inRand)} per ${unitOf(currency)}`),
    );
    return `${[...each].join(", ")} (${day})`;
  });
  return said.length === 0 ? null : `Rand at ${said.join("; ")}`;
}

const unitOf = (currency: string): string => (currency === "USD" ? "dollar" : currency);

const sayRate = ({ rand }: PayInRand): string =>
  `R${rand < 1 ? rand.toPrecision(3) : rand.toFixed(2)}`;

const dayOf = ({ day, isOld }: PayInRand): string =>
  `${shortDay(day)}${isOld ? ", an old rate" : ""}`;

const sayAmount = (rand: number | null): string | null =>
  rand === null ? null : `R${grouped(roundForReading(rand))}`;
