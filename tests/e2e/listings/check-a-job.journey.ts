import type { Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";

const unclear = `Senior Content Marketer at Acacia Studio

We are a remote-first studio that writes for software companies. You will plan and write long
articles and keep our editorial calendar in order.

Apply with three samples of your work.`;

const hourlyInEuros = `Freelance SEO Specialist
Company: Blauwal
Location: Remote, worldwide
Pay: €28 - €35 per hour

We build online shops for museums. You look after search marketing for six of them.
You are free to live anywhere in the world. Our team works 9am to 5pm CET.
You invoice us as a freelancer.`;

const afrikaans = `Bemarkingsbestuurder benodig
Ons soek 'n ervare bemarker vir ons span. Jy kan van die huis af werk, saam met ons.
Salaris: R35 000 per maand. Stuur jou CV na werk@protea.example.`;

const own = `${unclear}\nOne more line, so that it is not an example.`;

async function open(page: Page): Promise<void> {
  await page.goto("/check-a-job");
  await hydrated(page);
}

const field = (page: Page) => page.getByLabel("The text of the post");
const send = (page: Page) => page.getByRole("button", { name: "Check this job" }).click();
const result = (page: Page) => page.getByRole("region").filter({ has: page.locator("#result") });

async function pasteExample(page: Page, name: string): Promise<void> {
  const example = page
    .getByRole("group", { name: "Paste an example" })
    .getByRole("button", { name });
  await example.click();
  await expect(example).toHaveAttribute("aria-pressed", "true");
}

async function expectVerdict(page: Page, words: string): Promise<void> {
  await expect(page.locator("#result")).toHaveText(words);
  await expect(page.locator("#result")).toBeFocused();
  await expect(page.locator("#result")).toBeInViewport();
}

test("an example that does not come is said, and comes with the next press", async ({ page }) => {
  await open(page);
  await page.context().setOffline(true);
  const example = page.getByRole("button", { name: "One that takes us" });
  await example.click();
  await expect(page.getByText("The example did not come", { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await pasteExample(page, "One that takes us");
  await expect(field(page)).not.toHaveValue("");
});

for (const [device, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1280, height: 900 }],
] as const) {
  test(`on ${device}: five posts, five answers`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);

    await pasteExample(page, "One that takes us");
    await send(page);
    await expectVerdict(page, "Open to South Africa");
    await expect(result(page)).toContainText("“We hire anywhere in EMEA, South Africa included.”");
    await expect(result(page)).toContainText("$4,500–$5,500/month");
    await expect(result(page)).toContainText(/≈ R82,800–R101,200\/month at R18\.40/);
    await expect(result(page)).toContainText("January, 11:00–19:00");
    await expect(result(page)).toContainText("Contractor");
    await expect(result(page)).toContainText("Nothing odd");

    await pasteExample(page, "One that does not");
    await expect(result(page)).toContainText("You have changed the text since.");
    await send(page);
    await expectVerdict(page, "Closed to South Africa");
    await expect(result(page)).toContainText("you must live in the United States");
    await expect(result(page)).toContainText("Nothing left to ask");
    await expect(page.getByRole("button", { name: "Copy message" })).toHaveCount(0);

    await pasteExample(page, "One that is a scam");
    await send(page);
    await expectVerdict(page, "Likely a scam");
    await expect(result(page)).toContainText("registration fee of R350");
    await expect(result(page)).not.toContainText(/≈|Open to|Nothing odd/);
    await expect(page.getByRole("button", { name: "Copy message" })).toHaveCount(0);

    await field(page).fill(unclear);
    await send(page);
    await expectVerdict(page, "Unclear for South Africa");
    await expect(result(page)).toContainText("Not stated");
    await expect(result(page)).toContainText("Do you take applicants who live and work in");

    await field(page).fill(hourlyInEuros);
    await send(page);
    await expectVerdict(page, "Open to South Africa");
    await expect(result(page)).toContainText("€28–€35/hour");
    await expect(result(page)).toContainText("≈ R556–R696/hour at R19.87 per EUR");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("the message and the result can be copied and sent on", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await field(page).fill(unclear);
  await send(page);
  await page.getByRole("button", { name: "Copy message" }).click();
  await expect(page.getByText("Copied to Clipboard").first()).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain("1. Do you take applicants who live and work in South Africa?");
  await page.getByRole("button", { name: "Copy result" }).click();
  await expect.poll(copied).toContain("*Unclear for South Africa*");
  const shared = page.getByRole("link", { name: "Send on WhatsApp" });
  await expect(shared).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=Senior%20Content/);
});

test("where the device can share, it does", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ text }: { text: string }) => void (document.title = text.slice(0, 22)),
    });
  });
  await open(page);
  await field(page).fill(unclear);
  await send(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page).toHaveTitle("Senior Content Markete");
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toHaveCount(0);
});

test("too little and too much are told at the field, and nothing is sent", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/check-a-job", (route) => {
    calls += 1;
    return route.abort();
  });
  await open(page);
  await send(page);
  await expect(page.getByText("Paste more of the post: at least 40 characters.")).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill("word ".repeat(4_900));
  await expect(page.getByText("24,500 of 30,000 characters")).toBeVisible();
  await field(page).fill("word ".repeat(6_001));
  await expect(page.getByText(/Paste at most 30,000 characters/)).toBeVisible();
  expect(calls).toBe(0);
  await page.getByRole("button", { name: "Clear the text" }).click();
  await expect(field(page)).toHaveValue("");
});

test("a link is told what to do; several ads and other languages are said to be that", async ({
  page,
}) => {
  await open(page);
  await field(page).fill("https://www.linkedin.com/jobs/view/4021234567/?refId=abc");
  await send(page);
  await expect(page.getByText("That is a link, and we open none.")).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page.locator("#result")).toHaveCount(0);

  await field(page).fill(`${hourlyInEuros}\n=====\nBrand Manager\nYou must live in Canada.`);
  await send(page);
  await expectVerdict(page, "Open to South Africa");
  await expect(result(page)).toContainText("There seem to be 2 ads here");
  await expect(result(page)).toContainText("We read the first, “Freelance SEO Specialist”.");
  await expectAccessible(page);

  await field(page).fill(afrikaans);
  await send(page);
  await expect(result(page)).toContainText("We read English ads");
  await expect(result(page)).toContainText("R35,000/month");
  await expect(result(page)).toContainText("Too little here to judge");
  await expect(result(page)).not.toContainText("Nothing odd");
});

test("when it cannot be checked the text stays, and trying again works", async ({ page }) => {
  const answers = [
    () => ({
      status: 429,
      headers: { "retry-after": "412" },
      json: { code: "too_many_requests", message: "" },
    }),
    () => ({
      status: 500,
      json: { code: "internal", message: "Something went wrong on our side." },
    }),
  ];
  await page.route("**/api/check-a-job", async (route) => {
    const answer = answers.shift();
    await (answer === undefined ? route.abort() : route.fulfill(answer()));
  });
  await open(page);
  await field(page).fill(own);
  await send(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("You can check the next one in 7 minutes.");
  await expect(alert).toContainText("Your text is still here.");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("Something went wrong on our side.");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("We could not reach Kwela");
  await expect(field(page)).toHaveValue(own);
  await page.unroute("**/api/check-a-job");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expectVerdict(page, "Unclear for South Africa");
  await expect(alert).toHaveCount(0);
});

test("while it is being checked one may go on typing, and is told", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/check-a-job", async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await field(page).fill(own);
  await send(page);
  await expect(page.getByRole("status")).toHaveText("Reading the post…");
  await field(page).press("End");
  await field(page).pressSequentially(" More.");
  release();
  await expectVerdict(page, "Unclear for South Africa");
  await expect(field(page)).toHaveValue(/More\./);
});

test(`axe finds nothing in any state`, async ({ page }) => {
  await open(page);
  await expectAccessible(page);
  await send(page);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  for (const [example, verdict] of [
    ["One that takes us", "Open to South Africa"],
    ["One that is a scam", "Likely a scam"],
  ] as const) {
    await pasteExample(page, example);
    await send(page);
    await expectVerdict(page, verdict);
    await expectAccessible(page);
  }
  await page.route("**/api/check-a-job", (route) => route.abort());
  await send(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it does and what it needs", async ({ page }) => {
    await page.goto("/check-a-job");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check any job post");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByRole("button", { name: "Check this job" })).toBeHidden();
  });
});
