import { expect, test } from "vitest";
import { minutes } from "../../support/clock.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import type { ToolMember } from "../tools/member.ts";
import {
  added,
  addedAll,
  done,
  happened,
  pathOf,
  readOf,
  refusal,
  trackerMember,
  trackerPath,
} from "./application.ts";

const database = await freshTables();
const quiet = { dateApplied: "2026-08-01" };

const closed = async (member: ToolMember): Promise<{ closed: number; undo: string }> =>
  done(await member.post(`${trackerPath}/close-quiet`));

const reopened = async (member: ToolMember, undo: string): Promise<number> =>
  done<{ reopened: number }>(await member.post(`${trackerPath}/close-quiet/undo`, { undo }))
    .reopened;

test("all that were quiet for 60 days are moved to No Response today, and nothing else is", async () => {
  const member = await trackerMember(testApp(database));
  const [first, second, over, young] = await addedAll(member, [
    quiet,
    { ...quiet, result: "Interview" },
    { ...quiet, result: "Hired" },
    { dateApplied: "2026-11-01" },
  ]);
  expect((await closed(member)).closed).toBe(2);
  expect(happened(await readOf(member, first?.id ?? 0))).toEqual([
    "2026-08-01 Pending",
    "2026-11-15 No Response",
  ]);
  expect((await readOf(member, second?.id ?? 0)).result).toBe("No Response");
  expect((await readOf(member, over?.id ?? 0)).result).toBe("Hired");
  expect((await readOf(member, young?.id ?? 0)).result).toBe("Pending");
  expect((await closed(member)).closed).toBe(0);
});

test("can be taken back: each stands where it stood", async () => {
  const member = await trackerMember(testApp(database));
  const [first, second] = await addedAll(member, [quiet, { ...quiet, result: "Interview" }]);
  const { undo } = await closed(member);
  expect(await reopened(member, undo)).toBe(2);
  expect(await readOf(member, first?.id ?? 0)).toMatchObject({
    result: "Pending",
    lastOn: "2026-08-01",
    events: first?.events,
  });
  expect((await readOf(member, second?.id ?? 0)).result).toBe("Interview");
  expect(await reopened(member, undo)).toBe(0);
});

test("what was moved since stays where it was moved to", async () => {
  const app = testApp(database);
  const member = await trackerMember(app);
  const [moved, deleted, other] = await addedAll(member, [quiet, quiet, quiet]);
  const { undo } = await closed(member);
  app.clock.advance(minutes(1));
  const to = { result: "Replied", on: "2026-11-15" };
  done(await member.post(`${pathOf(moved?.id ?? 0)}/moves`, to));
  await member.send("DELETE", pathOf(deleted?.id ?? 0));
  expect(await reopened(member, undo)).toBe(1);
  expect(happened(await readOf(member, moved?.id ?? 0))).toEqual([
    "2026-08-01 Pending",
    "2026-11-15 No Response",
    "2026-11-15 Replied",
  ]);
  expect((await readOf(member, other?.id ?? 0)).result).toBe("Pending");
});

test("where the closing is all that is left of a timeline it stays, and the others are taken back", async () => {
  const member = await trackerMember(testApp(database));
  const [bare, other] = await addedAll(member, [quiet, quiet]);
  const { undo } = await closed(member);
  const first = bare?.events[0]?.id ?? 0;
  done(await member.send("DELETE", `${pathOf(bare?.id ?? 0)}/events/${first}`));
  expect(await reopened(member, undo)).toBe(1);
  expect(happened(await readOf(member, bare?.id ?? 0))).toEqual(["2026-11-15 No Response"]);
  expect((await readOf(member, other?.id ?? 0)).result).toBe("Pending");
});

test("twice at once closes each once, and takes back each once", async () => {
  const member = await trackerMember(testApp(database));
  const { id } = await added(member, quiet);
  const both = await Promise.all([closed(member), closed(member)]);
  expect(both[0].closed + both[1].closed).toBe(1);
  expect((await readOf(member, id)).events).toHaveLength(2);
  const undo = both.find((one) => one.closed === 1)?.undo ?? "";
  const back = await Promise.all([reopened(member, undo), reopened(member, undo)]);
  expect(back.toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test("a follow-up is no silence", async () => {
  const member = await trackerMember(testApp(database));
  const { id } = await added(member, quiet);
  done(await member.post(`${pathOf(id)}/follow-ups`, { on: "2026-11-01" }));
  expect((await closed(member)).closed).toBe(0);
});

test("another member's closing cannot be taken back, nor what is no closing", async () => {
  const app = testApp(database);
  const [mine, theirs] = [await trackerMember(app), await trackerMember(app)];
  const { id } = await added(mine, quiet);
  const { undo } = await closed(mine);
  expect(await reopened(theirs, undo)).toBe(0);
  expect((await readOf(mine, id)).result).toBe("No Response");
  const answer = await mine.post(`${trackerPath}/close-quiet/undo`, { undo: "1 or 1=1" });
  expect(refusal(answer)).toEqual([400, "invalid_input"]);
});
