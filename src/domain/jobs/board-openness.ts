import type { Openness } from "#domain/listing/facts.ts";

/** What the board is kept by: on a board for remote work, a job at an office is as good as closed. */
export const boardOpennesses = ["yes", "unclear", "no"] as const;
export type BoardOpenness = (typeof boardOpennesses)[number];

export const boardOpenness = (openness: Openness): BoardOpenness =>
  openness === "not-remote" ? "no" : openness;
