import type { DoorSort } from "#domain/companies/door-list.ts";

export const doorList = {
  title: "The door list",
  description:
    "Which companies take South Africans in their marketing ads, counted ad by ad, with the sentences that decide and how sure the figures are.",
  introduction:
    "Some companies write “remote” and mean their own country. Here is what their marketing ads really said, counted one by one.",
  rule: "We count the free listings on this board and every listing that has closed. A company appears once we have read five of its ads; before that, it would be a guess.",
  sorts: {
    open: "Surest to take us",
    ads: "Most ads",
    pay: "Surest to state pay",
    name: "By name",
  } satisfies Record<DoorSort, string>,
  nothing: {
    title: "No company has five ads yet",
    text: "We would rather show nothing than judge a company by two ads. The list fills as listings come and go.",
  },
  noMatch: {
    title: "No company of that name",
    text: "Either we have never read an ad of theirs, or fewer than five. Their open jobs may still be on the board.",
  },
  counted:
    "Counted are marketing ads on this board that everybody may read, and those that have closed. Likely scams are not. Each ad is read by fixed rules; where one of us has checked an ad by hand, that counts.",
} as const;
