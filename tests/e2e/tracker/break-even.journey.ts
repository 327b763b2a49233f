import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { toastOf } from "../tools/tool-member.ts";
import { trackerMember } from "./tracker-member.ts";

test("a member says what they earn, and listings with clear pay answer; forgotten, they are silent", async ({
  page,
}) => {
  await trackerMember(page);
  await page.goto("/job-tracker?view=analytics");
  await hydrated(page);
  const section = page.getByRole("region", { name: "Where you break even" });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "Save my package" }).click();
  await expect(section.getByText("Type what you earn a month.")).toBeVisible();
  await section.getByLabel("Rand a month, before tax").fill("R45 000");
  await section.getByRole("button", { name: "Save my package" }).click();
  await expect(toastOf(page, "Saved")).toBeVisible();

  // R45,000 at R18.40, and for a contractor with 15 days of leave and 12 holidays 260/233 of that.
  await expect(section.getByText("$2,730/month")).toBeVisible();
  await expect(section.getByText("$2,450/month")).toBeVisible();
  await section.getByLabel("Try an offer: dollars a month").fill("3000");
  await expect(
    section.getByText("$3,000 a month is about R4,500 a month more than now."),
  ).toBeVisible();
  await section.getByText("How this is worked out").click();
  await expect(section.getByText("Paid for 233 of 260 working days")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/jobs");
  const card = page.getByRole("article").filter({ hasText: "than now" }).first();
  await expect(card.getByText(/ a month (?:more|less)/)).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Pay not stated" })).not.toContainText([
    "than now",
  ]);
  await card.getByRole("link", { name: /^Details/ }).click();
  const fact = page.getByRole("region", { name: "Beside what you earn now" });
  await fact.getByText("How this is worked out").click();
  await expect(fact.getByText("Your package now, a month")).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);

  await page.goto("/job-tracker?view=analytics");
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "Forget it" }).click();
  await expect(toastOf(page, "Forgotten")).toBeVisible();
  await page.goto("/jobs");
  await hydrated(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("than now")).toHaveCount(0);
});
