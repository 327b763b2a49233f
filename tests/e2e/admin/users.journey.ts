import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { said } from "../jobs/board.ts";

test("an admin finds somebody, gives them a right, suspends and reinstates them, with every deed on record", async ({
  page,
  become,
  browser,
}) => {
  const name = `suspect-${Date.now()}`;
  const theirs = await browser.newContext({ serviceWorkers: "block" });
  const them = await theirs.newPage();
  const account = { username: name, email: `${name}@example.com`, password: "climb the 7 steps" };
  await them.request.post("/api/register", { data: account });

  await become("demo-free");
  await page.goto("/admin/users");
  await expect(page).toHaveURL("/");
  await become("demo-admin");
  await page.goto("/admin/users");
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search users" }).fill(name);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(`/admin/users?search=${name}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Make employer" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Make employer" }).click();
  await expect(question.getByText("Say why, in a few words")).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel("Reason").fill("Hires for an agency");
  await question.getByRole("button", { name: "Make employer" }).click();
  await expect(said(page, "Done")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What we did" })).toBeFocused();

  await page.getByRole("button", { name: "Suspend" }).click();
  await question.getByLabel("Reason").fill("Posts the same scam again");
  await question.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText(/^Suspended since/)).toBeVisible();
  await expect(page.getByText("is not signed in anywhere")).toBeVisible();
  expect((await them.request.get("/api/user")).status()).toBe(401);
  const { username, password } = account;
  const login = await them.request.post("/api/login", { data: { username, password } });
  expect(login.status()).toBe(403);

  await page.getByRole("button", { name: "Reinstate" }).click();
  await question.getByLabel("Reason").fill("It was somebody else");
  await question.getByRole("button", { name: "Reinstate" }).click();
  await expect(page.getByText(/^Suspended since/)).toBeHidden();
  const record = page.getByRole("region", { name: "What we did" });
  for (const reason of ["Hires for an agency", "Posts the same scam again", "It was somebody else"])
    await expect(record.getByText(reason)).toBeVisible();

  // Their own account offers nothing that would shut them out.
  await page.goto("/admin/users?search=demo-admin");
  await page.getByRole("link", { name: "demo-admin", exact: true }).click();
  await expect(page.getByText("This is your own account")).toBeVisible();
  await expect(page.getByRole("button", { name: "Suspend" })).toBeHidden();
  await theirs.close();
});
