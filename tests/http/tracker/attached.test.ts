import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";
import { keptResume, pathOf as documentPath } from "../tools/documents/kept.ts";
import { added, done, pathOf, readOf, refusal, trackerMember } from "./application.ts";

const database = await freshTables();
const lerato = { name: "Lerato Mokoena", role: "Recruiter", channel: "Email" };

describe("contacts", () => {
  test("are added, changed and removed; what is empty is null", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const path = `${pathOf(id)}/contacts`;
    const { contacts } = done(await member.post(path, { ...lerato, address: "" }));
    expect(contacts).toEqual([{ ...lerato, id: expect.any(Number) as number, address: null }]);
    const contactPath = `${path}/${contacts[0]?.id}`;
    const next = { name: "Lerato M.", channel: "WhatsApp", address: "+27 82 000 0000" };
    expect(done(await member.send("PUT", contactPath, next)).contacts).toMatchObject([
      { ...next, role: null },
    ]);
    for (const _ of [1, 2])
      expect(done(await member.send("DELETE", contactPath)).contacts).toEqual([]);
    expect(refusal(await member.send("PUT", contactPath, next))).toEqual([404, "not_found"]);
  });

  test("stay in the order they were added, and end at 20", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const names = Array.from({ length: 20 }, (_, number) => `Person ${number}`);
    for (const name of names)
      done(await member.post(`${pathOf(id)}/contacts`, { ...lerato, name }));
    expect((await readOf(member, id)).contacts.map(({ name }) => name)).toEqual(names);
    const full = await member.post(`${pathOf(id)}/contacts`, lerato);
    expect(refusal(full)).toEqual([409, "contacts_full"]);
  });

  test.each([
    { name: "", channel: "Email" },
    { name: "Lerato", channel: "Fax" },
    { name: "L".repeat(121), channel: "Email" },
    { name: "Lerato", channel: "Email", address: "x".repeat(201) },
    { channel: "Email" },
  ])("%j is refused", async (body) => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const answer = await member.post(`${pathOf(id)}/contacts`, body);
    expect(refusal(answer)).toEqual([400, "invalid_input"]);
  });
});

describe("documents of the tools", () => {
  test("are tied once and untied, and stay what they are", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const { id: documentId, title, tool } = await keptResume(member);
    const path = `${pathOf(id)}/documents/${documentId}`;
    for (const _ of [1, 2])
      expect(done(await member.send("PUT", path)).documents).toEqual([
        { id: documentId, title, tool },
      ]);
    for (const _ of [1, 2]) expect(done(await member.send("DELETE", path)).documents).toEqual([]);
    expect((await member.get(documentPath(documentId))).status).toBe(200);
  });

  test("that were deleted are not shown, and cannot be tied", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const { id: documentId } = await keptResume(member);
    const path = `${pathOf(id)}/documents/${documentId}`;
    done(await member.send("PUT", path));
    await member.send("DELETE", documentPath(documentId));
    expect((await readOf(member, id)).documents).toEqual([]);
    expect(refusal(await member.send("PUT", path))).toEqual([404, "not_found"]);
  });
});
