import { sharedDays } from "#domain/listing/shared/shared-days.ts";

/** The words around a result of the checker that somebody shares. */
export const sharing = {
  title: "Make a link",
  introduction: `A page with the verdict, for ${sharedDays} days. The text you pasted is not on it, and nobody can get at it from there.`,
  shows: "Also show",
  name: "Title and company",
  sentence: "The sentence that decided",
  pay: "What it pays",
  scam: "Of a likely scam we show the verdict and why, in our own words, and nothing else.",
  action: "Make the link",
  made: "Anybody with this link can see it.",
  takeBack: "Take it back",
} as const;

export const sharedResult = {
  about: "Somebody pasted this job post into our checker and shared what came out.",
  ours: "Fixed rules read it. They know nothing of who wrote the post, and they can be wrong.",
  scam: "Send no money, no documents and no bank details, and do not carry on in the chat.",
  action: "Check a post of your own",
  jobs: "See jobs that take you",
  gone: {
    title: "This result is gone",
    text: `A shared result stands for ${sharedDays} days, unless its sharer takes it back before.`,
  },
} as const;
