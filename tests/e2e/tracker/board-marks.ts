import type { Page } from "@playwright/test";
import { cards } from "../jobs/board.ts";
import { daysAgo } from "./tracker-member.ts";

/** The button of the card at this place of the list, whatever it says. */
export const trackOn = (page: Page, place: number) =>
  cards(page)
    .nth(place)
    .getByRole("button", { name: /^Track/ });

export const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

/** A day as the board says it. */
export const sayDay = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

export const appliedToday = (): string => `Applied ${sayDay(daysAgo(0))}`;
