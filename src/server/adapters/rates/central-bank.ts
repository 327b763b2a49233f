import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Web } from "#server/adapters/web/port.ts";
import { RatesUnreadable, type RateSource } from "./port.ts";

/** Published on working days at about four in the afternoon in Frankfurt; needs no key. */
export const centralBankAddress = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

/** Its table is a few thousand bytes. */
const mostBytes = 100_000;

/** The reference rates of the European Central Bank. */
export const centralBankRates = (web: Web): RateSource => ({
  name: "European Central Bank",
  async newest() {
    const bytes = await web.fetchBytes(centralBankAddress, mostBytes);
    return tableIn(new TextDecoder().decode(bytes));
  },
});

/** It says what a euro is worth in each currency; we keep what each is worth in dollars. */
function tableIn(xml: string): RateTable {
  const [, day] = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml) ?? [];
  const quoted = xml.matchAll(
    /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d+(?:\.\d+)?)['"]/g,
  );
  const forEuro = new Map(Array.from(quoted, ([, code = "", rate]) => [code, Number(rate)]));
  const dollars = forEuro.get("USD") ?? 0;
  if (day === undefined || dollars <= 0 || !forEuro.has("ZAR"))
    throw new RatesUnreadable("There is no table with dollars and rand in it");
  const worths = [...forEuro]
    .filter(([, rate]) => rate > 0)
    .map(([code, rate]) => [code, dollars / rate]);
  return { day, usdFor: { ...Object.fromEntries(worths), EUR: dollars, USD: 1 } };
}
