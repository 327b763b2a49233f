import type { Page } from "@playwright/test";
import type { CapturedMail } from "#contract/demo.ts";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";

const number = crypto.randomUUID().slice(0, 8);
const title = `Lifecycle Email Marketer ${number}`;
const username = `sipho-${number}`;
const email = `${username}@example.test`;
const password = "flat white no sugar";

const toastText = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notification/ }).getByText(text, { exact: true });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const review = (page: Page) =>
  page.getByRole("button", { name: "See what candidates see" }).click();
const reviewHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "This is what candidates will see" });
const sheet = (page: Page) => page.getByRole("region", { name: "As candidates see it" });

/** The newest mail to the employer about this, once it is there. */
async function mailAbout(page: Page, subject: string): Promise<CapturedMail> {
  const find = async () => {
    const mails = (await (await page.request.get("/demo/api/mail")).json()) as CapturedMail[];
    return mails.find((mail) => mail.to === email && mail.subject.includes(subject));
  };
  await expect.poll(async () => (await find())?.subject).toContain(subject);
  const found = await find();
  if (found === undefined) throw new Error(`There is no mail about ${subject}`);
  return found;
}

async function signInAgain(page: Page): Promise<void> {
  await page.goto("/auth?next=%2Femployers%2Fdashboard");
  await hydrated(page);
  await field(page, "Username or email").fill(username);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/employers/dashboard");
}

async function openInQueue(page: Page): Promise<void> {
  await page.goto(`/admin/moderation?search=${number}`);
  await hydrated(page);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

const card = (page: Page) => page.getByRole("article", { name: title });

/** Signed out, as whoever looks for a job. */
async function titlesFound(page: Page): Promise<string> {
  const response = await page.request.get(`/api/jobs?search=${number}`);
  const { jobs } = (await response.json()) as { jobs: { title: string }[] };
  return jobs.map((job) => job.title).join();
}

test("a visitor posts a job, signs up, corrects it, and it is published, found, closed and handed in again", async ({
  page,
  become,
}) => {
  await test.step("a visitor writes it and sees what it leaves open", async () => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Post a Job" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Post a job" })).toBeVisible();
    await review(page);
    await expect(field(page, "Title")).toBeFocused();
    await field(page, "Title").fill(title);
    await field(page, "Company").fill("Fathom & Field");
    await field(page, "What the work is").fill(
      "You own our lifecycle emails from brief to report: you plan, write, build in Klaviyo, test, and tell us what worked. We sell planting kits to gardeners and send four campaigns a week.",
    );
    await field(page, "Location").fill("Remote");
    await field(page, "Where to apply").fill("javascript:alert(1)");
    await review(page);
    await expect(field(page, "Where to apply")).toHaveAttribute("aria-invalid", "true");
    await field(page, "Where to apply").fill("https://fathom.example/jobs/email");
    await expectAccessible(page);
    await review(page);
    await expect(reviewHeading(page)).toBeFocused();
    await expect(sheet(page).getByText("Unclear for South Africa").first()).toBeVisible();
    await expect(
      page.getByText("Do you take applicants who live and work in South Africa?"),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("more said is more points, and nothing is lost on the way", async () => {
    await page.getByRole("button", { name: "Back to the form" }).click();
    await expect(field(page, "Title")).toHaveValue(title);
    await field(page, "Who can apply").fill("Anyone who lives in South Africa");
    await review(page);
    await expect(sheet(page).getByText("Open to South Africa").first()).toBeVisible();
  });

  await test.step("signing up keeps it", async () => {
    await page.getByRole("link", { name: "Create an account" }).click();
    await field(page, "Username").fill(username);
    await field(page, "Email").fill(email);
    await field(page, "Password").fill(password);
    await field(page, "Confirm password").fill(password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(reviewHeading(page)).toBeVisible();
    await expect(sheet(page).getByRole("heading", { name: title })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: "Hand it in" })).not.toBeInViewport();
    await page.getByRole("button", { name: "Seen enough? Go to the end" }).click();
    await expect(page.getByRole("button", { name: "Hand it in" })).toBeInViewport();
    await page.getByRole("button", { name: "Hand it in" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Now confirm your address" }),
    ).toBeFocused();
  });

  await test.step("nobody looks at it before the address is confirmed", async () => {
    await page.getByRole("link", { name: "See my postings" }).click();
    await expect(card(page).getByText("Waiting for your address")).toBeVisible();
    await expectAccessible(page);
    const { text } = await mailAbout(page, "Confirm");
    await page.goto(/https?:\S+/.exec(text)?.[0] ?? "");
    await hydrated(page);
    const confirm = page.getByRole("button", { name: /Confirm/ });
    if ((await confirm.count()) > 0) await confirm.click();
    await page.goto("/employers/dashboard");
    await expect(card(page).getByText("With us to check")).toBeVisible();
  });

  await test.step("an admin returns it with a reason", async () => {
    await become("demo-admin");
    await openInQueue(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Return with a reason" }).click();
    await field(page, "What has to change").fill("Please say what the role pays.");
    await page.getByRole("button", { name: "Return it" }).click();
    await expect(toastText(page, "Returned")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
    expect((await mailAbout(page, "needs a change")).text).toContain("what the role pays");
  });

  await test.step("it is corrected and handed in again", async () => {
    await become("visitor");
    await signInAgain(page);
    await expect(card(page).getByText("Please say what the role pays.")).toBeVisible();
    await card(page)
      .getByRole("link", { name: /Correct it|Edit/ })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await field(page, "Pay").fill("$4,000 to $5,000 a month");
    await expectAccessible(page);
    await review(page);
    await expect(sheet(page).getByText("$4,000–$5,000").first()).toBeVisible();
    await page.getByRole("button", { name: "Hand it in" }).click();
    await expect(page).toHaveURL("/employers/dashboard");
    await expect(card(page).getByText("With us to check")).toBeVisible();
  });

  await test.step("it is published, and found by search at once", async () => {
    expect(await titlesFound(page)).toBe("");
    await become("demo-admin");
    await openInQueue(page);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(toastText(page, "Published")).toBeVisible();
    await expect(page.getByRole("link", { name: "See it on the board" })).toBeVisible();
    await become("visitor");
    await page.goto(`/jobs?search=${number}`);
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
    await mailAbout(page, "on the board");
  });

  await test.step("a small edit stands at once, another pay does not, and one is told before", async () => {
    await signInAgain(page);
    await card(page).getByRole("link", { name: /Edit/ }).click();
    const text = await field(page, "What the work is").inputValue();
    await field(page, "What the work is").fill(text.replace("planting kits", "seed kits"));
    await review(page);
    await expect(page.getByRole("heading", { name: "A small edit" })).toBeVisible();
    await page.getByRole("button", { name: "Back to the form" }).click();
    await field(page, "Pay").fill("$3,000 a month");
    await review(page);
    await expect(page.getByRole("heading", { name: "This is checked again" })).toBeVisible();
    await page.getByRole("button", { name: "Back to the form" }).click();
    await field(page, "Pay").fill("$4,000 to $5,000 a month");
    await review(page);
    await page.getByRole("button", { name: "Save the edit" }).click();
    await expect(card(page).getByText("On the board")).toBeVisible();
  });

  await test.step("it is closed, and handed in once more", async () => {
    await card(page).getByRole("button", { name: /Close/ }).click();
    await page.getByLabel("Why").selectOption({ label: "On hold for now" });
    await page.getByRole("button", { name: "Close it" }).click();
    await expect(toastText(page, "Closed")).toBeVisible();
    await expect(card(page).getByText("On hold for now, ")).toBeVisible();
    await expect(card(page).getByRole("heading", { name: title })).toBeFocused();
    expect(await titlesFound(page)).toBe("");
    await card(page)
      .getByRole("button", { name: /Hand in once more/ })
      .click();
    await expect(toastText(page, "Handed in once more")).toBeVisible();
    await expect(card(page).getByText("With us to check")).toBeVisible();
  });

  await test.step("several are published at once, and taken back", async () => {
    await become("demo-admin");
    await page.goto(`/admin/moderation?search=${number}`);
    await hydrated(page);
    await expectAccessible(page);
    await page.getByRole("checkbox", { name: `Choose ${title}` }).check();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(toastText(page, "1 posting published")).toBeVisible();
    expect(await titlesFound(page)).toBe(title);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(toastText(page, "1 posting back in the queue")).toBeVisible();
    expect(await titlesFound(page)).toBe("");
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  });
});
