import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { expect, expectAccessible, hydrated, test } from "../fixtures.ts";
import { copied } from "../tools/tool-member.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function open(page: Page): Promise<void> {
  await page.goto("/job-tracker/interview-times");
  await hydrated(page);
}

/** A message that came in on a Monday. */
async function paste(page: Page, message: string): Promise<void> {
  await page.getByLabel("When it came in").fill("2026-11-16T10:00");
  await page.getByLabel("The recruiter's message").fill(message);
}

const offers = (page: Page) => page.getByRole("region", { name: /times? they offer/ });
const unclear = (page: Page) => page.getByRole("region", { name: /unclear|All clear/ });

for (const [device, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1280, height: 900 }],
] as const) {
  test(`on ${device}: a message becomes times here, a reply and a file for the calendar`, async ({
    page,
    become,
  }) => {
    await page.setViewportSize(viewport);
    await become("demo-premium");
    await open(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await paste(page, "Could you do Tue or Thu, 2–4 pm ET, for a 45-minute call?");
    await expect(offers(page)).toContainText("Tue, Nov 17, 2026, 21:00–23:00 SAST");
    await expect(offers(page)).toContainText("Thu, Nov 19, 2026, 14:00–16:00 in New York");
    await expectAccessible(page);

    await offers(page).getByRole("button", { name: "Reply with this one" }).click();
    await page.getByRole("button", { name: "Copy the reply" }).click();
    await expect.poll(() => copied(page)).toContain("Thu, Nov 19, 2026, 21:00–23:00 SAST for me");

    const waiting = page.waitForEvent("download");
    await offers(page)
      .getByRole("button", { name: /calendar/ })
      .first()
      .click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe("interview.ics");
    const text = await readFile(await download.path(), "utf8");
    const [event] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent");
    if (event === undefined) throw new Error("The file has no event");
    const { startDate, endDate } = new ICAL.Event(event);
    expect([startDate, endDate].map((moment) => moment.toJSDate().toISOString())).toEqual([
      "2026-11-17T19:00:00.000Z",
      "2026-11-17T21:00:00.000Z",
    ]);
    expect(sent, "nothing goes out").toEqual([]);
  });
}

test("what is unclear is asked, and an answer gives the time", async ({ page, become }) => {
  await become("demo-premium");
  await open(page);
  await paste(page, "Would next Tuesday at 3pm CST work?");
  await expect(page.getByText("2 things are unclear")).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await expectAccessible(page);
  await unclear(page).getByRole("button", { name: "Chicago time (US Central)" }).click();
  await unclear(page).getByRole("button", { name: "Tue, Nov 24, 2026" }).click();
  await expect(offers(page)).toContainText("Tue, Nov 24, 2026, 23:00 SAST");
  await page.getByRole("button", { name: "Ask me again" }).click();
  await expect(offers(page)).toHaveCount(0);
});

test("a change of their clocks is told before it costs an interview", async ({ page, become }) => {
  await become("demo-premium");
  await open(page);
  await page.getByLabel("When it came in").fill("2026-10-20T10:00");
  await page.getByLabel("The recruiter's message").fill("Tue Nov 3 at 10am ET");
  await expect(page.getByText(/until Nov 1, 2026 they are 6 hours behind/)).toBeVisible();
  await expect(offers(page)).toContainText("Tue, Nov 3, 2026, 17:00 SAST");
});
