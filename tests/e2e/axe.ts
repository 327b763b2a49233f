import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** What axe finds wrong with the page as it stands. */
export async function faultsIn(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      // For faults only: much quicker.
      resultTypes: ["violations"],
      // A sandboxed frame runs no script, so axe would wait for its answer for ever.
      iframes: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}

/**
 * Texts that stand out too little from their ground. Looking is dear and most texts look like others: of those that are
 * drawn alike, ground and all, two are looked at, the first and the last.
 */
export async function faintTextsIn(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const numbers = new Map<string, number>();
    const looks = new Map<Element, number>();
    const lookOf = (element: Element): number => {
      const known = looks.get(element);
      if (known !== undefined) return known;
      const ground = element.parentElement === null ? 0 : lookOf(element.parentElement);
      const style = getComputedStyle(element);
      const look = [
        ground,
        element.matches(":disabled, [aria-disabled=true]"),
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.fontSize,
        style.fontWeight,
        style.textShadow,
        style.filter,
        style.position,
      ].join(";");
      const number = numbers.get(look) ?? numbers.size + 1;
      numbers.set(look, number);
      looks.set(element, number);
      return number;
    };
    const hasText = (element: Element) =>
      element.matches("input, select, textarea") ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    const first = new Map<number, Element>();
    const last = new Map<number, Element>();
    for (const element of document.body.querySelectorAll("*")) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const look = lookOf(element);
      if (!first.has(look)) first.set(look, element);
      last.set(look, element);
    }
    const { violations } = await window.axe.run(
      { include: [...new Set([...first.values(), ...last.values()])] },
      { resultTypes: ["violations"], runOnly: ["color-contrast"], iframes: false },
    );
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}

/** Once for a document, however often it is asked. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}
