import { jobName } from "#domain/jobs/company.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import { sayHours } from "#domain/listing/hours/sast.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import { sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import type { JobDetail } from "#contract/jobs.ts";

/** A job as a message for a chat: plain lines, the verdict in the chat's own bold, the address last. */
export function shareText(job: JobDetail, address: string): string {
  const { hours } = job;
  return [
    jobName(job),
    `*${verdictOf(job).words}*`,
    `Pay: ${payWords(job)}`,
    `Hours: ${hours.value === null ? "not stated" : sayHours(hours.value)}`,
    "",
    address,
  ].join("\n");
}

function payWords({ pay, payInRand }: JobDetail): string {
  const { amount, terms } = pay.value;
  if (amount === null) return terms.includes("commission-only") ? "commission only" : "not stated";
  const atHome = payInRand && sayRand(payInRand, amount);
  return atHome === null ? sayPay(amount) : `${sayPay(amount)}, ${atHome}`;
}
