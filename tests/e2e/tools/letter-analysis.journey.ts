import { expect, expectAccessible, test } from "../fixtures.ts";
import { toastOf } from "../membership/subscriber.ts";
import {
  aiResult,
  analyze,
  documentsOf,
  fillExample,
  letterField,
  newMember,
  open,
  saveKey,
  working,
} from "./letter-writer.ts";

test("with a key: a letter is analyzed, marked, copied, kept and exported", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await newMember(page);
  await saveKey(page, "works");
  await open(page);
  await expect(page.getByText("OpenAI API Key Required")).toHaveCount(0);

  await letterField(page).fill("   ");
  await analyze(page).click();
  await expect(toastOf(page, "Cover Letter Required")).toBeVisible();
  await expect(toastOf(page, "Please enter your cover letter text to analyze.")).toBeVisible();
  await expect(letterField(page)).toBeFocused();
  await letterField(page).fill("");

  await fillExample(page);
  await analyze(page).click();
  await expect(aiResult(page)).toBeVisible();
  await expect(aiResult(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(aiResult(page).getByRole("figure")).toContainText("84 out of 100: Excellent");
  for (const name of [
    "Analysis",
    "Strengths",
    "Weaknesses",
    "Suggestions",
    "Tailored Improvements",
  ])
    await expect(aiResult(page).getByRole("heading", { name })).toBeVisible();
  await expect(aiResult(page).locator("mark").first()).toContainText("not in your text");
  await expectAccessible(page);

  await aiResult(page).getByRole("button", { name: "Copy Tailored Improvements" }).click();
  await expect(toastOf(page, "Copied to Clipboard")).toBeVisible();
  await expect(
    page.getByText(/Tailored Improvements has been copied.*not in your text/).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Try this opening");

  const [kept] = await documentsOf(page);
  await expect(aiResult(page).getByRole("link", { name: "Open in my documents" })).toHaveAttribute(
    "href",
    `/premium/documents/${kept?.id}`,
  );
  for (const [name, type] of [
    ["Word", /wordprocessingml/],
    ["Markdown", /markdown/],
  ] as const) {
    const address = await aiResult(page).getByRole("link", { name }).getAttribute("href");
    const file = await page.request.get(address ?? "");
    expect(file.headers()["content-type"]).toMatch(type);
  }

  await letterField(page).press("End");
  await letterField(page).pressSequentially(" PS.");
  await expect(aiResult(page)).toContainText("You have changed your text since.");
});

test("the answer is seen to be written, and Cancel stops it and keeps the text", async ({
  page,
}) => {
  await newMember(page);
  await saveKey(page, "slow");
  await open(page);
  await fillExample(page);
  const letter = await letterField(page).inputValue();
  await analyze(page).click();
  await expect(analyze(page)).toBeDisabled();
  await expect(analyze(page)).toHaveText("Analyzing…");
  await expect(working(page)).toContainText(/[1-9]\d* s/);
  await expect(working(page).getByRole("heading", { name: "Analysis" })).toBeVisible();
  await expect(working(page).getByRole("figure")).toContainText("out of 100");
  await expect(working(page).getByRole("heading", { name: "Tailored Improvements" })).toHaveCount(
    0,
  );
  await expectAccessible(page);
  await working(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You cancelled this." })).toBeVisible();
  await expect(analyze(page)).toBeEnabled();
  await expect(letterField(page)).toHaveValue(letter);
  expect(await documentsOf(page)).toEqual([]);
});

test("whoever leaves the page finds the result among their documents", async ({ page }) => {
  await newMember(page);
  await saveKey(page, "works");
  await open(page);
  await fillExample(page);
  await analyze(page).click();
  await expect(working(page).getByRole("button", { name: "Cancel" })).toBeEnabled();
  await page.getByRole("banner").getByRole("link", { name: "Jobs", exact: true }).click();
  await expect(page).toHaveURL("/jobs");
  await expect.poll(async () => (await documentsOf(page)).length).toBe(1);
  await open(page, "/premium/documents");
  await page
    .getByRole("link", { name: "Letter: Lifecycle Marketing Manager, Fathom & Field" })
    .click();
  await expect(page.getByRole("heading", { name: "Tailored Improvements" })).toBeVisible();
});

const failures = [
  ["nowrite", "OpenAI says this key may not do that.", "Go to Settings"],
  ["noquota", "Your OpenAI account has no credit left", "Billing at OpenAI"],
  ["ratelimit", "Try again in 7 seconds.", "Try again"],
  ["refuse", "The AI declined to answer this text.", "Try again"],
  ["incomplete", "The answer grew too long and was cut off.", "Try again"],
  ["cut", "The connection to OpenAI broke off in the middle.", "Try again"],
  ["late", "OpenAI took too long, so we stopped waiting.", "Try again"],
  ["down", "OpenAI has trouble on its side right now.", "Try again"],
  ["nonsense", "The AI's answer could not be read.", "Try again"],
] as const;

test("each failure of the provider has its own words and its own next step", async ({ page }) => {
  await newMember(page);
  // Keys cannot be saved without end: the first failure's is the one to begin with.
  await saveKey(page, failures[0][0]);
  await open(page);
  await fillExample(page);
  const letter = await letterField(page).inputValue();
  const failed = page.locator("main").getByText("Analysis Failed", { exact: true });
  for (const [word, says, next] of failures) {
    if (word !== failures[0][0]) await saveKey(page, word);
    await analyze(page).click();
    await expect(page.locator("main").getByText(says), word).toBeVisible();
    await expect(failed).toBeVisible();
    const step = page.locator("main").getByRole(next === "Try again" ? "button" : "link", {
      name: next,
    });
    await expect(step).toBeVisible();
    await expect(toastOf(page, "Analysis Failed")).toBeVisible();
    await expect(letterField(page)).toHaveValue(letter);
  }
  await expectAccessible(page);
  await saveKey(page, "works");
  await page.locator("main").getByRole("button", { name: "Try again" }).click();
  await expect(aiResult(page)).toBeVisible();
  await expect(failed).toHaveCount(0);
});
