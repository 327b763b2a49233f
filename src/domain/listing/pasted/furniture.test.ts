import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutFurniture } from "./furniture.ts";

const read = (...text: readonly string[]): string[] =>
  withoutFurniture(text.join("\n"))
    .split("\n")
    .filter((line) => line.trim() !== "");

describe("a chat", () => {
  test.each([
    ["[14/11/2026, 09:12] Lerato: Copywriter needed", "Copywriter needed"],
    ["12/11/2026, 08:14 - Thabo Jobs: Remote, Africa", "Remote, Africa"],
    ["2026-11-12, 8:14 pm - Sam: Pay is $5", "Pay is $5"],
  ])("is read without who sent it: %s", (line, said) => {
    expect(read("Forwarded many times", line)).toEqual([said]);
  });
});

describe("what a chat says above a message", () => {
  const said = "Copywriter needed, remote, R20 000 a month";
  test.each([
    ["an arrow and its note", ["↪ Forwarded"]],
    ["its note in slanted letters", ["_Forwarded many times_ 🔁"]],
    ["its note with other words", ["*Forwarded as received*"]],
    ["who sent it, without a name", ["+27 (0)83 555 0101"]],
    ["who sent it, with one", ["~ Palesa M", "Yesterday"]],
    ["the day and the hour", ["Tuesday, 3 Feb 2026", "07:45 PM"]],
    ["all of it in brackets", ["[2026/02/03, 19:45:10] ~ Palesa M:"]],
    ["all of it, over several lines", ["Forwarded", "", "082 555 0101", "03/02/2026, 19:45"]],
  ])("is left out: %s", (_, above) => {
    expect(read(...above, said)).toEqual([said]);
  });

  test("a number or a day further down is part of the message", () => {
    const message = [said, "082 555 0101", "3 Feb 2026"];
    expect(read(...message)).toEqual(message);
  });
});

describe("a mail", () => {
  const body = [
    "The role is fully remote and open to anyone in South Africa.",
    "We pay $3,500 a month, and you invoice us at the end of each month for it.",
  ];

  test("is read without its head, its farewell and what it answers", () => {
    const mail = [
      "From: Amy Chen <amy@oak.example>",
      "To: Thandi <thandi@mail.example>",
      "Subject: Content Lead",
      "",
      ...body,
      "Kind regards,",
      "Amy",
      "This email is confidential. You must be in the United States.",
      "On Fri, 13 Nov 2026 at 17:02, Thandi <thandi@mail.example> wrote:",
      "> I would need $9,000 a month.",
    ];
    expect(read(...mail)).toEqual(["Subject: Content Lead", ...body]);
  });

  test("that is quoted as a whole is the ad", () => {
    expect(read(...body.map((line) => `> ${line}`))).toEqual(body);
  });

  test("that was passed on is the ad, not the greeting above it", () => {
    const forwarded = ["For you!", "---------- Forwarded message ---------", "From: a@b.example"];
    expect(read(...forwarded, "To: me@mail.example", ...body)).toEqual(body);
  });

  test("a farewell inside an ad ends nothing", () => {
    const ad = ["SEO Lead", "We write as people talk:", "Thanks", "is how our mails end.", ...body];
    expect(read(...ad)).toEqual(ad);
  });
});

describe("a board's page", () => {
  const ad = ["Lifecycle Marketing Manager", "Fathom & Field", "About the job", "Live anywhere."];

  test("is read without its navigation and without the jobs of others", () => {
    const page = [
      "Skip to main content",
      "My Network",
      "Messaging",
      "Notifications",
      ...ad,
      "Set alert for similar jobs",
      "People also viewed",
      "Marketing Manager",
      "You must reside in the United States.",
    ];
    expect(read(...page)).toEqual(ad);
  });

  test("a word that is also navigation stays in an ad", () => {
    const text = ["Home", "We sell beds.", "About the company", "Live anywhere.", "Jobs"];
    expect(read(...text)).toEqual(text);
  });
});

test("a text without any of this stays as it is, and no line is ever made up", () => {
  const lines = fc.constantFrom(
    "Kind regards",
    "> quoted",
    "From: a",
    "To: b",
    "Subject: c",
    "Save",
    "Jobs",
    "Home",
    "Set alert",
    "We hire.",
    "",
    "On Monday, Sam wrote:",
    "--",
  );
  fc.assert(
    fc.property(fc.array(lines), (text) => {
      const joined = text.join("\n");
      for (const line of withoutFurniture(joined).split("\n")) expect(joined).toContain(line);
    }),
  );
  const plain = "SEO Lead\r\n\r\nWe hire anywhere.\n\tPay: $4,000\n";
  expect(withoutFurniture(plain)).toBe(plain);
});
