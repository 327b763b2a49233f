import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { holdScripts } from "../forms/places.ts";
import { memberPassword, payForYear, register } from "../membership/member.ts";
import {
  adField,
  analyze,
  fillExample,
  letterField,
  newMember,
  open,
  ourCheck,
} from "./letter-writer.ts";

test("without a key: our check explains every point, marks the words, and follows what is typed", async ({
  page,
}) => {
  await newMember(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await open(page);
  await expect(page.getByText("OpenAI API Key Required")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Settings" })).toHaveAttribute(
    "href",
    "/settings",
  );
  await expect(analyze(page)).toBeDisabled();
  await expectAccessible(page);

  await test.step("the rules come with the letter, not before", async () => {
    await expect(ourCheck(page)).toContainText("a score out of 100");
    const before = sent.filter((request) => request.includes(".js")).length;
    await fillExample(page);
    expect(sent.filter((request) => request.includes(".js")).length).toBeGreaterThan(before);
  });

  await test.step("the points add up to the score", async () => {
    const score = Number(/(\d+) out of 100/.exec(await ourCheck(page).innerText())?.[1]);
    const rows = ourCheck(page).getByRole("list", { name: "Where the points come from" });
    const earned = (await rows.innerText()).matchAll(/(\d+) of (\d+)/g);
    const points = Array.from(earned, ([, got, of]) => [Number(got), Number(of)] as const);
    expect(points.reduce((sum, [got]) => sum + got, 0)).toBe(score);
    expect(points.reduce((sum, [, of]) => sum + of, 0)).toBe(100);
  });

  const marked = page.getByRole("region", { name: "Your letter, marked" });
  await test.step("a mark tells its advice to the keyboard and the pointer, and the list leads to it", async () => {
    const worn = marked.locator("mark", { hasText: "team player" });
    await worn.hover();
    const note = marked.locator(".letter-note");
    await expect(note).toContainText("Praise for yourself");
    const extra = page.getByRole("button", { name: "Show in the letter: “go the extra mile”" });
    await extra.click();
    await expect(marked.locator(":focus")).toHaveAccessibleName(/^Note \d+: /);
    await expect(marked.locator("mark.letter-mark-chosen")).toHaveText("go the extra mile");
    await expect(marked.locator(":focus")).toHaveAccessibleDescription(/colleague/);
    await page.keyboard.press("Tab");
    await expect(marked.locator("mark.letter-mark-chosen")).not.toHaveText("go the extra mile");
  });

  await test.step("what is good and what the ad asks for", async () => {
    const good = page.getByRole("region", { name: "What is good" });
    await expect(good).toContainText("A result with a number");
    const asked = page.getByRole("region", { name: "What the ad asks for" });
    const row = asked.getByRole("listitem").filter({ hasText: "Some SQL" });
    await expect(row).toContainText("Missing");
    await expect(
      asked.getByRole("listitem").filter({ hasText: "Experience with Customer.io" }),
    ).toContainText("I rewrote the first five in Customer.io");
    await expectAccessible(page);
  });

  await test.step("it follows the text", async () => {
    const text = await letterField(page).inputValue();
    await letterField(page).fill(text.replace("team player", "marketer"));
    await expect(marked).toContainText("marketer");
    await expect(marked.locator("mark", { hasText: "team player" })).toHaveCount(0);
    await adField(page).fill("");
    await expect(page.getByText("Paste the job description too")).toBeVisible();
    await page.getByRole("button", { name: "Clear the letter" }).click();
    await expect(marked).toHaveCount(0);
    await page.getByRole("button", { name: "Put back the letter from before" }).click();
    await expect(marked).toContainText("marketer");
  });

  expect(sent.filter((request) => /Thandi|extra%20mile|extra mile/.test(request))).toEqual([]);
});

test("a draft outlives being signed out in the middle of it", async ({ page }) => {
  const { username } = await register(page.request);
  await payForYear(page.request);
  await open(page);
  await letterField(page).fill("Dear Ms Dlamini, I raised sign-ups by 40%.");
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(letterField(page)).toBeHidden();
  const data = { username, password: memberPassword };
  expect((await page.request.post("/api/login", { data })).status()).toBe(200);
  await open(page);
  await expect(letterField(page)).toHaveValue("Dear Ms Dlamini, I raised sign-ups by 40%.");
});

test("a draft survives a closed tab, and is nobody else's", async ({ page, context }) => {
  await newMember(page);
  await open(page);
  await letterField(page).fill("Dear Ms Dlamini, I raised sign-ups by 40%.");
  await adField(page).fill("We look for somebody with 3+ years of SEO.");
  await page.close();
  const again = await context.newPage();
  await open(again);
  await expect(letterField(again)).toHaveValue("Dear Ms Dlamini, I raised sign-ups by 40%.");
  await expect(adField(again)).toHaveValue("We look for somebody with 3+ years of SEO.");
  await expect(ourCheck(again).getByRole("figure")).toBeVisible();

  await test.step("what is typed before the scripts arrive comes first, and the draft can be put back", async () => {
    const letGo = await holdScripts(again);
    await again.reload({ waitUntil: "commit" });
    await letterField(again).fill("Dear Mr Botha,");
    letGo();
    await hydrated(again);
    await again.getByRole("button", { name: "Put back the letter from before" }).click();
    await expect(letterField(again)).toHaveValue("Dear Ms Dlamini, I raised sign-ups by 40%.");
    await again.unrouteAll({ behavior: "wait" });
  });

  await again.request.post("/demo/view-as", {
    form: { account: "demo-premium" },
    maxRedirects: 0,
  });
  await open(again);
  await expect(letterField(again)).toHaveValue("");
});

test("when the rules do not load, the page says so, keeps the letter and tries again", async ({
  page,
}) => {
  const letter = "Dear team, I would like to work with you.";
  await newMember(page);
  await open(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  await letterField(page).fill(letter);
  await expect(ourCheck(page)).toContainText("Our check did not load");
  await page.unroute("**/assets/*.js");
  await ourCheck(page).getByRole("button", { name: "Try again" }).click();
  await expect(ourCheck(page).getByRole("figure")).toContainText("Poor");
  await expect(letterField(page)).toHaveValue(letter);
});
