import type { CompanyDoor } from "#contract/companies/doors.ts";

type Share = CompanyDoor["took"];

export const sayAds = (count: number): string => (count === 1 ? "1 ad" : `${count} ads`);

export const sayCount = ({ count, of }: Pick<Share, "count" | "of">): string => `${count} of ${of}`;

/** Where the true share most likely lies, in whole percent. */
export const sayRange = ({ low, high }: Pick<Share, "low" | "high">): string =>
  `${Math.round(low)}–${Math.round(high)}%`;
