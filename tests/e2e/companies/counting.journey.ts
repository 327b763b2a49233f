import { expect, hydrated, test } from "../fixtures.ts";

test("a job that somebody sees is told of once, and its way out leads through our own address", async ({
  page,
}) => {
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") told.push(new URL(request.url()).pathname);
  });
  await page.goto("/jobs/1");
  await hydrated(page);
  await expect.poll(() => told).toEqual(["/api/jobs/1/view"]);
  const apply = page.getByRole("link", { name: "Apply Now" }).first();
  await expect(apply).toHaveAttribute("href", "/go/1");
  const answer = await page.request.get("/go/1", { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toMatch(/^https:\/\/[a-z.-]+\.example\/careers\//);
});
