import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** The short form: a page takes half as long to read it. */
const source = lean(
  readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"),
);

/** Axe without what only names a fault: the way to each element, and its markup. We have the element itself. */
function lean(whole: string): string {
  const indexing = /axe\._selectorData=\w+\(\w+\.flatTree\)/g;
  if (whole.match(indexing)?.length !== 2) throw new Error("Axe names what it finds in a new way");
  return `${whole.replaceAll(indexing, "axe._selectorData={}")};axe.configure({noHtml:true});`;
}

/** What axe finds wrong with the page as it stands, but for its colours. */
export async function faultsIn(page: Page): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      // For faults only: much quicker.
      resultTypes: ["violations"],
      // A sandboxed frame runs no script, so axe would wait for its answer for ever.
      iframes: false,
      selectors: false,
      elementRef: true,
      // More than half of the work; below they are looked at for less.
      rules: { "color-contrast": { enabled: false }, "link-in-text-block": { enabled: false } },
    });
    const markupOf = (element: Element | undefined) => element?.outerHTML.slice(0, 300) ?? "";
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ element }) => markupOf(element)).join(" ")}`,
    );
  });
}

/** How the texts are drawn that were looked at on any page before: a number for each way. */
const seen = { clear: new Set<number>(), untold: new Set<number>() };

/**
 * Texts that stand out too little from their ground, and links that do from the text around them. Looking is dear and
 * most texts look like others: of those that are drawn alike, ground and all, two are looked at, the first and the
 * last, and none if such stood out before. What axe could not tell it is asked again, but not about the same part.
 */
export async function faintTextsIn(page: Page): Promise<string[]> {
  await bringAxe(page);
  const { faint, clear, untold } = await page.evaluate(lookAtTexts, {
    clear: [...seen.clear],
    untold: [...seen.untold],
  });
  for (const look of clear) seen.clear.add(look);
  for (const part of untold) seen.untold.add(part);
  return faint;
}

interface Looks {
  readonly clear: number[];
  readonly untold: number[];
}

/** Runs in the page, so it has all it needs inside. */
async function lookAtTexts(before: Looks): Promise<Looks & { readonly faint: string[] }> {
  const wasClear = new Set(before.clear);
  const wasUntold = new Set(before.untold);
  /** Two different texts have the same number once in thousands of millions. */
  const numberOf = (...values: readonly unknown[]): number => {
    const text = values.join(";");
    let [one, other] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x9e3779b1);
      other = Math.imul(other ^ text.charCodeAt(at), 0x5f356495);
    }
    return (one >>> 0) * 0x100000 + (other >>> 12);
  };
  const looks = new Map<Element, number>();
  const lookOf = (element: Element): number => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const look = numberOf(
      element.parentElement === null ? 0 : lookOf(element.parentElement),
      element.matches(":disabled, [aria-disabled=true]"),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.textDecorationLine,
      style.filter,
      style.position,
    );
    looks.set(element, look);
    return look;
  };
  const partOf = (element: Element): number =>
    numberOf(lookOf(element), element.tagName, element.getAttribute("class"));
  const hasText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  const first = new Map<number, Element>();
  const last = new Map<number, Element>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = lookOf(element);
    if (wasClear.has(look) || wasUntold.has(partOf(element))) continue;
    if (!first.has(look)) first.set(look, element);
    last.set(look, element);
  }
  const include = [...new Set([...first.values(), ...last.values()])];
  if (include.length === 0) return { faint: [], clear: [], untold: [] };
  /** Around the text itself, which may stand out of its element, and what stands on the same lines. */
  const boxesOf = (element: Element): DOMRect[] => {
    const text = document.createRange();
    text.selectNodeContents(element);
    let block = element;
    while (block.parentElement !== null && getComputedStyle(block).display.startsWith("inline"))
      block = block.parentElement;
    return [text, element, block].map((part) => part.getBoundingClientRect());
  };
  const boxes = include.flatMap(boxesOf);
  const touches = (one: DOMRect) =>
    boxes.some(
      (box) =>
        one.left <= box.right + 1 &&
        one.right >= box.left - 1 &&
        one.top <= box.bottom + 1 &&
        one.bottom >= box.top - 1,
    );
  const near = new Set<Node>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!touches(element.getBoundingClientRect())) continue;
    for (let part: Element | null = element; part && !near.has(part); part = part.parentElement)
      near.add(part);
  }
  // Axe takes the whole page apart to learn what is drawn over what. What touches none of these texts is not asked about.
  const walk = document.createTreeWalker.bind(document);
  document.createTreeWalker = (root, shown, filter) =>
    walk(root, shown, filter ?? ((node) => (near.has(node) ? 1 : 2)));
  const { violations, passes } = await window.axe
    .run(
      { include },
      {
        runOnly: ["color-contrast", "link-in-text-block"],
        resultTypes: ["violations", "passes"],
        iframes: false,
        selectors: false,
        elementRef: true,
      },
    )
    .finally(() => Reflect.deleteProperty(document, "createTreeWalker"));
  const found = violations.flatMap(({ nodes }) => nodes);
  const contrast = passes.find(({ id }) => id === "color-contrast")?.nodes ?? [];
  const clear = new Set(contrast.flatMap(({ element }) => (element ? [lookOf(element)] : [])));
  for (const { element } of found) if (element) clear.delete(lookOf(element));
  const isFaint = new Set<Element | undefined>(found.map(({ element }) => element));
  return {
    faint: found.map(({ element }) => element?.outerHTML.slice(0, 300) ?? ""),
    clear: [...clear],
    untold: include.filter((part) => !isFaint.has(part)).map(partOf),
  };
}

/** Once for a document, however often it is asked. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
}
