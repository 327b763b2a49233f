import { describe, expect, test } from "vitest";
import { person, registered, thandi } from "../../../support/person.ts";
import { freshTables, testApp } from "../../../support/test-app.ts";

const database = await freshTables();
const register = async (app: ReturnType<typeof testApp>, username: string, email: string) =>
  (await person(app).post("/api/register", { ...thandi, username, email })).status;

describe("a name that looks like somebody else's", () => {
  test.each([
    ["full-width letters", "ｔｈａｎｄｉ"],
    ["a dotless i", "thandı"],
    ["a dotted capital", "THANDİ"],
    ["an accent", "thandí"],
    ["a combining mark", "tha\u0336ndi"],
    ["a mathematical alphabet", "𝐭𝐡𝐚𝐧𝐝𝐢"],
    ["small capitals", "ᴛʜᴀɴᴅɪ"],
    ["a script g's neighbour, the Latin alpha", "thɑndi"],
  ])("is taken: %s", async (_, username) => {
    const app = testApp(database);
    await registered(app);
    expect(await register(app, username, "other@example.com")).toBe(409);
  });

  test.each([
    ["Cyrillic letters in a Latin word", "th\u0430ndi"],
    ["a Greek letter in a Latin word", "th\u03B1ndi"],
    ["a zero-width joiner", "than\u200Ddi"],
    ["a combining joiner", "than\u034Fdi"],
    ["a Hangul filler", "than\u3164di"],
    ["a variation selector", "thandi\uFE0F"],
    ["a Braille blank", "thandi\u2800"],
    ["a full-width @", "thandi＠example.com"],
    ["a small @", "thandi﹫example.com"],
    ["a mark with nothing under it", "\u0301thandi"],
  ])("is refused whether or not that somebody exists: %s", async (_, username) => {
    const app = testApp(database);
    const response = await person(app).post("/api/register", { ...thandi, username });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "invalid_input", fields: { username: expect.any(String) } },
    ]);
  });

  test("is taken in a whole other alphabet too", async () => {
    const app = testApp(database);
    await registered(app, { ...thandi, username: "coca" });
    expect(await register(app, "\u0441\u043E\u0441\u0430", "other@example.com")).toBe(409);
    expect(await register(app, "\u0421\u041E\u0421\u0410", "other@example.com")).toBe(409);
  });

  test("is taken also when both come at the same moment", async () => {
    const app = testApp(database);
    const statuses = await Promise.all([
      register(app, "thandi", "one@example.com"),
      register(app, "thandí", "two@example.com"),
      register(app, "ｔｈａｎｄｉ", "three@example.com"),
    ]);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test("is free again when that somebody has left", async () => {
    const app = testApp(database);
    await registered(app);
    await database.executeSql("delete from users");
    expect(await register(app, "thandí", "other@example.com")).toBe(200);
  });
});

test.each([
  "Нандипха",
  "José Ñandú",
  "Zoë",
  "Νίκος",
  "محمد",
  "अनिता",
  "田中さくら",
  "김민준",
  "Anne-Marie O'Neil",
  "DJ Ваня",
  "anna1",
  "🦁 lion",
])("an honest name registers and signs in as it was typed: %s", async (username) => {
  const app = testApp(database);
  await registered(app, { ...thandi, username });
  expect(
    (await person(app).post("/api/login", { username, password: thandi.password })).status,
  ).toBe(200);
});

test("names that only computers confuse stay apart: anna1, annal and annai; Arno and Amo", async () => {
  const app = testApp(database);
  for (const [index, username] of [
    "anna1",
    "annal",
    "annai",
    "Arno",
    "Amo",
    "b0b",
    "bob",
  ].entries())
    expect(await register(app, username, `a${index}@example.com`), username).toBe(200);
});

test.each([
  "thandi＠example.com",
  "tha\u200Bndi@example.com",
  "thаndi@example.com",
  "thandi@ｅxample.com",
])("an address with letters that are not what they seem is refused: %s", async (email) => {
  const app = testApp(database);
  const response = await person(app).post("/api/register", { ...thandi, email });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { fields: { email: "Please enter a valid email address" } },
  ]);
});
