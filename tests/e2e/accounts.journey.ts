import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { CapturedMail } from "#contract/demo.ts";
import { expect, hydrated, test } from "./fixtures.ts";

/** Waits for a message in the captured mail and returns the link in it. */
async function linkFromMail(page: Page, to: string, subject: string): Promise<string> {
  let text = "";
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get("/demo/api/mail")).json()) as CapturedMail[];
      text = mails.find((mail) => mail.to === to && mail.subject.includes(subject))?.text ?? "";
      return text;
    })
    .not.toBe("");
  return /https?:\S+/.exec(text)?.[0] ?? "";
}

/** The same as whoever looks at the demo finds it. */
async function linkOnMailPage(page: Page, to: string, subject: string): Promise<string> {
  await linkFromMail(page, to, subject);
  await page.goto("/demo/mail");
  await hydrated(page);
  const messages = page.getByRole("navigation", { name: "Messages" }).getByRole("link");
  await messages.filter({ hasText: subject }).filter({ hasText: to }).first().click();
  await expect(page.getByRole("heading", { level: 2, name: subject })).toBeVisible();
  await page.getByRole("tab", { name: "As plain text" }).click();
  return /https?:\S+/.exec(await page.getByRole("tabpanel").innerText())?.[0] ?? "";
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto("/auth");
  await hydrated(page);
  await page.getByLabel("Username or email").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/jobs");
}

const toastText = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notification/ }).getByText(text, { exact: true });

test("an account, from registering to leaving and coming back", async ({
  page,
  browser,
  baseURL,
}) => {
  const username = `thandi-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@example.test`;
  const newEmail = `new-${email}`;
  const [firstPassword, secondPassword] = ["table mountain at six", "flat white no sugar"];

  await test.step("register", async () => {
    await page.goto("/auth?tab=register");
    await hydrated(page);
    await page.getByLabel("Username", { exact: true }).fill(username);
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(firstPassword);
    await expect(page.getByText("Strong", { exact: true })).toBeVisible();
    await page.getByLabel("Confirm password").fill(firstPassword);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(toastText(page, "Registration successful")).toBeVisible();
    await expect(toastText(page, `Welcome, ${username}!`)).toBeVisible();
    await expect(page).toHaveURL("/jobs");
  });

  await test.step("confirm the address with the link from the mail, which works once", async () => {
    await page.goto("/account");
    await expect(page.getByText("Not confirmed yet")).toBeVisible();
    const link = await linkOnMailPage(page, email, "Confirm your email address");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your email address is confirmed",
    );
    await page.getByRole("link", { name: "Go to your account" }).click();
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
    await expect(page.getByText("Email address confirmed")).toBeVisible();
    await page.goto(link);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has run out");
  });

  await test.step("sign out", async () => {
    await page.getByRole("button", { name: `Your account, ${username}` }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(toastText(page, "Logged out")).toBeVisible();
  });

  await test.step("forget the password and choose another", async () => {
    await page.goto("/auth");
    await hydrated(page);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look in your mail");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goto(await linkFromMail(page, email, "Choose a new password"));
    await page.getByLabel("New password").fill(secondPassword);
    await page.getByRole("button", { name: "Change my password" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your password is changed");
    await page.getByRole("link", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL("/auth");
  });

  await test.step("sign in by email address", async () => {
    await signIn(page, email.toUpperCase(), secondPassword);
    await expect(toastText(page, "Login successful")).toBeVisible();
    await expect(toastText(page, `Welcome back, ${username}!`)).toBeVisible();
  });

  await test.step("see a second device, and sign it out from here", async () => {
    const phone = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    });
    const there = await phone.newPage();
    await signIn(there, username, secondPassword);
    await page.goto("/account");
    await hydrated(page);
    const devices = page.getByRole("region", { name: "Where you are signed in" });
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await expect(devices.getByText("This device", { exact: true })).toHaveCount(1);
    await devices.getByRole("button", { name: /^Sign out Safari on iPhone/ }).click();
    await expect(toastText(page, "Safari on iPhone has to sign in again.")).toBeVisible();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await expect(devices.getByText("You are signed in on this device only.")).toBeVisible();
    await expect(page.getByText("A device was signed out")).toBeVisible();
    // Not even by a page that still believes otherwise.
    await there.getByRole("button", { name: `Your account, ${username}` }).click();
    await there.getByRole("link", { name: "Account", exact: true }).click();
    await expect(there).toHaveURL("/auth?next=%2Faccount");
    await phone.close();
  });

  await test.step("move to another address, with the link sent there", async () => {
    const section = page.getByRole("region", { name: "Change email" });
    await section.getByLabel("New email").fill(newEmail);
    await section.getByLabel("Your password").fill(secondPassword);
    await section.getByRole("button", { name: "Change email" }).click();
    await expect(section.getByText("Open the link we sent you")).toBeVisible();
    await page.goto(await linkFromMail(page, newEmail, "Confirm your new email address"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your email address is confirmed",
    );
    await page.getByRole("link", { name: "Go to your account" }).click();
    await expect(page.getByRole("main").getByText(newEmail)).toBeVisible();
  });

  await test.step("download everything", async () => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download your data" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("kwela-data.json");
    const data: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(data).toMatchObject({ account: { username, email: newEmail } });
    expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|passwordHash/);
  });

  await test.step("leave: a wrong password does not do, the right one signs out", async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your password").fill("not this one");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog.getByText("That is not your current password")).toBeVisible();
    await expect(dialog.getByLabel("Your password")).toBeFocused();
    await dialog.getByLabel("Your password").fill(secondPassword);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(toastText(page, "Your account is closed")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Login/Register" }),
    ).toBeVisible();
  });

  await test.step("stay after all, with the link from the mail", async () => {
    await page.goto(await linkFromMail(page, newEmail, "account will be deleted"));
    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account stays");
    await signIn(page, username, secondPassword);
    await expect(page.getByRole("button", { name: `Your account, ${username}` })).toBeVisible();
  });

  await test.step("take the account back from the old address: everybody is out, this browser too", async () => {
    await page.goto(await linkFromMail(page, email, "email address was changed"));
    await page.getByRole("button", { name: "Take my account back" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is yours again");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Login/Register" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Send me another link" }).click();
    await expect(page).toHaveURL("/auth/forgot-password");
  });
});
