import { row, type Reduction } from "./reduction.ts";

/** An adjective and a word for a country are a place: "South African provinces". */
export const countriesOf: readonly Reduction[] = (
  [
    ["country-of-ours", "home|local", "@home", "South African provinces", "South African readers"],
    ["country-with-ours", "region|african", "@region", "African countries", "African readers"],
    [
      "country-elsewhere",
      "closed|foreign",
      "@closed",
      "Latin American nations",
      "Latin American readers",
    ],
  ] as const
).map(([id, kinds, becomes, fires, spares]) =>
  row(
    id,
    String.raw`@(?:${kinds})\b[ -](?:member )?(?:countr(?:y|ies)|nations?|cit(?:y|ies)|towns?|count(?:y|ies)|cantons?|states?|provinces?|territor(?:y|ies)|region|continent|soil|mainland)\b(?! of)`,
    becomes,
    "An adjective and a word for a country are a place.",
    `We hire in ${fires}.`,
    `We write for ${spares}.`,
  ),
);

/** "Any country in Africa" is no more than Africa. */
export const worldWithin: readonly Reduction[] = (
  [
    ["home", "South Africa"],
    ["region", "Africa"],
    ["closed", "Latin America"],
  ] as const
).map(([kind, name]) =>
  row(
    `any-country-in-${kind}`,
    String.raw`@world,? (?:in|on|within|across|inside) (?:the |all of |mainland |continental )?@${kind}\b(?! (?:hours|time|zone|or|working|business))`,
    `@${kind}`,
    "All countries of a part of the world are that part.",
    `You live in any country in ${name}.`,
    "You live in any country in the world.",
  ),
);
