import { describe, expect, test } from "vitest";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { riskOf } from "../risk.ts";

const riskIn = (description: string) =>
  riskOf(
    readPosting({
      title: "Marketing Assistant",
      company: "Protea Media",
      location: "",
      description,
      payText: "",
      tags: [],
    }),
  );

describe("a message that no row knows is weighed by its words", () => {
  test.each([
    "Our money, your card, you just draw and count.",
    "Pay the goods at the door, the company puts the sum plus R80 on your card after the video.",
    "Wages come in your wallet from ten firms; you swap them for workers you will not meet.",
  ])("%s", (description) => {
    const { verdict, notes } = riskIn(description);
    const weighed = notes.find(({ reason }) => reason === "told-like-a-trick");
    expect(verdict).toBe("likely-scam");
    expect(weighed?.kinds?.length).toBeGreaterThan(1);
    expect(weighed?.evidence.length).toBeGreaterThan(0);
  });

  test.each([
    ["posing", "Chat to single men with stolen profiles; R3 per message, no experience."],
    ["posing", "Ring the elderly as a clerk from the court and collect their cards. R400 a visit."],
    [
      "scripted-lies",
      "Chat with widowers, gain their trust, let them send vouchers. R2 000 a week.",
    ],
    ["false-papers", "You hand out falsified diplomas, R300 each, paid in cash."],
    ["false-papers", "Post empty envelopes with tracking numbers to buyers, R50 a piece."],
    ["false-reviews", "Rate guest houses without ever having tried one, R40 a rating."],
    ["false-reviews", "Post invented testimonials for a clinic, R60 each, from your phone."],
    ["sits-for-others", "Take a maths quiz on behalf of learners, R700 cash the same day."],
  ])("and whom it deceives is said, as %s: %s", (kind, description) => {
    const { notes } = riskIn(description);
    const weighed = notes.find(({ reason }) => reason === "told-like-a-trick");
    expect(weighed?.kinds?.map(({ id }) => id)).toContain(kind);
  });

  test.each([
    "You moderate ratings and remove false reviews for R150 an hour.",
    "You conduct user tests and interviews on behalf of our research team. R250 an hour.",
    "You tell clients that their campaign is live and keep their trust. R20 000 a month.",
    "Work as a lawyer who writes helps. Our rate has not been reviewed since May.",
    "You test how our app shows ATM limits and write up what is odd.",
    "You write practice questions for an online exam.",
    "We send kettles and pans to your door; film them and keep what you like.",
    "You install tracking tags and set up the wallet pass for our loyalty app.",
    "R500 per page, two a week. DM me your samples.",
    "There is a joining bonus of R1 000 after three months.",
    "We invite you to a usability study. You receive a $60 gift card in five days, and we record with your consent.",
    "R410 per day for the sampling crew, paid into your account on Friday. Meet us at the depot.",
    "Couples pay a R900 deposit at our stand; you help with the form. R800 per day.",
    "Bring your ID so that we can check your age, and a pen for the signed contract. R350 a day.",
    "$60k-$80k in one band for all. Sit where you like, then log in by noon Eastern.",
    "Umoya is an exchange with clients who buy Bitcoin. You write its mails.",
  ])("but an honest one is left alone: %s", (description) => {
    expect(riskIn(description).notes.map(({ reason }) => reason)).not.toContain(
      "told-like-a-trick",
    );
  });
});

test("the kinds are named, each in a sentence of its own", () => {
  const [note] = riskIn("Our money, your card, you just draw and count.").notes;
  expect(note?.kinds).toContainEqual({
    id: "name-lent",
    reason: "Others want to use your name, account or device.",
  });
});

describe("work that is not paid at first", () => {
  const message = (...said: string[]) => riskIn(["You would help two shops.", ...said].join(" "));
  test.each([
    ["The rate is €7 an hour.", "The first week is unpaid."],
    ["R14 000 pm after that.", "We begin with an unpaid test week."],
    ["$6/hour.", "Then there is a trial of three days without pay, and only then the contract."],
  ])("is something to be careful about and no trick: %s %s", (wage, trial) => {
    const { verdict, notes } = message(wage, trial);
    expect(verdict).toBe("be-careful");
    expect(notes.map(({ reason }) => reason)).toEqual(["unpaid-trial"]);
    expect(notes[0]?.evidence.map(({ quote }) => quote)).toEqual([trial]);
  });

  test("nothing is said of a trial that is paid, or of leave without pay", () => {
    const { verdict } = message("The trial week is paid.", "You may take unpaid leave.");
    expect(verdict).toBe("nothing-odd");
  });
});

test("a full ad is never weighed so", () => {
  const work = "The studio makes short films about shoes, soap and tea. ".repeat(12);
  const trick = "Our money, your card, you just draw and count.";
  const reasons = riskIn(work + trick).notes.map(({ reason }) => reason);
  expect(reasons).not.toContain("told-like-a-trick");
  expect(reasons).not.toContain("told-oddly");
});
