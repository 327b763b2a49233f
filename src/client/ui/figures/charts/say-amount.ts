import { grouped } from "#domain/listing/pay/saying/figures.ts";

export type AmountKind = "count" | "percent" | "rand" | "dollars";

const signs: Readonly<Record<AmountKind, readonly [before: string, after: string]>> = {
  count: ["", ""],
  percent: ["", "%"],
  rand: ["R", ""],
  dollars: ["$", ""],
};

/** `R47,800`, `12%`, `−3`: with one decimal only where it says something. */
export function sayAmount(value: number, kind: AmountKind): string {
  const [before, after] = signs[kind];
  const size = Math.abs(value);
  const decimals = size < 10 && !Number.isInteger(size) ? size.toFixed(1) : null;
  return `${value < 0 ? "−" : ""}${before}${decimals ?? grouped(Math.round(size))}${after}`;
}

/** As short as an axis needs it: `R45k`, `$1.2m`. */
export function sayShort(value: number, kind: AmountKind): string {
  const [before, after] = signs[kind];
  const size = Math.abs(value);
  const [, unit, letter] = units.find(([least]) => size >= least) ?? [0, 1, ""];
  const figure = Number((size / unit).toPrecision(3));
  const shown = figure >= 1000 ? grouped(figure) : figure;
  return `${value < 0 ? "−" : ""}${before}${shown}${letter}${after}`;
}

const units = [
  [1e9, 1e9, "bn"],
  [1e6, 1e6, "m"],
  [1e4, 1e3, "k"],
] as const;
