import type { exampleNames } from "./example-names.ts";

interface Example {
  readonly name: (typeof exampleNames)[number];
  readonly text: string;
}

/** Made-up posts to try the page with: nobody has one at hand when they first come by. */
export const examples: readonly Example[] = [
  {
    name: "One that takes us",
    text: `Lifecycle Marketing Manager
Company: Fathom & Field
Location: Remote (EMEA)
Pay: $4,500 - $5,500 per month

We make planning software for small farms and we are 14 people in nine countries. You will own our onboarding and win-back mails, from the first draft to the test that proves it worked.

We hire anywhere in EMEA, South Africa included.
Working hours are 9am to 5pm London time, and we keep Fridays free of meetings.
You work with us as an independent contractor and send one invoice a month.

You have run email marketing for at least three years and can show what changed because of you.`,
  },
  {
    name: "One that does not",
    text: `Paid Social Specialist
Company: Harbor Lane Outfitters
Location: Remote, United States
Salary: $68,000 - $82,000 per year

Harbor Lane sells outdoor clothing. You will plan, launch and report on our Meta and TikTok ads.

This is a remote position, but you must live in the United States and be authorized to work there without sponsorship.
Core hours are 9am to 5pm Eastern Time.
You join as a full-time W-2 employee with health insurance and a 401(k).`,
  },
  {
    name: "One that is a scam",
    text: `URGENT Online Marketing Assistant, work from home

Earn $400 per day liking and sharing posts of famous brands. No experience needed, start today, guaranteed income.

To open your account you pay a refundable registration fee of R350. You get it back with your first payment.
Contact our HR manager on Telegram or WhatsApp only. Send a copy of your ID and your bank details to be paid the same day.
Only 7 places left.`,
  },
];
