import type { Page } from "@playwright/test";
import { expect, test, type Who } from "../fixtures.ts";
import { holdScripts, places, visit } from "./places.ts";

const people: readonly Who[] = ["visitor", "demo-free", "demo-premium", "demo-admin"];

/** Buttons and fields that somebody can see and use, and of which nothing comes without scripts. */
const idleControls = (page: Page): Promise<string[]> =>
  page.locator("button, input, select, textarea, [role=button]").evaluateAll((controls) =>
    controls
      .filter((control) => {
        if (!control.checkVisibility() || control.matches(":disabled")) return false;
        if (control.hasAttribute("popovertarget")) return false;
        const form = control.closest("form");
        if (form?.hasAttribute("action") === true)
          return control instanceof HTMLButtonElement && control.type !== "submit";
        // A form that needs scripts says so, and there is no button in it to press.
        const saysSo = form?.textContent.includes("needs JavaScript") === true;
        return !saysSo || control instanceof HTMLButtonElement;
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  );

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const who of people) {
    test(`no button or field that ${who} finds is there in vain`, async ({ browser }) => {
      // Only the page's own scripts are off: what looks at it is a script as well.
      const page = await browser.newPage({ javaScriptEnabled: false });
      for (const place of places.filter((one) => one.who === who)) {
        await visit(page, place);
        expect(await idleControls(page), place.path).toEqual([]);
      }
      await page.close();
    });
  }
});

for (const who of people) {
  test(`every press of ${who} before the scripts arrive is kept, or works by itself`, async ({
    page,
  }) => {
    await holdScripts(page);
    for (const place of places.filter((one) => one.who === who)) {
      await visit(page, place);
      const buttons = page.locator("#root button:not([popovertarget]):enabled:visible");
      for (const button of await buttons.all()) {
        if (await button.evaluate((one: HTMLButtonElement) => one.form?.hasAttribute("action")))
          continue;
        await button.click();
        const name = await button.innerText();
        await expect(button, `${place.path} ${name}`).toHaveAttribute("aria-busy", "true");
        // Only what was pressed last is kept.
        await expect(page.locator("#root [aria-busy=true]:is(button, form)")).toHaveCount(1);
      }
      expect(new URL(page.url()).search, place.path).not.toMatch(/password|text=/);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
