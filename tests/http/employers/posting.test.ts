import { describe, expect, test } from "vitest";
import { postingEndpoints } from "#contract/employers/postings.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { daysOnBoard, mostWaiting } from "#domain/employers/posting-terms.ts";
import { days } from "../../support/clock.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { titlesOf } from "../jobs/board.ts";
import {
  adminOf,
  employerOf,
  handIn,
  inModeration,
  ownList,
  post,
  posted,
  published,
  put,
  readOwn,
  refusalOf,
  returned,
  waiting,
  wellTold,
} from "./employer.ts";

const database = await freshTables();

describe("from handing in to the board", () => {
  test("a posting waits, is published by an admin, and is found by search at once", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const admin = await adminOf(app);
    const before = await (await app.request("/jobs")).text();
    expect(before).not.toContain(wellTold.title);

    const posting = await posted(send);
    expect(postingEndpoints.createPosting.reply.parse(posting)).toEqual(posting);
    expect(posting).toMatchObject({ state: "waiting", publishedAt: null, path: null });
    expect((await app.request(`/api/jobs/${posting.id}`)).status).toBe(404);
    expect(await waiting(admin)).toEqual([posting.id]);

    await published(admin, posting.id);
    await expect
      .poll(() => titlesOf(app.request, { search: "klaviyo lifecycle" }))
      .toEqual([wellTold.title]);
    expect(await (await app.request("/jobs")).text()).toContain(wellTold.title);
    const own = await readOwn(send, posting.id);
    const until = new Date(app.clock.now().getTime() + days(daysOnBoard)).toISOString();
    expect(own).toMatchObject({
      state: "on-board",
      path: jobPath(posting.id, wellTold.title),
      expiresAt: until,
    });
    expect(own.history.map(({ step }) => step)).toEqual(["published", "submitted"]);
    expect(await waiting(admin)).toEqual([]);
    expect(app.mails().map(({ subject }) => subject)).toEqual([
      "Your posting is on the board",
      "We have your posting",
    ]);
  });

  test("posting makes somebody an employer", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    expect(await (await send("/api/user")).json()).not.toHaveProperty("isEmployer");
    await posted(send);
    expect(await (await send("/api/user")).json()).toHaveProperty("isEmployer", true);
  });

  test("one whose address is not confirmed waits for that, and hears of it afterwards", async () => {
    const app = testApp(database);
    const { send, user } = await employerOf(app, { emailVerifiedAt: null });
    const admin = await adminOf(app);
    const posting = await posted(send);
    expect(posting.state).toBe("unconfirmed");
    expect((await ownList(send)).isEmailConfirmed).toBe(false);
    expect(await waiting(admin)).toEqual([]);
    const { version } = await inModeration(admin, posting.id);
    const early = post(admin, `/api/admin/moderation/${posting.id}/publish`, { version });
    expect(await refusalOf(early)).toMatchObject({ status: 409, code: "changed_meanwhile" });
    await app.runTask("look-after-postings");
    expect(app.mails()).toEqual([]);

    await confirmEmail(user.id, app.clock.now());
    expect((await readOwn(send, posting.id)).state).toBe("waiting");
    expect(await waiting(admin)).toEqual([posting.id]);
    await app.runTask("look-after-postings");
    await app.runTask("look-after-postings");
    expect(app.mails().map(({ subject }) => subject)).toEqual(["We have your posting"]);
  });

  test("returned with a reason, corrected and handed in again", async () => {
    const app = testApp(database);
    const { send, user } = await employerOf(app);
    const admin = await adminOf(app);
    const { id } = await posted(send, { salary: "" });
    await returned(admin, id, "Please say what the role pays.");
    const own = await readOwn(send, id);
    expect(own).toMatchObject({
      state: "returned",
      returnedBecause: "Please say what the role pays.",
    });
    const [mail] = app.mails();
    expect(mail?.to).toBe(user.email);
    expect(mail?.text).toContain("Please say what the role pays.");
    expect(mail?.text).toContain(`/employers/jobs/${id}/edit`);

    const change = { ...wellTold, version: own.version };
    const saved = await put(send, `/api/employers/jobs/${id}`, change);
    expect(await saved.json()).toMatchObject({ state: "waiting", returnedBecause: null });
    expect(await waiting(admin)).toEqual([id]);
    const { history } = await inModeration(admin, id);
    expect(history.map(({ step }) => step)).toEqual(["submitted", "returned", "submitted"]);
  });

  test("what shuts South Africans out is not published, and its employer is told so before", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const admin = await adminOf(app);
    const closed = { whoCanApply: "Only people who live in the United States may apply." };
    const review = await post(app.request, "/api/employers/review", { ...wellTold, ...closed });
    expect(await review.json()).toMatchObject({ isForBoard: false });
    const { id, version } = await posted(send, closed);
    const answer = post(admin, `/api/admin/moderation/${id}/publish`, { version });
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: "not_for_this_board" });
  });
});

describe("limits of an account", () => {
  test("the same posting handed in five times at once is one", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => posted(send)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await ownList(send)).postings).toHaveLength(1);
    expect(app.mails()).toHaveLength(1);
  });

  test("one that differs in a single field is another, and nothing of it is lost", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const first = await posted(send);
    const second = await posted(send, { salary: "$9,000 a month" });
    expect(second.id).not.toBe(first.id);
    expect(second.fields.salary).toBe("$9,000 a month");
    expect((await ownList(send)).postings).toHaveLength(2);
  });

  test("no more wait than we take at a time, however close together they come", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const titles = Array.from(
      { length: mostWaiting + 3 },
      (_, at) => `Email Marketer number ${at}`,
    );
    const answers = await Promise.all(titles.map((title) => handIn(send, { title })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(3);
    for (const answer of refused)
      expect(await refusalOf(answer)).toMatchObject({ status: 409, code: "postings_waiting" });
    expect((await ownList(send)).postings).toHaveLength(mostWaiting);
  });
});

const confirmEmail = (userId: number, at: Date) =>
  database.executeSql("update users set email_verified_at = $1 where id = $2", [at, userId]);
