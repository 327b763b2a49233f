import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { applied, daysAgo, trackerMember } from "./tracker-member.ts";

test("a member makes an address for the calendar, renews it and switches it off", async ({
  page,
}) => {
  await trackerMember(page);
  const id = await applied(page, { jobTitle: "SEO Lead", followUpDate: daysAgo(-3) });
  await page.goto("/job-tracker");
  await hydrated(page);
  const panel = page.getByRole("region", { name: "Put my follow-ups in my calendar" });
  const address = () => panel.getByRole("code").textContent();
  const statusOf = async (url: string | null) =>
    (await page.request.get(new URL(url ?? "").pathname)).status();
  await panel.getByRole("button", { name: "Make an address" }).click();
  await expect(panel.getByText("Copy it now")).toBeVisible();
  await expectAccessible(page);
  const first = await address();
  expect(await statusOf(first)).toBe(200);

  await panel.getByRole("button", { name: "Make a new address" }).click();
  await expect(panel.getByRole("code")).not.toHaveText(first ?? "");
  const second = await address();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await page.reload();
  await hydrated(page);
  await expect(panel.getByText(/There is an address since/)).toBeVisible();
  await expect(panel.getByRole("code")).toHaveCount(0);
  await panel.getByRole("button", { name: "Switch it off" }).click();
  await expect(panel.getByRole("button", { name: "Make an address" })).toBeVisible();
  expect(await statusOf(second)).toBe(404);

  await page.goto(`/job-tracker/${id}`);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to my calendar (.ics)" }).click();
  expect((await waiting).suggestedFilename()).toBe("kwela-application.ics");
});
