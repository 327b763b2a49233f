import { describe, expect, test } from "vitest";
import { declaredHolidays } from "#server/adapters/database/schema.ts";
import { testClock } from "../../support/clock.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { toolMember } from "../tools/member.ts";

const database = await freshTables();

describe("public holidays", () => {
  test("are told by year, with those that were declared", async () => {
    const app = testApp(database);
    await database.queries
      .insert(declaredHolidays)
      .values({ day: "2026-11-04", name: "Local government elections" });
    const response = await app.request("/api/holidays?year=2026");
    const listed = (await response.json()) as { day: string; name: string }[];
    expect(listed).toHaveLength(14);
    expect(listed).toContainEqual({ day: "2026-11-04", name: "Local government elections" });
    expect(listed).toContainEqual({
      day: "2026-08-10",
      name: "National Women's Day (observed)",
    });
  });

  test.each(["", "?year=1994", "?year=2101", "?year=abc", "?year=2026.5"])(
    "are not told for %j",
    async (query) => {
      const app = testApp(database);
      expect((await app.request(`/api/holidays${query}`)).status).toBe(400);
    },
  );

  test("move the day to follow up, by law and when declared", async () => {
    const app = testApp(database, { clock: testClock(new Date("2026-12-11T08:00:00Z")) });
    const member = await toolMember(app);
    const body = {
      text: "SEO Manager at Fathom. We hire anywhere in the world, South Africa included.",
      jobTitle: "SEO Manager",
      company: "Fathom",
      url: null,
    };
    const followUpOf = async (company: string): Promise<unknown> => {
      const path = "/api/premium/job-applications/from-ad";
      const { reply } = await member.post(path, { ...body, company });
      return (reply["application"] as { followUpDate: unknown }).followUpDate;
    };
    expect(await followUpOf("First")).toBe("2026-12-21");
    await database.queries.insert(declaredHolidays).values({ day: "2026-12-18", name: "Declared" });
    expect(await followUpOf("Second")).toBe("2026-12-22");
  });
});
