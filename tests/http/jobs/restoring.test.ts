import { beforeEach, describe, expect, test } from "vitest";
import { errorReply } from "#contract/errors.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { removeSaved, savedBy, titlesOf, type Send } from "./board.ts";

const database = await freshTables();
let app: TestApp;
let user: Send;

beforeEach(async () => {
  app = testApp(database);
  user = await app.as(await app.build.user());
});

const save = (send: Send, jobId: number | string) =>
  send("/api/jobs/save", jsonBody({ jobId: String(jobId) }));
const rowCount = async () => {
  const { rows } = await database.executeSql("select count(*)::int as count from saved_jobs");
  return rows[0]?.["count"];
};

describe("a saved job that was removed", () => {
  const restore = (send: Send, jobId: number | string) =>
    send(`/api/jobs/saved/${jobId}/restore`, { method: "POST" });
  const minutes = (count: number) => count * 60_000;

  async function savedThree(): Promise<number[]> {
    const ids: number[] = [];
    for (const title of ["First", "Second", "Third"]) {
      const { id } = await app.build.job({ title });
      await save(user, id);
      app.clock.advance(1000);
      ids.push(id);
    }
    return ids;
  }

  test("is nowhere to be seen, and comes back to its place in the list", async () => {
    const [, second = 0] = await savedThree();
    await removeSaved(user, second);
    expect(await savedBy(user)).toMatchObject([{ title: "Third" }, { title: "First" }]);
    expect(await titlesOf(user, { saved: "true" })).toEqual(["Third", "First"]);
    expect(await (await user("/api/account/export")).text()).not.toContain("Second");
    app.clock.advance(minutes(9));
    expect((await restore(user, second)).status).toBe(200);
    expect(await savedBy(user)).toMatchObject([
      { title: "Third" },
      { title: "Second" },
      { title: "First" },
    ]);
    expect(await titlesOf(user, { saved: "true" })).toHaveLength(3);
  });

  test("comes back even if it has closed, when it could not be saved again", async () => {
    const [, second = 0] = await savedThree();
    await removeSaved(user, second);
    await database.executeSql(
      "update jobs set status = 'closed', closed_at = now() where id = $1",
      [second],
    );
    expect((await save(user, second)).status).toBe(410);
    expect((await restore(user, second)).status).toBe(200);
    expect(await savedBy(user)).toHaveLength(3);
  });

  test("stays away after ten minutes, and housekeeping then removes it for good", async () => {
    const [first = 0, second = 0] = await savedThree();
    await removeSaved(user, second);
    app.clock.advance(minutes(5));
    await removeSaved(user, first);
    app.clock.advance(minutes(5));
    await app.runTask("housekeeping");
    expect(await rowCount()).toBe(2);
    const late = await restore(user, second);
    expect([late.status, errorReply.parse(await late.json()).code]).toEqual([
      409,
      "too_late_to_undo",
    ]);
    expect((await restore(user, first)).status).toBe(200);
    expect(await savedBy(user)).toMatchObject([{ title: "Third" }, { title: "First" }]);
  });

  test("comes back to nobody but its owner, and once is enough", async () => {
    const [first = 0] = await savedThree();
    const other = await app.as(await app.build.user());
    await removeSaved(user, first);
    for (const id of [first, 4711, "abc"]) expect((await restore(other, id)).status).toBe(409);
    expect((await restore(app.request, first)).status).toBe(401);
    expect(await savedBy(user)).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) expect((await restore(user, first)).status).toBe(200);
    expect(await savedBy(other)).toEqual([]);
  });

  test("saved again is new in the list", async () => {
    const [first = 0] = await savedThree();
    await removeSaved(user, first);
    await save(user, first);
    expect(await savedBy(user)).toMatchObject([
      { title: "First" },
      { title: "Third" },
      { title: "Second" },
    ]);
  });
});
