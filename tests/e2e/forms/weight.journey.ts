import { expect, hydrated, test } from "../fixtures.ts";
import { visit } from "./places.ts";
import { arrivals, type Script } from "./weight.ts";

test("the rules of the sign-in form come when somebody types, not before", async ({ page }) => {
  const arriving = arrivals(page);
  const hasRules = ({ body }: Pick<Script, "body">) => body.includes("ZodError");
  const before = await arriving(async () => {
    await visit(page, { who: "visitor", path: "/auth" });
    await hydrated(page);
  });
  expect(before.scripts.some(hasRules)).toBe(false);
  const rules = page.waitForResponse(
    async (response) => response.url().endsWith(".js") && hasRules({ body: await response.body() }),
  );
  await page.getByLabel("Username or email").fill("somebody");
  await rules;
});
