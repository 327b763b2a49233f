import { sortWords, type SortWord } from "#domain/sorting.ts";

/** How long the parts of a strategy may be. */
export const strategyRules = {
  title: { max: 200 },
  description: { max: 1_000 },
  category: { max: 60 },
  content: { max: 100_000 },
  icon: { max: 40 },
  /** A step is remembered by its words when somebody ticks it off. */
  step: { max: 600 },
  steps: { max: 100 },
  position: { min: -100_000, max: 100_000 },
} as const;

/** In the gallery and at the desk. */
export const longestStrategySearch = 200;

export const strategyMessages = {
  titleRequired: "Title is required",
  descriptionRequired: "Description is required",
  categoryRequired: "Category is required",
  contentRequired: "Content is required",
  titleTooLong: "Keep the title to 200 characters",
  descriptionTooLong: "Keep the description to 1,000 characters",
  categoryTooLong: "Keep the category to 60 characters",
  contentTooLong: "Keep the content to 100,000 characters, markup included",
  stepTooLong: "Keep each step to 600 characters",
  tooManySteps: "At most 100 steps",
  position: "Position is a whole number between -100,000 and 100,000",
  icon: "An icon is a word of small letters",
} as const;

/** One step per line; lines with nothing on them are none, and no steps at all are null. */
export function stepsIn(lines: readonly string[]): string[] | null {
  const steps = lines.map((line) => line.trim()).filter((line) => line !== "");
  return steps.length === 0 ? null : steps;
}

/** The drawings there are for a card of the gallery. */
export const strategyIcons = [
  "chart",
  "clock",
  "coin",
  "handshake",
  "letter",
  "people",
  "search",
  "shield",
  "spark",
  "stairs",
] as const;

export type StrategyIconName = (typeof strategyIcons)[number];

const strategyColumns = ["position", "title", "category", "changed"] as const;

export type StrategyColumn = (typeof strategyColumns)[number];
export type StrategySort = SortWord<StrategyColumn>;

export const strategySorts = sortWords(strategyColumns);

/** As the gallery has them. */
export const usualStrategySort: StrategySort = "position";
