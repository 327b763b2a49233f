import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFaultless,
  hydrated,
  sideways,
  test,
} from "../fixtures.ts";
import { register } from "../membership/member.ts";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test("an administrator finds somebody, gives premium with a reason, and ends it again", async ({
  page,
  viewAs,
  request,
}) => {
  const { username, email } = await register(request);
  const isPremium = async () =>
    ((await (await request.get("/api/user")).json()) as { isPremium: boolean }).isPremium;
  await viewAs("demo-admin");
  await hydrated(page);
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("link", { name: "Admin Dashboard" }).click();
  await page.getByRole("navigation", { name: "Admin" }).getByText("Memberships").click();
  await expect(page.getByRole("heading", { level: 1, name: "Memberships" })).toBeFocused();

  const search = page.getByLabel("Search members");
  await search.fill(`${username} nobody`);
  await search.press("Enter");
  await expect(page.getByText("Nobody found")).toBeVisible();
  await search.fill(email);
  await search.press("Enter");
  await expect(page).toHaveURL(`/admin/memberships?search=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: username }).click();
  await expect(page.getByRole("heading", { level: 1, name: username })).toBeFocused();

  await page.getByRole("button", { name: "Give premium" }).click();
  const give = page.getByRole("dialog", { name: `Give ${username} premium` });
  await give.getByRole("button", { name: "Give premium" }).click();
  await expect(give.getByText("Give a whole number of days")).toBeVisible();
  await expect(give.getByText("Say why, in a few words")).toBeVisible();
  await give.getByLabel("Days").fill("30");
  await give.getByLabel("Reason").fill("Found three wrong listings for us");
  await give.getByRole("button", { name: "Give premium" }).click();
  await expect(row(page, "Premium given")).toContainText("demo-admin");
  await expect(row(page, "Premium given")).toContainText("Found three wrong listings for us");
  expect(await isPremium()).toBe(true);

  await page.getByRole("button", { name: "End premium" }).click();
  const end = page.getByRole("dialog", { name: `End premium of ${username}?` });
  await expect(end.getByText("This moves no money")).toBeVisible();
  await end.getByLabel("Reason").fill("Asked us to take it back");
  await end.getByRole("button", { name: "End premium" }).click();
  await expect(row(page, "Premium ended")).toContainText("Asked us to take it back");
  await expect(page.getByRole("heading", { level: 1, name: username })).toBeFocused();
  await expect(page.getByRole("button", { name: "End premium" })).toHaveCount(0);
  expect(await isPremium()).toBe(false);

  await page.goBack();
  await expect(search).toHaveValue(email);
  await expect(row(page, username)).toContainText("Ended");
});

test("an administrator who was not the first is told what the other did", async ({
  page,
  become,
  request,
}) => {
  const { username } = await register(request);
  await become("demo-admin");
  await page.goto(`/admin/memberships?search=${username}`);
  await hydrated(page);
  await page.getByRole("link", { name: username }).click();
  await page.getByRole("button", { name: "Give premium" }).click();
  const give = page.getByRole("dialog", { name: `Give ${username} premium` });
  await give.getByLabel("Days").fill("30");
  await give.getByLabel("Reason").fill("Won the raffle");
  const elsewhere = `/api${new URL(page.url()).pathname}/give`;
  const body = { days: 60, reason: "Won it, says another" };
  const { status } = await page.evaluate(
    async ([path, sent]) =>
      fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: sent,
      }).then(({ status }) => ({ status })),
    [elsewhere, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
  await give.getByRole("button", { name: "Give premium" }).click();
  const conflict = give.getByRole("alert").filter({ hasText: "Somebody else changed this" });
  await expect(conflict).toContainText("Premium given, by demo-admin.");
  await expect(give.getByLabel("Reason")).toHaveValue("Won the raffle");
  await expectAccessible(page);
  await give.getByRole("button", { name: "Give premium" }).click();
  await expect(give).toHaveCount(0);
  await expect(row(page, "Premium given")).toHaveCount(2);
});

const names = (page: Page) =>
  page.getByRole("region", { name: "Members" }).getByRole("link", { name: /^demo-/ });

for (const width of [390, 1280]) {
  test(`members are sorted by their heads at ${width} px, and the address can be sent on`, async ({
    page,
    become,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await become("demo-admin");
    await page.goto("/admin/memberships?search=demo-");
    await hydrated(page);
    const head = page.getByRole("link", { name: "Member", exact: true });
    await head.click();
    await expect(page).toHaveURL("/admin/memberships?search=demo-&sort=name");
    await expect(names(page).first()).toHaveText("demo-admin");
    await expect(page.locator("th[aria-sort=ascending]")).toHaveText("Member");
    await head.press("Enter");
    await expect(page).toHaveURL("/admin/memberships?search=demo-&sort=-name");
    await expect(names(page).last()).toHaveText("demo-admin");
    await expect(page.locator("th[aria-sort=descending]")).toHaveText("Member");
    await expectAccessible(page);

    // A search keeps the order, going back brings the one before, and a reload changes nothing.
    await page.getByLabel("Search members").fill("demo-p");
    await page.getByLabel("Search members").press("Enter");
    await expect(page).toHaveURL("/admin/memberships?search=demo-p&sort=-name");
    await page.goBack();
    await expect(names(page).last()).toHaveText("demo-admin");
    await page.reload();
    await expect(names(page).last()).toHaveText("demo-admin");
    await page.getByRole("link", { name: "Back to the newest first" }).click();
    await expect(page).toHaveURL("/admin/memberships?search=demo-");
    await expect(page.locator("th[aria-sort]")).toHaveCount(0);
  });
}

test("without scripts the heads sort as well", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.request.post("/demo/view-as", { form: { account: "demo-admin" }, maxRedirects: 0 });
  await page.goto("/admin/memberships?search=demo-");
  await page.getByRole("link", { name: "Member", exact: true }).click();
  await expect(names(page).first()).toHaveText("demo-admin");
  await page.getByRole("link", { name: "Member", exact: true }).click();
  await expect(names(page).last()).toHaveText("demo-admin");
  await context.close();
});

test("nobody else gets to see who pays", async ({ page, become }) => {
  for (const who of ["visitor", "demo-premium"] as const) {
    await become(who);
    for (const path of ["/admin/memberships", "/admin/memberships/1"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/");
    }
    expect((await page.request.get("/api/admin/memberships")).ok()).toBe(false);
  }
});

test("axe finds nothing on the memberships, dialogs and errors included", async ({
  page,
  become,
}) => {
  await become("demo-admin");
  const look = async () => {
    for (const [width, lookAt] of [
      [390, expectFaultless],
      [1280, expectAccessible],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await lookAt(page);
      expect(await sideways(page), page.url()).toBeLessThanOrEqual(0);
    }
  };
  await page.goto("/admin/memberships?search=demo-premium");
  await hydrated(page);
  await look();
  await page.getByRole("link", { name: "demo-premium" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "demo-premium" })).toBeVisible();
  await page.getByRole("button", { name: "End premium" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End premium" }).click();
  await expect(page.getByText("Say why, in a few words")).toBeVisible();
  await look();
});
