import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { register } from "../membership/member.ts";
import { toastOf } from "../tools/tool-member.ts";
import { applied, trackerMember } from "../tracker/tracker-member.ts";
import { keptOn, offlineNote, openToKeep, workersOn } from "./kept-on-device.ts";

// A worker outlives the page it came with: each of these begins with a browser that has none.
test.use({ serviceWorkers: "allow" });

test("the tracker opens without a connection once it was seen, says how old it is, and loses nothing typed", async ({
  page,
  context,
}) => {
  await trackerMember(page);
  const id = await applied(page, { jobTitle: "SEO Lead", company: "Fernhill" });
  await openToKeep(page, `/job-tracker/${id}`);
  await openToKeep(page, "/growth-gallery");
  await openToKeep(page, "/job-tracker");
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("link", { name: "SEO Lead" })).toBeVisible();
  await expect(offlineNote(page)).toContainText(
    /You are offline\.\s*This is how it looked (less than a minute|\d+ minutes?) ago\./,
  );
  await expectAccessible(page);

  await test.step("a change is refused in so many words, and what was typed stays", async () => {
    await page.getByRole("button", { name: "Add application" }).click();
    const dialog = page.getByRole("dialog", { name: "Add application" });
    await dialog.getByLabel("Job title").fill("Email Writer");
    await dialog.getByLabel("Company").fill("Orbit");
    await dialog.getByRole("button", { name: "Add application" }).click();
    await expect(
      page.getByText("You are offline, so this was not saved. Try again once you are connected.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(dialog.getByLabel("Job title")).toHaveValue("Email Writer");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("links lead to what was kept, and elsewhere to what there is", async () => {
    await page.getByRole("link", { name: "SEO Lead" }).click();
    await expect(page).toHaveURL(new RegExp(`/job-tracker/${id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("SEO Lead");
    await expect(offlineNote(page)).toBeVisible();
    await page.getByRole("link", { name: "Pricing", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await page.getByRole("link", { name: "Growth Gallery" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Growth Gallery" })).toBeVisible();
    await expect(offlineNote(page)).toBeVisible();
    await page.getByRole("button", { name: "Resources" }).click();
    await page.getByRole("link", { name: "Job Tracker" }).first().click();
    await expect(page.getByRole("link", { name: "SEO Lead" })).toBeVisible();
  });

  await test.step("with the connection back, the page says so and can be loaded afresh", async () => {
    await hydrated(page);
    await applied(page, { jobTitle: "Email Writer", company: "Orbit" });
    await context.setOffline(false);
    await expect(page.getByText("You are connected again.")).toBeVisible();
    await page.getByRole("link", { name: "Load it afresh" }).click();
    await expect(page.getByRole("link", { name: "Email Writer" })).toBeVisible();
    await expect(offlineNote(page)).toBeHidden();
  });
});

test("a page keeps up with what was changed on it", async ({ page, context }) => {
  await trackerMember(page);
  const id = await applied(page, { jobTitle: "SEO Lead", company: "Fernhill" });
  await openToKeep(page, `/job-tracker/${id}`);
  await page.evaluate(() => (document.title = "before"));
  await openToKeep(page, "/job-tracker");
  await page.getByRole("button", { name: "Delete SEO Lead at Fernhill" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toastOf(page, "Job application deleted successfully")).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.match("/job-tracker"))?.text()) ?? ""),
    )
    .toContain("No applications found");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("No applications found")).toBeVisible();
});

test("signing out leaves nothing on the device, not even the worker", async ({ page, context }) => {
  await trackerMember(page);
  await applied(page, { jobTitle: "SEO Lead", company: "Fernhill" });
  await openToKeep(page, "/job-tracker");
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await expect.poll(() => keptOn(page)).toEqual({ names: [], addresses: [] });
  await expect.poll(() => workersOn(page)).toBe(0);

  await test.step("whoever signs in here next finds nothing of it, but what they keep themselves", async () => {
    await register(page.request);
    await page.goto("/");
    await hydrated(page);
    expect(await keptOn(page)).toEqual({ names: [], addresses: [] });
    await context.setOffline(true);
    await expect(page.goto("/job-tracker")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

test("who wants to sign out without a connection takes along what was kept all the same", async ({
  page,
  context,
}) => {
  await trackerMember(page);
  // The whole menu has room below the note: nothing is scrolled, and so moved, between a look at the button and the press.
  await page.setViewportSize({ width: 1280, height: 900 });
  await openToKeep(page, "/job-tracker");
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  // It comes last and moves the header down: between pressing a button and letting go, the press would be lost.
  await expect(offlineNote(page)).toBeVisible();
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logout failed", { exact: true })).toBeVisible();
  await expect.poll(() => keptOn(page)).toEqual({ names: [], addresses: [] });
});

test("a session that ended elsewhere, and another member in the same browser, empty what was kept", async ({
  page,
}) => {
  await trackerMember(page);
  await applied(page, { jobTitle: "SEO Lead", company: "Fernhill" });
  await openToKeep(page, "/job-tracker");
  await trackerMember(page);
  await applied(page, { jobTitle: "Email Writer", company: "Orbit" });
  await openToKeep(page, "/job-tracker");
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept-"));
    return { names: names.length, page: await (await caches.match("/job-tracker"))?.text() };
  });
  expect(kept.names).toBe(1);
  expect(kept.page).toContain("Email Writer");
  expect(kept.page).not.toContain("SEO Lead");

  // As it ends by itself: nobody tells this browser.
  await page.context().clearCookies();
  await page.goto("/job-tracker");
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect.poll(() => keptOn(page)).toEqual({ names: [], addresses: [] });
});

test("nothing is kept for visitors and for members without premium, nor of any page but those on the list", async ({
  page,
}) => {
  for (const address of ["/", "/jobs"]) {
    await page.goto(address);
    await hydrated(page);
  }
  expect(await workersOn(page)).toBe(0);
  await register(page.request);
  for (const address of ["/job-tracker", "/growth-gallery", "/account"]) {
    await page.goto(address);
    await hydrated(page);
  }
  expect(await workersOn(page)).toBe(0);
  await trackerMember(page);
  await openToKeep(page, "/job-tracker");
  for (const address of ["/", "/jobs", "/settings", "/account", "/premium/documents"]) {
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  }
  const { addresses } = await keptOn(page);
  expect(
    addresses.filter(
      (address) => !/^\/(job-tracker|api\/premium\/(tracker|growth-progress))/.test(address),
    ),
  ).toEqual([]);
});
