import { describe, expect, test } from "vitest";
import type { Member, MemberDetail } from "#contract/admin/membership.ts";
import { days } from "../../support/clock.ts";
import { payingApps } from "../../support/providers/paystack.ts";
import { freshTables, type TestApp } from "../../support/test-app.ts";
import { newMember, paid, premiumUntilOf, type TestMember } from "../membership/member.ts";

const database = await freshTables();
const paying = await payingApps(database);

const admin = (app: TestApp): Promise<TestMember> => newMember(app, { isAdmin: true });

async function list(boss: TestMember, query = ""): Promise<Member[]> {
  const { reply } = await boss.get(`/api/admin/memberships${query}`);
  return reply["members"] as Member[];
}

describe("the list of members", () => {
  test("holds who paid or has premium, newest first, and is found by name, address and reference", async () => {
    const { app, paystack } = paying();
    const boss = await admin(app);
    const old = await newMember(app, { username: "nomsa_m", email: "nomsa@example.org" });
    const oldReference = await paid(old, paystack);
    app.clock.advance(days(1));
    const fresh = await newMember(app, { username: "pieter" });
    await paid(fresh, paystack);
    const free = await newMember(app, { username: "free-rider" });
    expect((await list(boss)).map(({ username }) => username)).toEqual(["pieter", "nomsa_m"]);
    expect((await list(boss))[1]).toMatchObject({
      userId: old.user.id,
      state: "renewing",
      payments: 1,
      premiumUntil: (await premiumUntilOf(app, old.user))?.toISOString(),
    });
    for (const search of ["NOMSA", "example.org", oldReference])
      expect((await list(boss, `?search=${search}`)).map(({ username }) => username)).toEqual([
        "nomsa_m",
      ]);
    expect(await list(boss, "?search=nomsa%25m")).toEqual([]);
    expect((await list(boss, "?search=nomsa_m")).length).toBe(1);
    // Somebody without premium is found too, or nobody could give it to them.
    expect(await list(boss, "?search=free-rider")).toMatchObject([
      { userId: free.user.id, state: "none", payments: 0 },
    ]);
    await old.post("/api/subscription/cancel");
    expect((await list(boss, "?state=ending")).map(({ username }) => username)).toEqual([
      "nomsa_m",
    ]);
    expect(await list(boss, "?state=overdue")).toEqual([]);
    const gift = { days: 30, reason: "Won the raffle" };
    await boss.post(`/api/admin/memberships/${free.user.id}/give`, gift);
    const namesIn = async (state: string) =>
      (await list(boss, `?state=${state}`)).map(({ username }) => username);
    expect(await namesIn("given")).toEqual(["free-rider"]);
    expect(await namesIn("renewing")).toEqual(["pieter"]);
    app.clock.advance(days(800));
    const later = await admin(app);
    const ended = (await list(later, "?state=ended")).map(({ username }) => username);
    expect(ended.toSorted()).toEqual(["free-rider", "nomsa_m", "pieter"]);
  });

  test("narrowed to a state begins with who is in it, however many others had premium since", async () => {
    const { app, paystack } = paying();
    const goesOn = await newMember(app, { username: "goes-on" });
    await paid(goesOn, paystack);
    const ends = await newMember(app, { username: "ends" });
    await paid(ends, paystack);
    await ends.post("/api/subscription/cancel");
    app.clock.advance(days(30));
    const boss = await admin(app);
    const now = app.clock.now().toISOString();
    await database.executeSql(
      `with added as (
         insert into users (username, skeleton, email, premium_until, created_at)
         select 'gift ' || n, 'gift ' || n, n || '@gifts.example', $1::timestamptz + interval '90 days', $1::timestamptz
         from generate_series(1, 700) n returning id, premium_until)
       insert into premium_decisions (user_id, until, reason, made_at)
       select id, premium_until, 'A gift', $1::timestamptz from added`,
      [now],
    );
    for (const [state, username] of [
      ["renewing", "goes-on"],
      ["ending", "ends"],
    ] as const)
      expect(await list(boss, `?state=${state}`)).toMatchObject([{ username, state }]);
    expect(await list(boss, "?state=given")).toHaveLength(50);
  });

  test("comes in pages that join without a gap", async () => {
    const { app } = paying();
    const boss = await admin(app);
    for (let at = 0; at < 120; at += 1) await app.build.premiumUser();
    const names: string[] = [];
    let cursor: string | null = "";
    for (let page = 0; cursor !== null && page < 5; page += 1) {
      const query: string = cursor === "" ? "" : `?cursor=${cursor}`;
      const { reply } = await boss.get(`/api/admin/memberships${query}`);
      names.push(...(reply["members"] as Member[]).map(({ username }) => username));
      cursor = reply["nextCursor"] as string | null;
    }
    expect(names).toHaveLength(120);
    expect(new Set(names).size).toBe(120);
  });

  test("refuses what makes no sense", async () => {
    const { app } = paying();
    const boss = await admin(app);
    for (const query of [
      "?cursor=nonsense",
      // Well formed, of a number that no row can have.
      "?cursor=MTcwMDAwMDAwMDAwMC45OTk5OTk5OTk5",
      "?state=rich",
      `?search=${"x".repeat(255)}`,
      "?search=%00",
    ])
      expect((await boss.get(`/api/admin/memberships${query}`)).status).toBe(400);
    for (const id of ["0", "-1", "1.5", "x", "99999999999"])
      expect((await boss.get(`/api/admin/memberships/${id}`)).status).toBe(404);
    expect((await boss.get("/api/admin/memberships/424242")).status).toBe(404);
  });
});

describe("A109: by hand", () => {
  test("premium is given and ended with a reason, at once, and everything is on record", async () => {
    const { app, paystack } = paying();
    const boss = await admin(app);
    const member = await newMember(app);
    const path = `/api/admin/memberships/${member.user.id}`;
    const given = await boss.post(`${path}/give`, { days: 30, reason: "Won the raffle" });
    expect(given.status).toBe(200);
    expect(given.reply).toMatchObject({ state: "given" });
    expect(await member.isPremium()).toBe(true);
    expect((await member.membership()).state).toBe("given");
    app.clock.advance(1_000);
    const ended = await boss.post(`${path}/end`, { reason: "It was the wrong person" });
    expect(await member.isPremium()).toBe(false);
    expect((ended.reply as unknown as MemberDetail).records).toMatchObject([
      {
        kind: "ended-by-hand",
        source: "admin",
        by: boss.user.username,
        reason: "It was the wrong person",
        premiumUntil: null,
      },
      { kind: "given-by-hand", source: "admin", by: boss.user.username, reason: "Won the raffle" },
    ]);
    // What is paid afterwards counts again.
    app.clock.advance(1_000);
    const reference = await paid(member, paystack);
    expect(await member.isPremium()).toBe(true);
    const detail = (await boss.get(path)).reply as unknown as MemberDetail;
    expect(detail).toMatchObject({
      state: "renewing",
      payments: 1,
      paymentList: [{ reference, state: "paid", cents: 200_000, paidCents: 200_000 }],
      subscriptions: [{ state: "active" }],
    });
    expect(detail.records[0]).toMatchObject({
      kind: "payment-counted",
      source: "webhook",
      reference,
      cents: 200_000,
      by: null,
    });
    expect(detail.events.map(({ event }) => event)).toEqual([
      "subscription.create",
      "charge.success",
    ]);
    expect(JSON.stringify(detail)).not.toMatch(/4081|token|access_code|AUTH_/i);
  });

  test("whoever decides on what is not so any more is told what is, and nothing is done", async () => {
    const { app } = paying();
    const [boss, other] = [await admin(app), await admin(app)];
    const member = await newMember(app);
    const path = `/api/admin/memberships/${member.user.id}`;
    const { version } = (await other.get(path)).reply;
    await boss.post(`${path}/give`, { days: 30, reason: "Won the raffle", version });
    for (const deed of [
      { to: "give", body: { days: 30, reason: "Won the raffle" } },
      { to: "end", body: { reason: "Was given by mistake" } },
    ]) {
      const { status, reply } = await other.post(`${path}/${deed.to}`, { ...deed.body, version });
      expect({ status, code: reply["code"] }).toEqual({ status: 409, code: "changed_meanwhile" });
      expect(reply["current"]).toEqual((await other.get(path)).reply);
    }
    expect(await member.isPremium()).toBe(true);
    const current = (await other.get(path)).reply as unknown as MemberDetail;
    expect(current.records).toHaveLength(1);
    const again = { reason: "Was given by mistake", version: current.version };
    expect((await other.post(`${path}/end`, again)).status).toBe(200);
    expect(await member.isPremium()).toBe(false);
  });

  test("two at the very same moment: one of them decides", async () => {
    const { app } = paying();
    const admins = [await admin(app), await admin(app), await admin(app)];
    const member = await newMember(app);
    const path = `/api/admin/memberships/${member.user.id}`;
    const body = { days: 30, reason: "Won the raffle", version: 0 };
    const answers = await Promise.all(admins.map((boss) => boss.post(`${path}/give`, body)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test("ending a paid premium takes it away at once and stops the renewal, but moves no money", async () => {
    const { app, paystack } = paying();
    const boss = await admin(app);
    const member = await newMember(app);
    await paid(member, paystack);
    app.clock.advance(1_000);
    const path = `/api/admin/memberships/${member.user.id}`;
    expect((await boss.post(`${path}/end`, { reason: "Broke the rules twice" })).status).toBe(200);
    expect(await member.isPremium()).toBe(false);
    expect((await member.membership()).state).toBe("ended");
    expect(paystack.state.subscriptions[0]?.status).toBe("non-renewing");
    expect(paystack.state.refunds).toEqual([]);
  });

  test("a deed without a reason, for nobody or out of bounds is refused", async () => {
    const { app } = paying();
    const boss = await admin(app);
    const member = await newMember(app);
    const path = `/api/admin/memberships/${member.user.id}`;
    const good = { days: 30, reason: "Won the raffle" };
    for (const body of [
      {},
      { days: 30 },
      { ...good, reason: "no" },
      { ...good, reason: "    x    " },
      { ...good, reason: "x".repeat(501) },
      { ...good, reason: "Won\u0000it all" },
      { ...good, days: 0 },
      { ...good, days: 3_651 },
      { ...good, days: 1.5 },
      { ...good, days: "30" },
      { ...good, until: "2099-01-01" },
    ])
      expect({ body, status: (await boss.post(`${path}/give`, body)).status }).toEqual({
        body,
        status: 400,
      });
    expect((await boss.post("/api/admin/memberships/424242/give", good)).status).toBe(404);
    expect((await member.post(`${path}/give`, good)).status).toBe(403);
    expect((await member.post(`${path}/end`, { reason: "Just because" })).status).toBe(403);
    expect(await member.isPremium()).toBe(false);
  });
});

test("somebody who comes on another day has come back; on the first they have not", async () => {
  const { app } = paying();
  const until = new Date(app.clock.now().getTime() + days(30));
  const member = await newMember(app, { premiumUntil: until });
  const hasComeBack = async () =>
    (await member.get("/api/premium/start-guide")).reply["hasComeBack"];
  expect(await hasComeBack()).toBe(false);
  await member.post("/api/premium/visits");
  app.clock.advance(days(1) / 24);
  expect(await hasComeBack()).toBe(false);
  app.clock.advance(days(1));
  expect(await hasComeBack()).toBe(true);
  await member.post("/api/premium/visits");
  expect(await hasComeBack()).toBe(true);
});

test("the start guide remembers what is done, for each member alone", async () => {
  const { app } = paying();
  const until = new Date(app.clock.now().getTime() + days(30));
  const member = await newMember(app, { premiumUntil: until });
  const other = await newMember(app, { premiumUntil: until });
  const path = "/api/premium/start-guide";
  expect((await member.get(path)).reply).toEqual({ done: [], hasComeBack: false });
  await Promise.all([
    member.put(`${path}/newsletter`, { isDone: true }),
    member.put(`${path}/newsletter`, { isDone: true }),
    member.put(`${path}/ai-tools`, { isDone: true }),
  ]);
  expect((await member.get(path)).reply).toMatchObject({ done: ["ai-tools", "newsletter"] });
  expect((await other.get(path)).reply).toEqual({ done: [], hasComeBack: false });
  expect((await member.put(`${path}/newsletter`, { isDone: false })).reply).toMatchObject({
    done: ["ai-tools"],
  });
  expect((await member.put(`${path}/newsletter`, { isDone: false })).status).toBe(200);
  expect((await member.put(`${path}/nonsense`, { isDone: true })).status).toBe(404);
  for (const body of [{}, { isDone: "yes" }, { isDone: true, userId: 1 }])
    expect((await member.put(`${path}/newsletter`, body)).status).toBe(400);
});
