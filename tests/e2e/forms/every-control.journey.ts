import type { Page } from "@playwright/test";
import { expect, test, type Who } from "../fixtures.ts";
import { arriveAt, holdScripts, places } from "./places.ts";

const people: readonly Who[] = [
  "visitor",
  "demo-free",
  "demo-premium",
  "demo-employer",
  "demo-admin",
];

/** Buttons and fields that somebody can see and use, and of which nothing comes without scripts. */
const idleControls = (page: Page): Promise<string[]> =>
  page.locator("button, input, select, textarea, [role=button]").evaluateAll((controls) =>
    controls
      .filter((control) => {
        if (!control.checkVisibility() || control.matches(":disabled")) return false;
        if (control.hasAttribute("popovertarget")) return false;
        const { form } = control as HTMLButtonElement;
        if (form?.hasAttribute("action") === true)
          return control instanceof HTMLButtonElement && control.type !== "submit";
        // A form that needs scripts says so, and there is no button in it to press.
        const saysSo = form?.textContent.includes("needs JavaScript") === true;
        return !saysSo || control instanceof HTMLButtonElement;
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  );

/**
 * Presses every button that does nothing by itself, and names those that were not kept. In the page itself: a page has
 * dozens, and each is pressed where a finger would meet it.
 */
const lostPresses = (page: Page): Promise<string[]> =>
  page.locator("#root button:not([popovertarget]):enabled").evaluateAll((buttons) => {
    const isLost = (button: HTMLElement) => {
      button.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = button.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!(met instanceof Element) || !button.contains(met)) return true;
      met.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      // Only what was pressed last is kept.
      const kept = document.querySelectorAll("#root [aria-busy=true]:is(button, form)");
      return button.ariaBusy !== "true" || kept.length !== 1;
    };
    return (buttons as HTMLButtonElement[])
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => button.form?.hasAttribute("action") !== true)
      .filter(isLost)
      .map((button) => button.outerHTML.slice(0, 200));
  });

for (const who of people) {
  test(`no button or field that ${who} finds is there in vain: without scripts it works or is gone, and a press before they arrive is kept`, async ({
    page,
    become,
  }) => {
    await holdScripts(page);
    const session = await page.context().newCDPSession(page);
    await become(who);
    for (const { path } of places.filter((one) => one.who === who)) {
      await arriveAt(page, path);
      // Styles follow at once, and what looks at the page is a script that still runs.
      await session.send("Emulation.setScriptExecutionDisabled", { value: true });
      expect(await idleControls(page), `${path} without scripts`).toEqual([]);
      await session.send("Emulation.setScriptExecutionDisabled", { value: false });
      expect(await lostPresses(page), path).toEqual([]);
      expect(new URL(page.url()).search, path).not.toMatch(/password|text=/);
    }
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}
