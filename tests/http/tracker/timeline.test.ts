import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";
import type { ToolMember } from "../tools/member.ts";
import { added, done, happened, pathOf, readOf, refusal, trackerMember } from "./application.ts";

const database = await freshTables();

const move = async (member: ToolMember, id: number, result: string, on: string, note = "") =>
  done(await member.post(`${pathOf(id)}/moves`, { result, on, note }));

const askedAgain = async (member: ToolMember, id: number, on: string) =>
  done(await member.post(`${pathOf(id)}/follow-ups`, { on }));

const withoutEvent = (member: ToolMember, id: number, eventId: number | undefined) =>
  member.send("DELETE", `${pathOf(id)}/events/${eventId}`);

describe("moves", () => {
  test("stand in the order they happened, and the last says where it stands", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    await move(member, id, "Interview", "2026-11-14", "With the founder,\non Zoom");
    const whole = await move(member, id, "Viewed", "2026-11-12");
    expect(happened(whole)).toEqual([
      "2026-11-10 Pending",
      "2026-11-12 Viewed",
      "2026-11-14 Interview",
    ]);
    expect(whole).toMatchObject({ result: "Interview", lastOn: "2026-11-14" });
    expect(whole.events.at(-1)?.note).toBe("With the founder,\non Zoom");
  });

  test("of one day stand in the order they were written down", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    await move(member, id, "Interview", "2026-11-12");
    expect(await move(member, id, "Rejected", "2026-11-12")).toMatchObject({ result: "Rejected" });
  });

  test("may be of long ago, before the day it was applied for even, and of tomorrow at the latest", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    await move(member, id, "Replied", "2025-12-31");
    await move(member, id, "Hired", "2026-11-16");
    const late = await member.post(`${pathOf(id)}/moves`, { result: "Hired", on: "2026-11-17" });
    expect(refusal(late)).toEqual([400, "invalid_input"]);
    expect(late.reply["fields"]).toEqual({ on: "That day is still to come." });
  });

  test("at once are all there", async () => {
    const member = await trackerMember(testApp(database));
    const { id, version } = await added(member);
    await Promise.all(
      ["Viewed", "Replied", "Interview"].map((result) => move(member, id, result, "2026-11-15")),
    );
    const whole = await readOf(member, id);
    expect(whole.events).toHaveLength(4);
    expect(whole.result).toBe(whole.events.at(-1)?.result);
    expect(whole.version).toBe(version + 3);
  });
});

describe("taking a wrong entry out", () => {
  test("leads back to where it stood before", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const { events } = await move(member, id, "Rejected", "2026-11-14");
    const back = done(await withoutEvent(member, id, events[1]?.id));
    expect(back).toMatchObject({ result: "Pending", lastOn: "2026-11-10" });
    expect(happened(back)).toEqual(["2026-11-10 Pending"]);
    expect(refusal(await withoutEvent(member, id, events[1]?.id))).toEqual([404, "not_found"]);
  });

  test("never leaves it without a move", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const { events } = await askedAgain(member, id, "2026-11-14");
    const answer = await withoutEvent(member, id, events[0]?.id);
    expect(refusal(answer)).toEqual([409, "first_move_stays"]);
    expect((await readOf(member, id)).events).toEqual(events);
  });

  test("works for the first one once the right one is there", async () => {
    const member = await trackerMember(testApp(database));
    const { id, events } = await added(member);
    await move(member, id, "Viewed", "2026-11-10");
    const right = done(await withoutEvent(member, id, events[0]?.id));
    expect(happened(right)).toEqual(["2026-11-10 Viewed"]);
  });
});

describe("follow-ups", () => {
  test("set the next day in 7, then in 10 working days, and then no more", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member, { dateApplied: "2026-10-01", followUpDate: "2026-10-08" });
    const first = await askedAgain(member, id, "2026-10-08");
    expect(first).toMatchObject({ followUpDate: "2026-10-19", lastOn: "2026-10-08" });
    expect(happened(first)).toEqual(["2026-10-01 Pending", "2026-10-08 followed-up"]);
    expect((await askedAgain(member, id, "2026-10-19")).followUpDate).toBe("2026-11-02");
    expect((await askedAgain(member, id, "2026-11-02")).followUpDate).toBeNull();
  });

  test("count anew after an answer", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    await askedAgain(member, id, "2026-11-11");
    await move(member, id, "Replied", "2026-11-12");
    expect((await askedAgain(member, id, "2026-11-13")).followUpDate).toBe("2026-11-24");
  });

  test("are no move, and cannot lie ahead", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member, { result: "Viewed" });
    expect((await askedAgain(member, id, "2026-11-14")).result).toBe("Viewed");
    const ahead = await member.post(`${pathOf(id)}/follow-ups`, { on: "2026-11-17" });
    expect(refusal(ahead)).toEqual([400, "invalid_input"]);
  });
});
