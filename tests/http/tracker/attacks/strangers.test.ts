import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../../support/test-app.ts";
import { keptResume } from "../../tools/documents/kept.ts";
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
const missing = [404, "not_found"];
const lerato = { name: "Lerato Mokoena", channel: "Email" };

/** Somebody with an application that has everything, and somebody who has none. */
async function twoMembers() {
  const app = testApp(database);
  const [owner, stranger] = [await trackerMember(app), await trackerMember(app)];
  const { id } = await added(owner, { notes: "Private", strategyTag: "Secret tag" });
  const { contacts } = done(await owner.post(`${pathOf(id)}/contacts`, lerato));
  const { id: documentId } = await keptResume(owner);
  done(await owner.send("PUT", `${pathOf(id)}/documents/${documentId}`));
  const { events } = done(
    await owner.post(`${pathOf(id)}/moves`, { result: "Viewed", on: "2026-11-12" }),
  );
  return {
    owner,
    stranger,
    id,
    eventId: events.at(-1)?.id ?? 0,
    contactId: contacts[0]?.id ?? 0,
    documentId,
  };
}

type Case = Awaited<ReturnType<typeof twoMembers>>;
type Try = (
  member: ToolMember,
  about: Pick<Case, "id" | "eventId" | "contactId" | "documentId">,
) => ReturnType<ToolMember["get"]>;

/** Everything that can be asked of one application, by name. */
const tries: Readonly<Record<string, Try>> = {
  "reads it": (member, { id }) => member.get(pathOf(id)),
  "changes it": (member, { id }) => member.send("PUT", pathOf(id), typed()),
  "changes it with its number": (member, { id }) =>
    member.send("PUT", pathOf(id), typed({ version: 1 })),
  "deletes it": (member, { id }) => member.send("DELETE", pathOf(id)),
  "moves it": (member, { id }) =>
    member.post(`${pathOf(id)}/moves`, { result: "Rejected", on: "2026-11-14" }),
  "follows it up": (member, { id }) =>
    member.post(`${pathOf(id)}/follow-ups`, { on: "2026-11-14" }),
  "removes an entry": (member, { id, eventId }) =>
    member.send("DELETE", `${pathOf(id)}/events/${eventId}`),
  "adds a contact": (member, { id }) => member.post(`${pathOf(id)}/contacts`, lerato),
  "changes a contact": (member, { id, contactId }) =>
    member.send("PUT", `${pathOf(id)}/contacts/${contactId}`, lerato),
  "removes a contact": (member, { id, contactId }) =>
    member.send("DELETE", `${pathOf(id)}/contacts/${contactId}`),
  "ties a document": (member, { id, documentId }) =>
    member.send("PUT", `${pathOf(id)}/documents/${documentId}`),
  "unties a document": (member, { id, documentId }) =>
    member.send("DELETE", `${pathOf(id)}/documents/${documentId}`),
};

describe("another member's application", () => {
  test.each(Object.entries(tries))("whoever %s finds nothing there", async (_, attempt) => {
    const { owner, stranger, ...about } = await twoMembers();
    const before = await readOf(owner, about.id);
    const theirs = await attempt(stranger, about);
    const none = await attempt(stranger, { ...about, id: 999_999 });
    expect(refusal(theirs)).toEqual(missing);
    expect(theirs.reply).toEqual(none.reply);
    expect(await readOf(owner, about.id)).toEqual(before);
  });

  test.each(Object.entries(tries))(
    "of one's own that was deleted, whoever %s finds nothing there",
    async (_, attempt) => {
      const { owner, stranger: _other, ...about } = await twoMembers();
      await owner.send("DELETE", pathOf(about.id));
      expect(refusal(await attempt(owner, about))).toEqual(missing);
    },
  );

  test("cannot be put back: it is as if there had never been one", async () => {
    const { owner, stranger, id } = await twoMembers();
    await owner.send("DELETE", pathOf(id));
    const theirs = await stranger.post(`${pathOf(id)}/restore`);
    const none = await stranger.post(`${pathOf(999_999)}/restore`);
    expect(theirs).toEqual(none);
    expect(refusal(await owner.get(pathOf(id)))).toEqual(missing);
    expect(done(await owner.post(`${pathOf(id)}/restore`)).notes).toBe("Private");
  });

  test("is in no list, count, tag, column, warning or due list of theirs", async () => {
    const { stranger } = await twoMembers();
    const query = "?jobTitle=SEO+Manager&company=Fathom+%26+Field";
    expect(done(await stranger.get(applicationsPath))).toEqual([]);
    expect(done(await stranger.get(`${applicationsPath}/alike${query}`))).toEqual([]);
    for (const path of ["", "/board", "/due", "/marks", "?search=seo", "?strategyTag=Secret+tag"]) {
      const text = JSON.stringify(done(await stranger.get(trackerPath + path)));
      expect(text, path).not.toMatch(/SEO|Fathom|Private|Secret|Lerato/);
      expect(text, path).not.toMatch(/"(all|total|dueTotal|closable)":[1-9]/);
    }
  });
});

describe("by way of one's own application", () => {
  test("another's entry, contact and document cannot be reached", async () => {
    const { owner, stranger, id, eventId, contactId, documentId } = await twoMembers();
    const before = await readOf(owner, id);
    const { id: own } = await added(stranger);
    const reach = (method: string, path: string, body?: object) =>
      stranger.send(method, `${pathOf(own)}/${path}`, body);
    expect(refusal(await reach("DELETE", `events/${eventId}`))).toEqual(missing);
    expect(refusal(await reach("PUT", `contacts/${contactId}`, lerato))).toEqual(missing);
    expect(refusal(await reach("PUT", `documents/${documentId}`))).toEqual(missing);
    // What is not there is removed already.
    await reach("DELETE", `contacts/${contactId}`);
    await reach("DELETE", `documents/${documentId}`);
    expect(await readOf(owner, id)).toEqual(before);
    expect(await readOf(stranger, own)).toMatchObject({ contacts: [], documents: [] });
  });

  test("nor an entry or contact of another application of one's own", async () => {
    const { owner, id, eventId, contactId } = await twoMembers();
    const { id: own } = await added(owner);
    expect(refusal(await owner.send("DELETE", `${pathOf(own)}/events/${eventId}`))).toEqual(
      missing,
    );
    expect(
      refusal(await owner.send("PUT", `${pathOf(own)}/contacts/${contactId}`, lerato)),
    ).toEqual(missing);
    expect((await readOf(owner, id)).events).toHaveLength(2);
  });
});

test("a free member is refused, also what was theirs while they were premium", async () => {
  const { owner, id } = await twoMembers();
  await database.executeSql("update users set premium_until = '2020-01-01' where id = $1", [
    owner.user.id,
  ]);
  for (const path of [pathOf(id), applicationsPath, trackerPath, `${trackerPath}/marks`])
    expect((await owner.get(path)).status, path).toBe(403);
});
