import { describe, expect, test } from "vitest";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { opennessOf } from "./openness.ts";
import { workplaceOf } from "./workplace.ts";

function judge(posting: Partial<Posting>) {
  const read = readPosting({
    title: "Content Marketer",
    company: "Acme",
    location: "",
    description: "",
    payText: "",
    tags: [],
    isFromRemoteBoard: true,
    ...posting,
  });
  return opennessOf(read, workplaceOf(read));
}

describe("a sentence that opens the door, where the location field is silent", () => {
  test.each([
    "We hire anywhere in EMEA.",
    "You can work from anywhere in the world.",
    "Open to candidates worldwide.",
    "This role is open to applicants from any country.",
    "We're a fully distributed team and hire globally.",
    "Location: Remote, worldwide",
    "Remote (Worldwide)",
    "Work from wherever you are.",
    "We welcome applications from South Africa.",
    "We hire remote staff in SA under the Employment Equity Act.",
    "Candidates must be based in South Africa, Kenya or Nigeria.",
    "This position is open to residents of South Africa, the UK and Portugal.",
    "You can be based anywhere in Europe, the Middle East or Africa.",
    "It does not matter where you live.",
    "Applicants from all over the world are welcome.",
    "Location: Remote - EMEA",
    "You must be located within +/- 3 hours of CET.",
    "Your time zone is between UTC-1 and UTC+3.",
    "You live in a time zone within 2 hours of GMT.",
    "We are looking for a marketer based in Cape Town or Johannesburg (remote).",
  ])("%s", (description) => {
    expect(judge({ description })).toMatchObject({
      value: "yes",
      evidence: [{ field: "description", quote: description }],
    });
  });
});

describe("a sentence that shuts it, even where the location field says worldwide", () => {
  test.each([
    "You must be based in the United States.",
    "US only.",
    "Only candidates based in the UK will be considered.",
    "Applicants must have the right to work in the UK.",
    "Must be authorized to work in Canada.",
    "Remote (US)",
    "Location: Remote, USA",
    "This role is remote within Germany.",
    "We can only hire in the EU.",
    "You need to live in Spain.",
    "We are looking for someone based in Latin America.",
    "LATAM only",
    "Must live in the Pacific time zone states: California, Oregon or Washington.",
    "We are unable to hire outside of the United States.",
    "Work from anywhere in the US.",
    "U.S. citizens or green card holders only.",
    "This is a remote position for candidates residing in the Philippines.",
    "We hire worldwide except South Africa.",
    "You are based in Berlin or willing to relocate to Berlin.",
    "This is a hybrid role, three days a week in our London office.",
    "You'll be working on-site in Austin.",
    "This position is only open to US residents.",
    "Must be located in one of the following states: TX, FL, NY.",
    "This is a US-based remote role.",
    "While it is fully remote with little travel, you must be based in the US.",
  ])("%s", (description) => {
    const { value, evidence } = judge({ location: "Worldwide", description });
    expect(value).toBe("no");
    expect(description).toContain(evidence[0]?.quote);
  });
});

describe("a sentence that only looks like one of the two says nothing", () => {
  test.each([
    "We are a global company with clients around the world.",
    "Our offices are in London, New York and Cape Town.",
    "Fully remote.",
    "You will work with customers in the United States and Europe.",
    "Work from anywhere for up to four weeks a year.",
    "Our product is used by people all over the world.",
    "Headquartered in San Francisco.",
    "For candidates in California, the salary range is $80k to $100k.",
    "Health insurance for US-based employees.",
    "Native-level American English.",
    "EST working hours.",
    "We provide equal opportunity regardless of citizenship or national origin.",
    "Manage campaigns for the South African market.",
    "We serve clients in South Africa and Kenya.",
    "Annual retreats around the world.",
    "Acme is a US-based start-up.",
    "US candidates may need further checks.",
    "Join us in our mission.",
    "You will be supporting our US-based marketing team.",
    "Our founders live in Lisbon.",
    "Two of our employees live in Berlin.",
    "Remote long before others were, with alumni in Durban and Delhi.",
    "We used to hire in Kenya and South Africa.",
    "Our team members are based in Lisbon and Oslo.",
    "You will work as a contractor unless you live in Denmark.",
    "Apply at https://example.com/remote-united-states-only",
  ])("%s", (description) => {
    expect(judge({ location: "Remote", description }).value).toBe("unclear");
  });
});

test.each([
  ["Remote - US", "no"],
  ["London, UK", "no"],
  ["Anywhere in Europe", "no"],
  ["Anywhere in the United States", "no"],
  ["Remote US/Canada", "no"],
  ["Americas", "no"],
  ["Anywhere", "yes"],
  ["Remote (Global)", "yes"],
  ["EMEA", "yes"],
  ["Europe", "no"],
  ["EMEA, LATAM, Canada, USA", "yes"],
  ["Africa, Europe", "yes"],
  ["South Africa", "yes"],
  ["Johannesburg, South Africa", "yes"],
  ["South Africa (various offices)", "not-remote"],
  ["CET +/- 3 hours", "yes"],
  ["Remote", "unclear"],
  ["", "unclear"],
])("the location field %j alone is a %s", (location, value) => {
  expect(judge({ location }).value).toBe(value);
});

describe("when the parts of a posting disagree", () => {
  test("the text that names South Africa beats a field that does not", () => {
    const description = "We are hiring in Portugal, Spain and South Africa.";
    expect(judge({ location: "Europe", description }).value).toBe("yes");
  });

  test("a promise to hire everywhere against a country in the field is unclear", () => {
    const description = "Work from anywhere in the world, we hire globally.";
    expect(judge({ location: "Germany", description }).value).toBe("unclear");
  });

  test("two sentences that contradict each other are unclear, and both are shown", () => {
    const description = "Candidates from South Africa are welcome.\nYou must be based in the US.";
    const { value, evidence } = judge({ description });
    expect(value).toBe("unclear");
    expect(evidence).toHaveLength(2);
  });

  test("a place we do not know shuts when one must live there, and leaves a perk unclear", () => {
    expect(judge({ description: "You must be based in Paysandu." }).value).toBe("no");
    const perk = { location: "Paysandu", description: "Work from anywhere." };
    expect(judge(perk).value).toBe("unclear");
  });

  test.each(["Content Marketer (Remote in Texas)", "Content Marketer - Italy"])(
    "a country in the title %j shuts where nothing else is said",
    (title) => {
      expect(judge({ title }).value).toBe("no");
    },
  );

  test("a market in the title is not where one must live", () => {
    expect(judge({ title: "Director EMEA Marketing" }).value).toBe("unclear");
  });
});

describe("ways to shut a door, each with the place it names", () => {
  test.each([
    "You are domiciled in Canada.",
    "WFH in Ohio.",
    "UK nationals, please.",
    "You hold a German passport.",
    "We employ in the US.",
    "A role for people in Germany.",
    "Texas-based copywriter wanted.",
    "Candidates without a UK address will not be considered.",
    "We can take people in FL, GA or NC.",
    "Our payroll reaches Spain and Greece and nothing beyond.",
  ])("%s", (description) => {
    expect(judge({ location: "Remote", description }).value).toBe("no");
  });
});

describe("places that are not the applicant's", () => {
  test.each([
    "We sell kettles to hotels in Portugal.",
    "You write for the German market.",
    "Our office in Boston has a piano.",
    "Fluent French is a plus.",
    "You will travel to Lisbon twice a year.",
    "Ideally you live in Europe.",
  ])("%s", (description) => {
    expect(judge({ location: "Remote", description }).value).toBe("unclear");
  });
});

test("an answer is read with its question", () => {
  const judged = (description: string) => judge({ location: "Remote", description }).value;
  expect(judged("Do you hire outside Europe? Not yet, sorry.")).toBe("no");
  expect(judged("Do you hire outside Europe? Yes, of course.")).toBe("yes");
  expect(judged("Can I work from abroad? Yes, 30 days a year.")).toBe("unclear");
});

test("there is where the sentence before says", () => {
  const judged = (description: string) => judge({ location: "Remote", description }).value;
  expect(judged("Our office is in Lisbon. You have to live there.")).toBe("no");
  expect(judged("Our office is in Lisbon.\nYou have to live there.")).toBe("unclear");
});

test("what a field leaves out is shut, and flags are places", () => {
  expect(judge({ location: "Anywhere (excl. Africa)" }).value).toBe("no");
  expect(judge({ location: "Anywhere (excl. US)" }).value).toBe("yes");
  expect(judge({ location: "Remote", description: "Where can you live? 🇬🇧 🇿🇦 🇳🇬" }).value).toBe(
    "yes",
  );
  expect(judge({ location: "Remote", description: "Where can you live? 🇬🇧 🇳🇬" }).value).toBe("no");
});

test("an office here is a job, but not a remote one", () => {
  const description = "Hybrid role: three days a week in the office.";
  expect(judge({ location: "Sandton, Gauteng", description }).value).toBe("not-remote");
  expect(judge({ location: "Leeds", description }).value).toBe("no");
});

test("outside the US, with applicants from here preferred, is open", () => {
  const description = "Outside the US, we prefer applicants from South Africa.";
  expect(judge({ location: "Remote", description }).value).toBe("yes");
});

describe("a sentence that turns, wishes or refuses does so in its own place", () => {
  test.each([
    ["Contracts exist for Norway only, yet contractors may work from any country.", "yes"],
    ["You need not come to the office, but you do have to be in Finland.", "no"],
    ["You live in Israel, preferably near the coast.", "no"],
    ["Our payroll is for Americans; everybody else sends an invoice.", "yes"],
    ["You must live in Peru. Everybody else sends an invoice.", "unclear"],
    ["Settle where you like on the Irish mainland.", "no"],
    ["Thank you, African applicants, but we have no way of paying you.", "no"],
    ["Applications from South Africa are closed.", "no"],
    ["Where do you need to live? Anywhere with a good line.", "yes"],
  ])("%s → %s", (description, value) => {
    expect(judge({ location: "Remote", description }).value).toBe(value);
  });
});

test("an open field is doubted where the text points elsewhere", () => {
  expect(judge({ location: "Worldwide", description: "The post is tied to Norway." }).value).toBe(
    "unclear",
  );
});
