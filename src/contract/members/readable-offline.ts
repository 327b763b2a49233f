import type { z } from "zod";
import { paths } from "#domain/paths.ts";
import type { endpoints } from "../index.ts";

// All that a device may keep of a member's pages, and how the page and its worker speak about it. Types apart, this
// imports no row: it is part of the worker, which must stay small.

type Row = (typeof endpoints)[keyof typeof endpoints];
/** Nothing of the account, its keys or its payments stands behind these. */
type ReadRow = Extract<Row, { method: "GET"; access: "premium"; reply: z.ZodType }>["path"];

const pages = [paths.jobTracker, paths.trackedApplication, paths.growthGallery, paths.strategy];

const rows = [
  "/api/premium/tracker",
  "/api/premium/tracker/board",
  "/api/premium/tracker/due",
  "/api/premium/tracker/marks",
  "/api/premium/job-applications/analytics",
  "/api/premium/job-applications/:id",
  "/api/premium/growth-cards",
  "/api/premium/growth-progress",
  "/api/premium/growth-strategies/:id",
  "/api/premium/strategy-tags",
] as const satisfies readonly ReadRow[];

export const isPageReadableOffline = (pathname: string): boolean =>
  pages.some((page) => fits(page, pathname));

export const isRowReadableOffline = (pathname: string): boolean =>
  rows.some((row) => fits(row, pathname));

function fits(pattern: string, pathname: string): boolean {
  const wanted = pattern.split("/");
  const given = pathname.split("/");
  return (
    wanted.length === given.length &&
    given.every((segment, place) =>
      wanted[place]?.startsWith(":") === true ? isNumber(segment) : segment === wanted[place],
    )
  );
}

/** With a word in the place of a number it is another row or page, which nobody put on the list. */
const isNumber = (segment: string): boolean =>
  segment !== "" && Number.isSafeInteger(Number(segment));

export const workerPath = "/sw.js";

/** On whatever comes out of the store: when it went in, in milliseconds. */
export const keptAtHeader = "x-kept-at";

/** Whom the page shows, or an address whose page is to be kept. */
export type ToWorker = { readonly viewer: string } | { readonly keep: string };

/** Something on the page was answered from the store. */
export interface FromWorker {
  readonly keptAt: number;
}
