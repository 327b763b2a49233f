import { describe, expect, test } from "vitest";
import { documentEndpoints } from "#contract/tools/documents.ts";
import { freshTables, testApp } from "../../../support/test-app.ts";
import { toolMember } from "../member.ts";
import { keptResume, listOf, pathOf } from "./kept.ts";

const database = await freshTables();
const minutes = (count: number): number => count * 60_000;

async function memberWithDocument() {
  const app = testApp(database);
  const member = await toolMember(app);
  const document = await keptResume(member);
  const change = (body: object) => member.send("PATCH", pathOf(document.id), body);
  return { app, member, document, change };
}

describe("reading", () => {
  test("gives the whole, as the contract says", async () => {
    const { member, document } = await memberWithDocument();
    const { reply } = await member.get(pathOf(document.id));
    expect(documentEndpoints.readDocument.reply.parse(reply)).toEqual(reply);
    expect(reply).toEqual(document);
  });

  test.each(["0", "-1", "1.5", "x", "99999999999", "%00", "1e3"])(
    "finds nothing at %s",
    async (id) => {
      const { member } = await memberWithDocument();
      expect((await member.raw(`/api/premium/documents/${id}`)).status).toBe(404);
    },
  );

  test("and every change of somebody else's finds nothing", async () => {
    const { app, document } = await memberWithDocument();
    const stranger = await toolMember(app);
    const path = pathOf(document.id);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${path}/file?as=md`)).status).toBe(404);
    expect((await stranger.send("PATCH", path, { title: "Mine", version: 1 })).status).toBe(404);
    expect((await stranger.send("DELETE", path)).status).toBe(404);
    expect((await stranger.post(`${path}/restore`)).reply["code"]).toBe("too_late_to_undo");
  });
});

describe("renaming", () => {
  test("gives another name and another number", async () => {
    const { change, document } = await memberWithDocument();
    const { reply } = await change({
      title: "  SEO,\n for  Yoco\u202E ",
      version: document.version,
    });
    expect(reply).toMatchObject({
      title: "SEO, for Yoco",
      version: document.version + 1,
      content: document.content,
    });
  });

  test("from an older number changes nothing, and tells what is there", async () => {
    const { change, document, member } = await memberWithDocument();
    await change({ title: "First", version: document.version });
    const { status, reply } = await change({ title: "Second", version: document.version });
    expect([status, reply["code"]]).toEqual([409, "changed_meanwhile"]);
    expect(reply["current"]).toMatchObject({ title: "First", version: document.version + 1 });
    expect((await member.get(pathOf(document.id))).reply["title"]).toBe("First");
  });

  test("twice at once is done once", async () => {
    const { change, document } = await memberWithDocument();
    const both = await Promise.all(
      ["One", "Other"].map((title) => change({ title, version: document.version })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    [{ title: "", version: 1 }, "title"],
    [{ title: " \n ", version: 1 }, "title"],
    [{ title: "x".repeat(121), version: 1 }, "title"],
    [{ title: 7, version: 1 }, "title"],
    [{ title: "x", version: "1" }, "version"],
    [{ title: "x" }, "version"],
    [{ title: "x", version: 1, source: "ai" }, "body"],
    [{ jobId: "", version: 1 }, "jobId"],
    [{ jobId: "x".repeat(121), version: 1 }, "jobId"],
  ])("%j is refused, and says why", async (body, field) => {
    const { change } = await memberWithDocument();
    const { status, reply } = await change(body);
    expect([status, reply["code"]]).toEqual([400, "invalid_input"]);
    expect(reply["fields"]).toHaveProperty(field);
  });

  test("takes no NUL", async () => {
    const { change } = await memberWithDocument();
    expect((await change({ title: "a\0b", version: 1 })).reply["code"]).toBe("malformed_request");
  });
});

describe("a listing", () => {
  test("can be tied to it, shown with it, and taken off it", async () => {
    const { app, change, document } = await memberWithDocument();
    const { id } = await app.build.job({ title: "Content Lead" });
    const tied = await change({ jobId: String(id), version: document.version });
    expect(tied.reply["job"]).toEqual({
      id: String(id),
      title: "Content Lead",
      path: `/jobs/content-lead-${id}`,
    });
    const off = await change({ jobId: null, version: tied.reply["version"] });
    expect(off.reply["job"]).toBeNull();
    expect(off.reply["title"]).toBe(document.title);
  });

  test("that is not there ties nothing", async () => {
    const { change, document, member } = await memberWithDocument();
    for (const jobId of ["424242", "no-such-job", "saved"])
      expect((await change({ jobId, version: document.version })).reply["code"], jobId).toBe(
        "not_found",
      );
    expect((await member.get(pathOf(document.id))).reply["version"]).toBe(document.version);
  });
});

describe("deleting", () => {
  test("takes it away, and Undo within ten minutes puts it back as it was", async () => {
    const { app, member, document } = await memberWithDocument();
    const path = pathOf(document.id);
    expect((await member.send("DELETE", path)).reply).toEqual({ ok: true });
    expect((await member.get(path)).status).toBe(404);
    expect(
      (await member.send("PATCH", path, { title: "x", version: document.version })).status,
    ).toBe(404);
    expect((await listOf(member)).total).toBe(0);
    expect((await member.send("DELETE", path)).status).toBe(404);
    app.clock.advance(minutes(9));
    await app.runTask("housekeeping");
    expect((await member.post(`${path}/restore`)).reply).toEqual(document);
    expect((await listOf(member)).total).toBe(1);
  });

  test("and Undo twice at once is one Undo", async () => {
    const { member, document } = await memberWithDocument();
    const path = pathOf(document.id);
    await member.send("DELETE", path);
    const both = await Promise.all([
      member.post(`${path}/restore`),
      member.post(`${path}/restore`),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test("is for good after ten minutes, before and after housekeeping", async () => {
    const { app, member, document } = await memberWithDocument();
    const path = pathOf(document.id);
    await member.send("DELETE", path);
    app.clock.advance(minutes(10));
    const late = await member.post(`${path}/restore`);
    expect([late.status, late.reply["code"]]).toEqual([409, "too_late_to_undo"]);
    await app.runTask("housekeeping");
    const { rows } = await database.executeSql("select count(*)::int as n from documents");
    expect(rows).toEqual([{ n: 0 }]);
    expect((await member.post(`${path}/restore`)).reply["code"]).toBe("too_late_to_undo");
  });
});
