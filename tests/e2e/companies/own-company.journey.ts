import sharp from "sharp";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";

test("an employer describes their company, gives it a logo, and proves a mailbox and the domain", async ({
  page,
  become,
}) => {
  await become("demo-employer");
  await page.goto("/employers/company");
  await hydrated(page);
  await expectAccessible(page);
  await page.getByLabel("Company name").fill("Harbourlight");
  await page.getByLabel("Website").fill("https://gmail.com");
  await page.getByRole("button", { name: "Save company" }).click();
  await expect(page.getByText(/Give the address of your company's own site/)).toBeVisible();
  await page.getByLabel("Website").fill("https://www.harbourlight.example");
  await page.getByRole("button", { name: "Save company" }).click();
  await expect(page.getByText("Company saved", { exact: true })).toBeVisible();

  const logo = await sharp({
    create: { width: 90, height: 90, channels: 3, background: "#e8590c" },
  })
    .png()
    .toBuffer();
  const file = { name: "logo.png", mimeType: "image/png", buffer: logo };
  await page.getByLabel("Choose a picture").setInputFiles(file);
  await page.getByRole("button", { name: "Save logo" }).click();
  await expect(page.getByRole("img", { name: "Your logo" })).toHaveAttribute(
    "src",
    /^\/logos\/[0-9a-f]{32}\.webp$/,
  );

  await page.getByLabel("Your address at work").fill("me@gmail.com");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByText(/not one that anybody can have/)).toBeVisible();
  await page.getByLabel("Your address at work").fill("jobs@harbourlight.example");
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByText("Look into your mailbox")).toBeVisible();
  const mails = await (await page.request.get("/demo/api/mail")).text();
  const code = /(\d{6}) is your code/.exec(mails)?.[1] ?? "";
  await page.getByLabel("Six figures").fill(code);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(
    page.getByRole("region", { name: "Mail confirmed" }).getByRole("listitem"),
  ).toBeVisible();

  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("Domain proven: harbourlight.example")).toBeVisible();
  await expectAccessible(page);
});
