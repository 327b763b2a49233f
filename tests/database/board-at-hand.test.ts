import { afterAll, beforeAll, expect, test } from "vitest";
import { startingFilters } from "#domain/jobs/filters.ts";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { boardAtHand } from "#server/features/jobs/search/board-at-hand.ts";
import { findPage } from "#server/features/jobs/search/list-jobs.ts";
import { recentReader } from "#server/features/jobs/search/recent-jobs.ts";
import { searchReader } from "#server/features/jobs/search/search-query.ts";
import { testClock } from "../support/clock.ts";
import { openTestDatabase } from "../support/database.ts";
import { jobValues } from "../support/factories.ts";

const clock = testClock();
const database = await openTestDatabase();
const { queries } = database;
const readers = {
  readRecent: recentReader(queries, clock),
  readSearch: searchReader(database, clock),
};
const findAtHand = boardAtHand(database, clock);
const searches = ["", "lead", "growth lead", "lead -", "e-mail", "growht", "lead manager", "the"];
const choices = [
  {},
  { isWorldwideOnly: false },
  { roleType: "Email Marketing" },
  { experience: "Senior", isWorldwideOnly: false },
  { salary: "60-80", roleType: "Growth Marketing" },
] as const;

beforeAll(async () => {
  const kinds = ["Growth Marketing", "Email Marketing", "SEO"] as const;
  const values = Array.from({ length: 90 }, (_, index) =>
    jobValues(new Date(clock.now().getTime() - (index % 40) * 3_600_000), {
      title: `${index % 2 === 0 ? "Growth" : "Email"} ${index % 5 === 0 ? "Manager" : "Lead"}`,
      tier: index % 4 === 0 ? "premium" : "free",
      roleType: kinds[index % 3] ?? "SEO",
      experience: index % 7 === 0 ? "Senior" : "Mid Level",
      payBand: index % 3 === 0 ? "60-80" : null,
      openness: index % 11 === 0 ? "no" : index % 6 === 0 ? "unclear" : "yes",
    }),
  );
  await queries.insert(jobs).values(values);
});
afterAll(() => database.close());

test.each(searches)("what is found at hand is what the database finds: %j", async (search) => {
  for (const choice of choices)
    for (const viewer of [null, { isPremium: true }]) {
      const wanted = { ...startingFilters, search, ...choice, savedBy: null };
      const open = tiersOpenTo(viewer);
      const found = await findPage(queries, { ...readers, findAtHand }, wanted, open, null);
      const asked = await findPage(queries, readers, wanted, open, null);
      expect(found.counts, JSON.stringify(choice)).toEqual(asked.counts);
      expect(found.rows).toEqual(asked.rows);
      expect(found.teasers.map(({ id }) => id)).toEqual(asked.teasers.map(({ id }) => id));
    }
});
