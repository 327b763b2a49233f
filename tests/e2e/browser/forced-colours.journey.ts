import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "../fixtures.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

const told = [
  "color",
  "backgroundColor",
  "borderTopColor",
  "borderBottomColor",
  "borderBottomWidth",
  "textDecorationLine",
  "outlineStyle",
  "fontWeight",
] as const;

/** What an eye can tell a control's state by: its own look, or that of what is drawn after it. */
const lookOf = (control: Locator): Promise<string> =>
  control.evaluate((element, names) => {
    const look = (style: CSSStyleDeclaration) => names.map((name) => style[name]).join(", ");
    const after = getComputedStyle(element, "::after");
    const drawnAfter = after.content === "none" ? "nothing after" : look(after);
    return `${look(getComputedStyle(element))} | ${drawnAfter}`;
  }, told);

const hasEdge = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => {
    const style = getComputedStyle(element);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return (["Top", "Right", "Bottom", "Left"] as const).every(
      (side) =>
        parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Style`] !== "none" &&
        style[`border${side}Color`] !== ground,
    );
  });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in forced ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    async function openParts(page: Page): Promise<void> {
      await page.goto("/demo/ui");
      await hydrated(page);
    }

    test("what is chosen looks chosen", async ({ page }) => {
      await openParts(page);
      const main = page.getByRole("main");
      const tabs = main.getByRole("tab", { disabled: false });
      const on = { tab: tabs.and(page.locator("[aria-selected=true]")).first() };
      expect(await lookOf(on.tab)).not.toBe(
        await lookOf(tabs.and(page.locator("[aria-selected=false]")).first()),
      );
      const theme = (name: string) => page.locator(".theme-choice").filter({ hasText: name });
      expect(await lookOf(theme("system"))).not.toBe(await lookOf(theme("dark")));
      for (const role of ["switch", "checkbox"] as const) {
        const boxes = main.getByRole(role, { disabled: false });
        expect(await lookOf(boxes.and(page.locator(":checked")).first()), role).not.toBe(
          await lookOf(boxes.and(page.locator(":not(:checked)")).first()),
        );
      }
      const demo = page.getByLabel("Demo").getByRole("button");
      expect(await lookOf(demo.and(page.locator("[aria-pressed=true]")))).not.toBe(
        await lookOf(demo.and(page.locator("[aria-pressed=false]")).first()),
      );
    });

    test("the page one is on stands out among the links, wide and narrow", async ({ page }) => {
      await page.goto("/jobs");
      await hydrated(page);
      const link = (name: string) =>
        page.getByRole("banner").getByRole("link", { name, exact: true }).filter({ visible: true });
      expect(await lookOf(link("Jobs"))).not.toBe(await lookOf(link("Pricing")));
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      expect(await lookOf(link("Jobs"))).not.toBe(await lookOf(link("Pricing")));
    });

    test("whatever floats has an edge", async ({ page, become }) => {
      await become("demo-premium");
      await page.goto("/jobs/1?notice=premium-feature");
      await hydrated(page);
      const toast = page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
      expect(await hasEdge(toast), "toast").toBe(true);
      for (const name of [/^Your account/, "Resources"]) {
        await page.getByRole("banner").getByRole("button", { name }).click();
        expect(await hasEdge(page.locator(":popover-open")), String(name)).toBe(true);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Report a problem" }).click();
      expect(await hasEdge(page.getByRole("dialog")), "dialog").toBe(true);
    });

    test("ticks, bars and rings stand out from the ground they are drawn on", async ({ page }) => {
      await openParts(page);
      const faint = await page.getByRole("main").evaluate((main) => {
        const paper = getComputedStyle(document.documentElement).backgroundColor;
        const ticks = [...main.querySelectorAll("input:checked + svg")].filter(
          (tick) =>
            getComputedStyle(tick).stroke ===
            getComputedStyle(tick.previousElementSibling ?? tick).backgroundColor,
        );
        const drawn = [
          ...main.querySelectorAll("svg :is([class*='-fill'], [class*='fill-ember'])"),
        ].filter((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].every((colour) => colour === "none" || colour === paper);
        });
        return [...ticks, ...drawn].map((shape) => shape.outerHTML);
      });
      expect(faint).toEqual([]);
    });
  });
}
