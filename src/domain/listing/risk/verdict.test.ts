import { describe, expect, it } from "vitest";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import type { ReasonId } from "./reasons.ts";
import { riskOf } from "./risk.ts";
import { verdictOf } from "./weights.ts";

describe("the verdict", () => {
  it("calls one grave sign a likely scam", () => {
    expect(verdictOf(["fee-up-front"])).toBe("likely-scam");
  });

  it("asks for care on one clear sign, and calls two a likely scam", () => {
    expect(verdictOf(["chat-only-interview"])).toBe("be-careful");
    expect(verdictOf(["chat-only-interview", "pay-too-good"])).toBe("likely-scam");
  });

  it("says nothing on any sign that honest ads carry too", () => {
    const ordinary: readonly ReasonId[] = [
      "free-mail",
      "no-company",
      "nothing-asked",
      "anyone-can",
    ];

    expect(ordinary.map((reason) => verdictOf([reason]))).toEqual(
      ordinary.map(() => "nothing-odd"),
    );
  });
});

const honestAds: readonly (readonly [kind: string, title: string, description: string])[] = [
  [
    "an accountant who handles cheques",
    "Bookkeeper",
    "Prepare vendor cheques and bank deposits. Receive payments from clients and reconcile the account. Five years with Xero.",
  ],
  [
    "WhatsApp marketing",
    "CRM Marketer",
    "Plan WhatsApp and SMS campaigns for our customers. Message leads on WhatsApp and report on open rates.",
  ],
  [
    "crypto marketing",
    "Growth Marketer, Crypto Wallet",
    "Grow the users of our crypto wallet. Run campaigns that explain USDT to first-time users. Three years in fintech.",
  ],
  [
    "a Telegram community",
    "Community Manager",
    "Look after our community on Telegram and Discord. Answer members, run polls and host weekly interviews on Telegram with community members.",
  ],
  [
    "direct sales",
    "Direct Sales Consultant",
    "Visit homes and sell solar panels. Base salary plus uncapped commission. A driver's licence and one year in sales.",
  ],
  [
    "an internship for beginners",
    "Marketing Intern",
    "No experience needed: we teach you the craft over six months. You write posts, help at events and learn to read reports.",
  ],
  [
    "software for network marketing firms",
    "Product Marketer",
    "We build software for MLM and network marketing companies. You write the launch plans and the web pages.",
  ],
  [
    "a business that lives on fees",
    "Marketing Manager, Club Membership",
    "Members pay a joining fee and a monthly fee. You own the campaign that brings new members in.",
  ],
  [
    "gmail as a skill",
    "Executive Assistant",
    "You know Gmail, Google Calendar and Slack well, and have two years of experience.",
  ],
  [
    "an agency that warns of fraud",
    "Paid Media Specialist",
    "We never ask candidates to pay a registration fee. Report any message that asks for one.",
  ],
  [
    "an employer who pays for training",
    "Email Marketer",
    "We pay your certification fees and buy your equipment. You set your own hours.",
  ],
  [
    "a fraud analyst's duties",
    "Trust and Safety Writer",
    "Write articles about reshipping, fake cheques and task scams so that our readers avoid them. Two years in content.",
  ],
  [
    "a day rate",
    "Freelance SEO Consultant",
    "Our day rate is $400 per day for senior freelancers with five years of technical SEO.",
  ],
  [
    "a contract paid by the day",
    "PPC Contractor",
    "The contract pays £350 per day for six months. You have run large accounts before.",
  ],
  [
    "a bonus for staff who refer a friend",
    "Social Media Manager",
    "Benefits: medical aid, a learning budget and a $1,000 bonus per referral.",
  ],
  [
    "a first job in customer support",
    "Customer Support Representative",
    "No experience needed. Apply through the link on our page and start as soon as you like.",
  ],
  [
    "a small firm with a free address",
    "Marketing Assistant",
    "Send your CV to proteamedia@gmail.com and tell us about a campaign you liked.",
  ],
  [
    "a personal finance brand",
    "Content Strategist",
    "We help people reach financial freedom. Write guides on passive income for our readers.",
  ],
  [
    "a short ad",
    "Copywriter",
    "Write product pages in plain English for a shop that sells kettles.",
  ],
  [
    "equal opportunity wording",
    "Brand Manager",
    "We hire regardless of age, sex, gender, marital status, race, religion or home address.",
  ],
  [
    "a Russian market",
    "SMM-\u043C\u0435\u043D\u0435\u0434\u0436\u0435\u0440",
    "You write for \u0420\u043E\u0441\u0441\u0438\u044F in native Russian, plan the week with two editors and run SMM\u0442\u0435\u043A\u0441\u0442.",
  ],
];

it.each(honestAds)("finds nothing odd in %s", (_, title, description) => {
  const risk = riskOf(
    readPosting({
      title,
      company: "Protea Media",
      location: "Remote",
      description,
      payText: "",
      tags: [],
    }),
  );

  expect(risk.verdict, JSON.stringify(risk.notes)).toBe("nothing-odd");
});

it("does not call a few words sound", () => {
  const few = { title: "Copywriter", company: "Protea Media", description: "Write product pages." };
  const posting = { ...few, location: "Remote", payText: "", tags: [] };

  expect(riskOf(readPosting(posting)).verdict).toBe("too-little");
});
