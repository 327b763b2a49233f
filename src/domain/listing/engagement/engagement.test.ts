import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Posting } from "#domain/listing/posting.ts";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { engagementOf } from "./engagement.ts";

const factOf = (parts: Partial<Posting>) =>
  engagementOf(
    readPosting({
      title: "",
      company: "",
      location: "",
      description: "",
      payText: "",
      tags: [],
      ...parts,
    }),
  );

const told: readonly (readonly [string, string, string])[] = [
  ["You join us as an independent contractor.", "contractor", "high"],
  ["This is a full-time (1099) contractor position.", "contractor", "high"],
  ["We are looking for a skilled freelance editor.", "contractor", "high"],
  ["This is a long-term freelance role.", "contractor", "high"],
  ["Please note: 6-month contract.", "contractor", "high"],
  ["Job type: Remote, Contract", "contractor", "high"],
  ["We offer a B2B contract.", "contractor", "high"],
  ["Cooperation: B2B, with an invoice a month.", "contractor", "high"],
  ["We're adding two freelance designers to our bench.", "contractor", "high"],
  ["You need to be self-employed.", "contractor", "high"],
  ["You'll be self-employed under a contractor agreement.", "contractor", "high"],
  ["You submit monthly invoices.", "contractor", "high"],
  ["Wir suchen einen freiberuflichen Texter.", "contractor", "high"],
  ["You will be a full-time employee of a small team.", "employee", "high"],
  ["This is a W2 position.", "employee", "high"],
  ["Job types: Full-time, Permanent", "employee", "high"],
  ["You get a permanent employment contract.", "employee", "high"],
  ["Sorry, no C2C.", "employee", "high"],
  ["Unbefristete Festanstellung in Kiel", "employee", "high"],
  ["401(k) match\nMedical, dental and vision insurance", "employee", "medium"],
  ["Paid parental leave", "employee", "low"],
  ["Perks such as an Employee Assistance Program", "employee", "low"],
  ["Contract role\nPaid time off", "contractor", "medium"],
  ["You join as a contractor, paid through Deel.", "contractor", "high"],
  ["You are hired through our local EOR partner.", "employer-of-record", "high"],
  ["You will be employed via an employer of record.", "employer-of-record", "high"],
  ["A local partner takes you onto its books.", "employer-of-record", "high"],
  ["Outside Kenya you are employed through Deel.", "employer-of-record", "high"],
  ["Employed as a full-time employee through Oyster.", "employer-of-record", "high"],
  ["You work as an employee or as a contractor, depending on your country.", "unclear", "medium"],
  ["Employment contract or B2B, as you prefer", "unclear", "medium"],
];

const untold = [
  "Full-time, remote.",
  "We cannot take people who need a permanent work permit.",
  "Je hebt een zelfstandige werkhouding.",
  "You do project-based work in a team of nine.",
  "We hire employees based solely on merit.",
  "You are responsible for contract management and contract negotiation.",
  "Our customers are general contractors and builders.",
  "Homeowners come to us when they need a contractor.",
  "You manage freelancers and agencies.",
  "We run a freelance marketplace.",
  "Until now a freelancer wrote our newsletter.",
  "We run an employee advocacy platform.",
  "You win the next 9,000 freelancers through referral.",
  "Payhive sells employer of record services in 60 countries.",
  "Experience as a freelancer is welcome.",
  "Experience with Deel is a plus.",
  "Smart contracts are a bonus.",
  "You must be a permanent resident of Canada.",
  "We are an equal opportunity employer; all employees matter.",
  "You process invoices for clients and prepare 1099 forms.",
  "You have worked in B2B marketing for a health plan.",
  "Two staff writers and nine freelancers make the magazine.",
  "A freelance illustrator and an agency support us.",
  "You keep the shop going together with a patient freelance developer.",
  "The team is currently one contractor and a founder.",
  "We mend invoicing for the self-employed.",
  "Three years in a broad role, B2B or charity.",
  "Nobody purporting to be an employee of Acme will ask for money.",
  "KBR is the prime contractor on this programme.",
  "You talk to engineers, contractors, and stakeholders of the program office.",
  "Whether somebody wants a side hustle or a new life, we show them how.",
  "High-volume B2B engagement: you run outbound campaigns.",
  "Perks: if you're employed in Germany, you get a voucher.",
];

describe("how a posting means to work with you", () => {
  it.each(told)("%s", (description, value, confidence) => {
    expect(factOf({ description })).toMatchObject({ value, confidence });
  });

  it.each(untold)("is not told by: %s", (description) => {
    expect(factOf({ description })).toMatchObject({ value: "unclear", evidence: [], rules: [] });
  });

  it.each([
    [{ title: "Freelance writer" }, "contractor"],
    [{ title: "Editor (Contract)" }, "contractor"],
    [{ tags: ["Contract"] }, "contractor"],
    [{ tags: ["Permanent"] }, "employee"],
    [{ title: "Contract manager" }, "unclear"],
    [{ title: "Freelance community manager" }, "unclear"],
  ])("is told by short fields as well: %o", (parts, value) => {
    expect(factOf(parts).value).toBe(value);
  });

  it("is not told by a company that employs people for others", () => {
    const description = "Clients hire people through our employer of record.";
    expect(factOf({ company: "Deel", description }).value).toBe("unclear");
  });

  it("does not depend on case, white space or order, and is quoted to the letter", () => {
    const lines = fc.shuffledSubarray([...told.map(([text]) => text), ...untold], { maxLength: 6 });
    fc.assert(
      fc.property(lines, (chosen) => {
        const description = chosen.join("\n");
        const fact = factOf({ description });
        expect(factOf({ description: chosen.toReversed().join("\n") })).toEqual(fact);
        const loud = factOf({ description: description.toUpperCase().replaceAll(" ", " \t") });
        expect(loud).toMatchObject({ value: fact.value, confidence: fact.confidence });
        for (const { quote } of fact.evidence) expect(description).toContain(quote);
      }),
    );
  });
});
