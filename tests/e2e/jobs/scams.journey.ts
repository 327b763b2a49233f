import { expect, test } from "../fixtures.ts";

/** The demo has one among its postings. */
const itsHost = "fast-hire-desk.example";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a likely scam is on no list and in no feed, for nobody, and waits for an admin", async ({
    page,
    become,
  }) => {
    for (const who of ["visitor", "demo-premium"] as const) {
      await become(who);
      for (const path of [
        "/jobs?search=assistant",
        "/jobs?worldwide=false&search=videos",
        "/jobs/role/social-media",
      ]) {
        await page.goto(path);
        expect(await page.content(), path).not.toContain(itsHost);
      }
    }
    const feed = await page.request.get("/feeds/social-media.rss");
    expect(await feed.text()).not.toContain(itsHost);
    await become("demo-admin");
    await page.goto("/admin/listings");
    await expect(page.getByText("Likely a scam").first()).toBeVisible();
  });
});
