import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mostApplications, mostEvents } from "#domain/tracker/application.ts";
import { freshTables, testApp } from "../../../support/test-app.ts";
import type { ToolMember } from "../../tools/member.ts";
import {
  added,
  applicationsPath,
  done,
  pathOf,
  readOf,
  refusal,
  trackerMember,
  trackerPath,
  typed,
} from "../application.ts";

const database = await freshTables();
const thousands = 3_000;

/** So many more applications of a member, each with the beginning of its timeline. */
async function more(member: ToolMember, count: number, dateApplied = "2026-11-01"): Promise<void> {
  await database.queries.execute(sql`
    with added as (
      insert into job_applications (user_id, job_title, company, alike_key, job_type, platform,
        date_applied, result, last_on, origin, created_at)
      select ${member.user.id}, 'Job ' || n, 'Yoco', 'yoco|job ' || n, 'Full Time', 'Email',
        ${dateApplied}::date, 'Pending', ${dateApplied}::date, 'typed', now()
      from generate_series(1, ${count}::int) n returning id)
    insert into application_events (application_id, kind, result, happened_on, recorded_at)
    select id, 'moved', 'Pending', ${dateApplied}::date, now() from added`);
}

test("nobody has more than 10,000 applications, also not by sending two at once", async () => {
  const app = testApp(database);
  const member = await trackerMember(app);
  await more(member, mostApplications - 1);
  const { id: jobId } = await app.build.job();
  const answers = await Promise.all([
    member.post(applicationsPath, typed()),
    member.post(`${applicationsPath}/from-listing`, { jobId: String(jobId) }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const full = await member.post(applicationsPath, typed());
  expect(refusal(full)).toEqual([409, "applications_full"]);
  // Nor by putting back what made room for another.
  const id = Number(answers.find(({ status }) => status === 200)?.reply["id"]);
  await member.send("DELETE", pathOf(id));
  expect((await member.post(applicationsPath, typed())).status).toBe(200);
  expect(refusal(await member.post(`${pathOf(id)}/restore`))).toEqual([409, "applications_full"]);
});

test("thousands of quiet ones are closed in one pass, and taken back", async () => {
  const member = await trackerMember(testApp(database));
  await more(member, thousands, "2026-08-01");
  const { closed, undo } = done<{ closed: number; undo: string }>(
    await member.post(`${trackerPath}/close-quiet`),
  );
  expect(closed).toBe(thousands);
  const answer = await member.post(`${trackerPath}/close-quiet/undo`, { undo });
  expect(done(answer)).toEqual({ reopened: thousands });
  const { rows } = await database.executeSql(
    "select count(*)::int as n from job_applications where result = 'Pending' and last_on = '2026-08-01'",
  );
  expect(rows[0]?.["n"]).toBe(thousands);
});

test("a timeline ends at 100 entries, and removing one makes room for one", async () => {
  const member = await trackerMember(testApp(database));
  const { id } = await added(member);
  await database.queries.execute(sql`
    insert into application_events (application_id, kind, result, happened_on, recorded_at)
    select ${id}, 'moved', 'Viewed', date '2026-11-11', now()
    from generate_series(2, ${mostEvents}::int)`);
  const move = () => member.post(`${pathOf(id)}/moves`, { result: "Interview", on: "2026-11-12" });
  expect(refusal(await move())).toEqual([409, "timeline_full"]);
  const followUp = await member.post(`${pathOf(id)}/follow-ups`, { on: "2026-11-12" });
  expect(refusal(followUp)).toEqual([409, "timeline_full"]);
  const { events } = await readOf(member, id);
  done(await member.send("DELETE", `${pathOf(id)}/events/${events.at(-1)?.id}`));
  const answers = await Promise.all([move(), move()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
