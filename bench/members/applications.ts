import { addDays, sastDay } from "#domain/days.ts";
import { jobTypes, platforms, results } from "#domain/tracker/application.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { addApplication } from "#server/features/tracker/applications/store.ts";
import { moveTo } from "#server/features/tracker/timeline/store.ts";
import { benchGrowth } from "./growth.ts";

const tags = ["Teardown", "Founder note", "Referral ask", null];

/** A member's tracker: its list, filters, board, due list and analytics. */
export const benchApplications = (): Promise<void> =>
  benchGrowth({
    name: "applications",
    few: 50,
    many: 5_000,
    questions: [
      { name: "list", path: "/api/premium/tracker" },
      { name: "a tab", path: "/api/premium/tracker?tab=active" },
      { name: "a filter", path: "/api/premium/tracker?platform=Upwork&strategyTag=Teardown" },
      { name: "board", path: "/api/premium/tracker/board" },
      { name: "due", path: "/api/premium/tracker/due" },
      { name: "analytics", path: "/api/premium/job-applications/analytics" },
    ],
    fill,
  });

/** Spread over two years, each with a move or two behind it. */
async function fill(tx: Queries, userId: number, count: number): Promise<void> {
  const now = new Date();
  for (let number = 0; number < count; number += 1) {
    const dateApplied = addDays(sastDay(now), -(number % 700));
    const id = await addApplication(tx, {
      userId,
      jobTitle: `Marketer number ${number}`,
      company: `Company ${number % 900}`,
      jobType: of(jobTypes, number),
      platform: of(platforms, number),
      dateApplied,
      result: "Pending",
      coverLetterTemplate: null,
      notes: "Sent two samples.",
      strategyTag: tags[number % tags.length] ?? null,
      followUpDate: addDays(dateApplied, 7),
      salary: "$4,000/month",
      url: null,
      origin: "typed",
      now,
    });
    const result = of(results, number * 3);
    if (result !== "Pending")
      await moveTo(tx, id, { result, on: addDays(dateApplied, number % 9), note: null }, now);
  }
}

const of = <Value>(values: readonly [Value, ...Value[]], at: number): Value =>
  values[at % values.length] ?? values[0];
