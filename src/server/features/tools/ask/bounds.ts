import { cutText } from "#domain/markup/cut-text.ts";
import { visibleText } from "#domain/listing/text/visible-text.ts";

export const shortText = (text: string, most: number): string => {
  const clean = visibleText(text).trim();
  return clean.length <= most ? clean : `${cutText(clean, most - 1).trimEnd()}…`;
};

/** As many as a page can show, none of them empty, none of them twice. */
export const shortList = (items: readonly string[], most: number, each: number): string[] =>
  [...new Set(items.map((item) => shortText(item, each)).filter((item) => item !== ""))].slice(
    0,
    most,
  );

export const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, Number.isFinite(value) ? value : least)));
