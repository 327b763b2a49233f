import type { Slot } from "./reading.ts";

/** What to answer when one of the times suits: it says the time in both zones, so that a slip shows at once. */
export function replyFor({ kind, here, there }: Slot): string {
  return `Hi,

Thank you for the times. ${sentences[kind](there, here)}

Kind regards`;
}

const invite = "Could you send the invite, so that we both have it in our calendars?";

const sentences: Readonly<Record<Slot["kind"], (there: string, here: string) => string>> = {
  at: (there, here) => `${there} suits me. That is ${here} for me. ${invite}`,
  between: (there, here) =>
    `I am free ${there}. That is ${here} for me. Any start within that time suits me. ${invite}`,
  after: (there, here) => `I am free ${there}. That is ${here} for me. Which time suits you best?`,
  before: (there, here) => `I am free ${there}. That is ${here} for me. Which time suits you best?`,
};
