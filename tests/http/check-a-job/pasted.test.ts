import { describe, expect, test } from "vitest";
import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import { errorReply } from "#contract/errors.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();
const send = (text: string) => testApp(database).request("/api/check-a-job", jsonBody({ text }));

async function checked(...lines: readonly string[]): Promise<CheckedJob> {
  const response = await send(lines.join("\n"));
  expect(response.status).toBe(200);
  return (await response.json()) as CheckedJob;
}

const namesOf = ({ title, company }: CheckedJob) => [title, company];

describe("a link alone", () => {
  test.each([
    "https://www.linkedin.com/jobs/view/4021234567/?refId=abc",
    "https://jobs.example/1\nhttps://jobs.example/2",
    "Check out this job at Brandworks: https://www.linkedin.com/jobs/view/4021234567",
    "jobs.example/1",
  ])("is told what to do instead, and gets no verdict: %s", async (text) => {
    const response = await send(text);
    const { code, fields } = errorReply.parse(await response.json());
    expect([response.status, code]).toEqual([400, "invalid_input"]);
    expect(fields?.["text"]).toContain("copy the whole text of the post");
  });

  test("with a few words beside it is read, and said to be behind the link", async () => {
    const { pasted, facts } = await checked(
      "Hi love, saw this and thought of you, it looks perfect!! https://jobs.example/view/1",
    );
    expect(pasted.isMostlyLink).toBe(true);
    expect(facts.risk.verdict).toBe("too-little");
  });
});

describe("several ads", () => {
  const first = [
    "1. SEO Specialist - Acme (Remote, worldwide) $3000/month",
    "We hire anywhere in the world, South Africa included.",
  ];
  const second = [
    "2. Paid Media Manager - Northwind, $9,000/month",
    "You must live in the United States. Pay a refundable registration fee of $50 first.",
  ];

  test("are counted, and the first is read with nothing of the others", async () => {
    const job = await checked("Jobs this week", "", ...first, "", ...second);
    expect(job.pasted.ads).toBe(2);
    expect(namesOf(job)).toEqual(["SEO Specialist", "Acme"]);
    expect(job.facts.openToSouthAfrica.value).toBe("yes");
    expect(job.facts.pay.value.amount).toMatchObject({ min: 3000, max: 3000 });
    expect(job.facts.risk.notes).toEqual([]);
    expect((await checked(...second, "", ...first)).facts.openToSouthAfrica.value).toBe("no");
  });

  test("one ad with many sections is one", async () => {
    const { pasted } = await checked(
      "Senior Content Marketer",
      "---",
      "1. About us",
      "We are remote.",
      "2. The role",
      "You report to the Head of Marketing.",
      "---",
      "You work with: 1. SEO Specialist 2. Designer",
    );
    expect(pasted.ads).toBe(1);
  });
});

describe("an ad in another language", () => {
  test("in Afrikaans is said to be one, its pay is read, and nothing is called sound", async () => {
    const job = await checked(
      "Bemarkingsbestuurder benodig",
      "Ons soek 'n ervare bemarker vir ons span. Jy kan van die huis af werk.",
      "Salaris: R35 000 per maand. Stuur jou CV na werk@protea.example.",
    );
    expect(job.pasted.language).toBe("Afrikaans");
    expect(job.facts.pay.value.amount).toMatchObject({ min: 35_000, currency: "ZAR" });
    expect(job.facts.risk.verdict).toBe("too-little");
  });

  test.each([
    ["German", "Wir suchen einen Manager für unser Team. Du arbeitest remote mit uns in Berlin."],
    ["Portuguese", "Estamos à procura de uma pessoa para a nossa equipa. O trabalho é remoto."],
    ["isiZulu or isiXhosa", "Sifuna umuntu ozosiza. Usebenza usekhaya. Thumela i-CV yakho."],
    [null, "We are looking for a marketer who works with our team in Cape Town or from home."],
  ])("%s", async (language, text) => {
    expect((await checked(text)).pasted.language).toBe(language);
  });
});

describe("what stands around an ad", () => {
  test("a board's navigation and its other jobs decide nothing", async () => {
    const job = await checked(
      "Skip to main content",
      "My Network",
      "Messaging",
      "Lifecycle Marketing Manager",
      "Fathom & Field",
      "Cape Town, South Africa (Remote)",
      "About the job",
      "We hire anywhere in South Africa. Pay is $4,000 per month.",
      "Set alert for similar jobs",
      "People also viewed",
      "You must reside in the United States. $150,000/yr",
    );
    expect(namesOf(job)).toEqual(["Lifecycle Marketing Manager", "Fathom & Field"]);
    expect(job.verdict).toBe("Open to South Africa");
    expect(job.facts.pay.value.amount).toMatchObject({ min: 4000, max: 4000 });
  });

  test("of a mail, its head, its farewell and what it answers decide nothing", async () => {
    const job = await checked(
      "From: Amy <amy@oak.example>",
      "To: Thandi <thandi@mail.example>",
      "Subject: Re: Fwd: Content Marketing Lead",
      "",
      "The role is fully remote and open to anyone in South Africa.",
      "We pay $3,500 a month, as a contractor, and we would like to start in January.",
      "Kind regards,",
      "Amy",
      "On Fri, 13 Nov 2026 at 17:02, Thandi <thandi@mail.example> wrote:",
      "> I would need $9,000 a month, and I hear you must be in the United States.",
    );
    expect(job.title).toBe("Content Marketing Lead");
    expect(job.verdict).toBe("Open to South Africa");
    expect(job.facts.pay.value.amount).toMatchObject({ min: 3500, max: 3500 });
  });

  test("a message of one paragraph names its job in a sentence", async () => {
    const job = await checked(
      "Good day. Kaya Digital is hiring a Social Media Manager, fully remote, must be based in South Africa. R28k pm. Send your CV to jobs@kaya.example.",
    );
    expect(namesOf(job)).toEqual(["Social Media Manager", "Kaya Digital"]);
    expect(job.facts.isMarketing.value).toBe(true);
  });

  test("mark-up, soft hyphens and entities are read through", async () => {
    const job = await checked(
      `<h1 title="a > b">PPC&nbsp;Manager</h1><p data-x='1 > 0'>We hire anywhere, So&shy;uth Af\u{ad}rica included.</p>`,
      `<p>Salary: &euro;3,000 per month</p><script>const where = "US only";</script>`,
    );
    expect(job.title).toBe("PPC Manager");
    expect(job.facts.openToSouthAfrica.value).toBe("yes");
    expect(job.facts.pay.value.amount).toMatchObject({ min: 3000, currency: "EUR" });
  });
});

describe("pay and hours at home", () => {
  test("hourly pay is rand an hour; a month of it takes stated hours", async () => {
    const hourly = await checked("SEO Manager", "Remote, worldwide. We pay $25 per hour.");
    expect(hourly.payInRand).toMatchObject({ min: 460, per: "hour", hoursPerWeek: null });
    expect(hourly.advice.shareText).toContain("≈ R460/hour");
    const stated = await checked(
      "SEO Manager",
      "Remote, worldwide. This is a part-time role, 20 hours a week. We pay $25 per hour.",
    );
    expect(stated.payInRand).toMatchObject({ min: 39_900, per: "month", hoursPerWeek: 20 });
    expect(stated.advice.shareText).toContain("≈ R39,900/month for 20 hours a week");
  });

  test("an overlap is told as the hours that suffice", async () => {
    const { advice } = await checked(
      "SEO Manager",
      "Remote, worldwide. You need 4 hours of overlap with New York time each day.",
    );
    expect(advice.shareText).toContain("4 hours of overlap, such as 16:00–20:00 SAST in January");
  });
});

test("a likely scam has no rand, no polite message and no other verdict", async () => {
  const job = await checked(
    "Online Marketing Assistant, open to South Africa",
    "Earn $400 per day liking posts. No experience needed, guaranteed income.",
    "You pay a refundable registration fee of R350. Write to us on Telegram or WhatsApp only.",
  );
  expect(job.facts.risk.verdict).toBe("likely-scam");
  expect(job.verdict).toBe("Likely a scam");
  expect(job.payInRand).toBeNull();
  expect(job.advice).toMatchObject({ missing: [], recruiterMessage: null });
  expect(job.advice.shareText).not.toMatch(/≈|Open to South Africa/);
});
