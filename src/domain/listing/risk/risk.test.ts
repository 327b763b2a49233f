import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Posting } from "#domain/listing/posting.ts";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { riskReasons, type ReasonId } from "./reasons.ts";
import { riskOf } from "./risk.ts";

const honest: Posting = {
  title: "Content Marketer",
  company: "Baobab Analytics",
  location: "Remote",
  description: "Baobab Analytics is a software company. You bring two years of writing experience.",
  payText: "",
  tags: [],
};

const riskIn = (part: Partial<Posting>) => riskOf(readPosting({ ...honest, ...part }));
const reasonsIn = (part: Partial<Posting>) => riskIn(part).notes.map(({ reason }) => reason);

describe("a sentence gives its reason", () => {
  it.each<[ReasonId, string]>([
    ["fee-up-front", "You pay a small registration fee before your first shift."],
    ["fee-up-front", "Please pay R450 to start; it covers your badge."],
    ["fee-up-front", "The background check is at your own expense."],
    ["fee-up-front", "A refundable deposit is required before we ship the laptop."],
    ["cheque-for-equipment", "We will send you a cheque to buy your home office equipment."],
    ["money-moving", "You receive payments from buyers into your personal bank account."],
    ["money-moving", "Accept payments from our buyers into your personal checking account."],
    ["money-moving", "Withdraw the funds the same day and forward them by wire."],
    ["money-moving", "Keep 8% of every transfer and send the rest on."],
    ["money-moving", "Weigh each box, stick our new label on it and drop it at the depot."],
    ["money-moving", "Your work is reshipping parcels to our overseas partners."],
    ["task-scheme", "Complete simple tasks on your phone and earn commission."],
    ["task-scheme", "Your salary is paid in USDT every evening."],
    ["task-scheme", "You are paid by the number of hotel bookings you complete."],
    ["bank-details-first", "Send your bank details with your application."],
    ["bank-details-first", "Please email a copy of your ID to be considered."],
    ["personal-form", "Reply with your full name, home address, age and gender."],
    ["chat-only-interview", "Interviews are held on Telegram with Mr Jones."],
    ["chat-only-interview", "To apply, message us on WhatsApp."],
    ["no-interview", "There is no interview, you are hired on the spot."],
    ["free-mail", "Mail your CV to hiring.desk@gmail.com today."],
    ["short-link", "Fill in the form: bit.ly/abc123"],
    ["earnings-promise", "Earn up to $300 per day from your sofa."],
    ["guaranteed-pay", "We guarantee a weekly income from week one."],
    ["own-boss", "Be your own boss and enjoy unlimited income."],
    ["referral-money", "You get $50 per referral you bring to the team."],
    ["recruit-others", "Sell the shakes to your friends and family."],
    ["reassurance", "This is not a scam, and it is free to join."],
    ["anyone-can", "No experience needed, suitable for everyone."],
    ["home-clerk", "Data entry clerk needed, work from home."],
    ["known-bait", "Become a mystery shopper in your town."],
    ["pressure", "Hurry, only a few spots left."],
    ["unfinished-text", "You report to the [insert title] every Monday."],
    ["training-promised", "Full training is provided."],
    ["commission-only", "This is a commission-only position."],
    ["paid-at-once", "You are paid weekly."],
    ["own-hours", "Set your own hours."],
    ["mixed-scripts", "Write to the team at p\u0430ypal for details."],
  ])("%s: %s", (reason, sentence) => {
    const note = riskIn({ description: `${honest.description} ${sentence}` }).notes.find(
      (each) => each.reason === reason,
    );

    expect(note).toBeDefined();
    for (const { quote } of note?.evidence ?? []) expect(sentence).toContain(quote);
    expect(note?.evidence.length).toBeGreaterThan(0);
  });
});

it.each([
  "There is no joining fee and no deposit.",
  "$6 per hour base, guaranteed, and more for every call.",
  "No experience? Tell us what you have read.",
  "We take a small fee on payments, and nothing on the planning.",
  "You keep 100% of your rate: if you charge $120/hr, you get $120/hr.",
  "Administrative time will be allotted (approximately 50% weekly).",
  "Pay: $18.00/hour plus health insurance.",
  "The entry fee of R420 includes a medal, and you fill the race with runners.",
  "No calls before ten in the morning.",
  "Shortlisted designers do a paid task of two hours (€70, by bank transfer).",
  "You explain to students that withdrawing is free and that nobody ever has to top up.",
  "The freelancers who use our tool charge between $30 and $80 an hour.",
  "Homes in our portfolio start at R1,4 million.",
  "We help the $1T insurance industry plan its first campaigns.",
  "Unlimited leave lets you recharge and find a balance.",
  "We never ask you to deposit anything, sell tokens, or connect a wallet in order to apply.",
])("an honest sentence gives none: %s", (sentence) => {
  expect(reasonsIn({ description: `${honest.description} ${sentence}` })).toEqual([]);
});

it("lists the gravest note first", () => {
  const description = "Set your own hours. No interview. Pay the training fee first.";

  expect(reasonsIn({ description })).toEqual(["fee-up-front", "no-interview", "own-hours"]);
});

describe("what the ad leaves out", () => {
  it("notes that nobody says who the employer is", () => {
    const description = "Writers wanted for blogs. Two years of experience, please.";

    expect(reasonsIn({ company: "", description })).toContain("no-company");
    expect(reasonsIn({ company: "Baobab", description })).not.toContain("no-company");
    expect(reasonsIn({ company: "" })).not.toContain("no-company");
  });

  it("notes a link to apply only where nobody says whose site it is", () => {
    const description = "Writers wanted for blogs. To apply, please visit the page below.";

    expect(reasonsIn({ company: "", description })).toEqual(["no-company", "outside-form"]);
    expect(reasonsIn({ company: "Baobab", description })).toEqual([]);
  });

  it("notes everyday work that asks for nothing, but not marketing or management", () => {
    const description = "Answer calls in a friendly way and write down what people ask for.";

    expect(reasonsIn({ title: "Customer Service Rep", description })).toContain("nothing-asked");
    expect(reasonsIn({ title: "Customer Service Manager", description })).toEqual([]);
    expect(reasonsIn({ title: "SEO Specialist", description })).toEqual([]);
    expect(
      reasonsIn({ title: "Customer Service Rep", description: `${description} Zendesk helps.` }),
    ).toEqual([]);
  });

  it("doubts a giant that asks a clerk for school only", () => {
    const description = "We are the largest supplier in 40 countries. High school diploma.";

    expect(reasonsIn({ title: "Mail Clerk", description })).toContain("borrowed-name");
    expect(reasonsIn({ title: "Mail Clerk", description: "High school diploma." })).not.toContain(
      "borrowed-name",
    );
  });
});

describe("pay", () => {
  it.each([
    ["Data Entry Clerk", "We pay $45 per hour.", "", true],
    ["Data Entry Clerk", "We pay $14 per hour.", "", false],
    ["Data Entry Clerk", "You get R9000 a day.", "", true],
    ["Data Entry Clerk", "You get R900 a day.", "", false],
    ["Data Entry Clerk", "", "90000-95000", true],
    ["Data Entry Clerk", "", "$31,2k - $42k", false],
    ["SEO Consultant", "We pay $95 per hour.", "", false],
  ])("is too good for a %s: %s %s %s", (title, description, payText, isTooGood) => {
    expect(reasonsIn({ title, description, payText }).includes("pay-too-good")).toBe(isTooGood);
  });

  it("notes a range that promises nothing", () => {
    expect(reasonsIn({ payText: "$20,000 - $90,000" })).toEqual(["pay-too-wide"]);
    expect(reasonsIn({ payText: "$60,000 - $90,000" })).toEqual([]);
    expect(reasonsIn({ payText: "$60-90k" })).toEqual([]);
    expect(reasonsIn({ payText: "$20k - 90k" })).toEqual(["pay-too-wide"]);
  });
});

it("tells the reader in plain sentences what to do", () => {
  for (const { title, advice } of Object.values(riskReasons)) {
    expect(title.length).toBeLessThanOrEqual(45);
    expect(advice).toMatch(/^[A-Z].*\.$/);
    expect(advice.length).toBeLessThanOrEqual(110);
  }
});

describe("however it is written", () => {
  const sentences = fc.shuffledSubarray(
    [
      "Earn $200 daily from home.",
      "No experience needed.",
      "Interviews are held on Telegram.",
      "We are a friendly team.",
      "High school diploma.",
      "Two years of Excel.",
      "Send your CV to jobs@yahoo.com.",
      "Kwagga is a global leader in shipping.",
      "Write to p\u0430ypal.",
      "Pay a registration fee of R200.",
    ],
    { minLength: 1 },
  );
  const titles = fc.constantFrom("Data Entry Clerk", "Brand Manager", "Sales Rep");
  const companies = fc.constantFrom("", "Kwagga");

  it("keeps the verdict and the reasons in any order, letter case and spacing", () => {
    fc.assert(
      fc.property(
        sentences,
        titles,
        companies,
        fc.constantFrom(" ", "  ", "\n\n", " \t"),
        (said, title, company, space) => {
          const before = riskIn({ title, company, description: said.join(" ") });
          const after = riskIn({
            title: title.toUpperCase(),
            company,
            description: said
              .toReversed()
              .join(space)
              .replaceAll(" ", space.replaceAll("\n", " "))
              .toUpperCase(),
          });

          expect(after.verdict).toBe(before.verdict);
          expect(after.notes.map(({ reason }) => reason)).toEqual(
            before.notes.map(({ reason }) => reason),
          );
        },
      ),
    );
  });

  it("quotes nothing that is not there", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      sentences.map((said) => said.join(" ")),
    );
    fc.assert(
      fc.property(titles, text, text, (title, description, payText) => {
        const posting = { ...honest, title, description, payText };
        for (const { evidence } of riskIn(posting).notes) {
          for (const { field, quote } of evidence) expect(posting[field]).toContain(quote);
        }
      }),
    );
  });
});

describe("a note quotes the sentence that bears it out", () => {
  const quotesIn = (description: string): Record<string, string[]> =>
    Object.fromEntries(
      riskIn({ description }).notes.map(({ reason, evidence }) => [
        reason,
        evidence.map(({ quote }) => quote),
      ]),
    );

  it("clicks that are paid for are one thing, and the money put in another", () => {
    const clicks = "Rate restaurants on your phone and get R900 daily.";
    const stake = "When a combined order comes you top up your wallet, and withdraw double.";
    const notes = quotesIn(`${clicks} ${stake}`);
    expect(notes["task-scheme"]).toEqual([clicks]);
    expect(notes["money-that-grows"]).toEqual([stake]);
  });

  it("whoever is chosen unasked is not told to start at once, nor the other way round", () => {
    const chosen = "Good day, we got your contact from a friend.";
    const hurried = "No CV needed, hired on the spot.";
    const notes = quotesIn(`${chosen} ${hurried}`);
    expect(notes["chosen-unasked"]).toEqual([chosen]);
    expect(notes["no-interview"]).toEqual([hurried]);
  });
});
