import type { Tracked } from "#contract/tracker/applications.ts";
import type { AdThatDay } from "#contract/tracker/application.ts";
import { sastDay } from "#domain/days.ts";
import { postingFromText } from "#domain/listing/pasted.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";
import { payInRand } from "#domain/listing/pay/in-rand.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import {
  applicationDefaults,
  applicationLimits,
  type JobType,
} from "#domain/tracker/application.ts";
import { nextFollowUp } from "#domain/tracker/cadence.ts";
import { platformOf } from "#domain/tracker/platform-of.ts";
import { cutText } from "#domain/markup/cut-text.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { readWhole } from "./read-whole.ts";
import { addApplication, findAlike, trackedFrom, type ApplicationFields } from "./store.ts";

interface Viewer {
  readonly id: number;
  readonly isPremium: boolean;
}

/** Puts ads into the tracker in one step, with what they say that day. */
export function adTracker(services: TrackerServices) {
  const { database, clock, declaredDays, findJob, readRates, startStepDone } = services;

  async function track(
    viewer: Viewer,
    fields: AdFields,
    from: { readonly ad: AdThatDay; readonly jobId?: number },
  ): Promise<Tracked> {
    const { id, isNew, alike } = await database.transaction(async (tx) => {
      await lockUser(tx, viewer.id);
      const before = from.jobId === undefined ? null : await trackedFrom(tx, viewer.id, from.jobId);
      if (before !== null) return { id: before, isNew: false, alike: [] };
      const others = await findAlike(tx, viewer.id, fields);
      const now = clock.now();
      const origin = from.jobId === undefined ? "checked-ad" : "listing";
      const added = await addApplication(tx, {
        ...fields,
        ...from,
        followUpDate: nextFollowUp(fields.dateApplied, 0, await declaredDays(tx)),
        userId: viewer.id,
        origin,
        now,
      });
      await startStepDone(tx, viewer.id, "applications", now);
      return { id: added, isNew: true, alike: others };
    });
    return { application: await readWhole(database.queries, viewer.id, id), isNew, alike };
  }

  return {
    async fromListing(viewer: Viewer, jobId: string): Promise<Tracked> {
      const job = await findJob(jobId, viewer);
      const ad = adOf(job.text, job.facts, await readRates(), clock.now());
      const named = { jobTitle: job.title, company: job.company ?? "Unknown Company" };
      const fields = fieldsFor(ad, { ...named, url: job.applyLink, salary: job.salaryText });
      return track(viewer, fields, { ad, jobId: job.id });
    },

    async fromText(
      viewer: Viewer,
      { text, ...named }: { readonly text: string } & Named,
    ): Promise<Tracked> {
      const rates = await readRates();
      const posting = postingFromText(text);
      const ad = adOf(text, factsOf(posting, rates), rates, clock.now());
      const salary = posting.payText === "" ? null : posting.payText;
      return track(viewer, fieldsFor(ad, { ...named, salary }), { ad });
    },
  };
}

interface Named {
  readonly jobTitle: string;
  readonly company: string;
  readonly url: string | null;
}

const adOf = (text: string, facts: ListingFacts, rates: RateTable, now: Date): AdThatDay => ({
  takenOn: sastDay(now),
  text: text.toWellFormed().replaceAll("\0", ""),
  facts,
  payInRand: payInRand({ pay: facts.pay, riskVerdict: facts.risk.verdict }, rates),
});

type AdFields = Omit<ApplicationFields, "followUpDate">;

/** Applied for today, where its link leads. */
function fieldsFor(
  ad: AdThatDay,
  { jobTitle, company, url, salary }: Named & { readonly salary: string | null },
): AdFields {
  return {
    jobTitle: cutText(jobTitle, applicationLimits.title),
    company: cutText(company, applicationLimits.company),
    jobType: jobTypeOf(ad.facts),
    platform: platformOf(url),
    dateApplied: ad.takenOn,
    result: applicationDefaults.result,
    coverLetterTemplate: null,
    notes: null,
    strategyTag: null,
    salary: salary === null ? null : cutText(salary, applicationLimits.salary),
    url,
  };
}

function jobTypeOf({ engagement, pay }: ListingFacts): JobType {
  if (pay.value.terms.includes("part-time")) return "Part Time";
  return engagement.value === "contractor" ? "Contract" : applicationDefaults.jobType;
}
