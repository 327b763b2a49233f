import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

test("an administrator writes how the newsletter begins, looks at it, and sends a test to nobody else", async ({
  page,
  become,
}) => {
  await become("demo-admin");
  await page.goto("/admin/newsletter");
  await hydrated(page);
  await expectAccessible(page);
  const words = `Good morning ${crypto.randomUUID().slice(0, 8)}`;
  const field = page.getByLabel("Introduction");
  await field.fill(`${words}.\n\nTwo thoughts.`);
  // Somebody else is quicker.
  const desk = (await (await page.request.get("/api/admin/newsletter")).json()) as {
    coming: { day: string; version: number };
  };
  const { day, version } = desk.coming;
  await page.request.put(`/api/admin/newsletter/${day}/introduction`, {
    data: { introduction: `Theirs ${words}`, version },
  });
  await page.getByRole("button", { name: "Save the introduction" }).click();
  const meanwhile = page.getByRole("alert").filter({ hasText: "Somebody else changed this" });
  await expect(meanwhile).toContainText(`Theirs ${words}`);
  await expect(field).toHaveValue(`${words}.\n\nTwo thoughts.`);
  await page.getByRole("button", { name: "Save the introduction" }).click();
  await expect(meanwhile).toHaveCount(0);
  const letter = page.frameLocator('iframe[title="The newsletter with premium"]');
  await expect(letter.getByRole("paragraph").filter({ hasText: `${words}.` })).toBeVisible();
  await expect(letter.getByRole("heading", { name: "One idea to try" })).toBeVisible();
  await page.getByRole("button", { name: "Send me a test: With premium" }).click();
  const tested = async () => {
    const mails = (await (await page.request.get("/demo/api/mail")).json()) as Mail[];
    return mails
      .filter(({ text }) => text.includes(`${words}.`))
      .map(({ to, subject }) => `${to} ${subject.split(":")[0] ?? ""}`);
  };
  await expect.poll(tested, { timeout: 30_000 }).toEqual(["demo-admin@demo.kwela.example Test"]);
});
