import type { LaunchStep, LoopStage } from "#domain/guides/newsletter.ts";

/** The guide's own words. What they promise is what the member promises to readers; nothing is promised to the member. */
export const newsletterIntro = {
  title: "Newsletter Proof System",
  text: "A weekly letter to the people who could hire you. Each issue shows how you think about their problem, and after three months the archive is a portfolio no resume can match.",
  claims: [
    { figure: "$5K+/month", text: "clients are the ones it is written for" },
    { figure: "First 1,000", text: "subscribers are the first goal" },
  ],
  caution:
    "Aims, not promises. What comes of it depends on your field, your issues and how many weeks you go on.",
} as const;

export const weeklyPromise = {
  title: "The weekly promise",
  text: "Readers forgive a short issue. They do not forgive a missing one. Say in one paragraph what comes, when and for whom, put it on the sign-up page, and keep it for twelve weeks before you change a word.",
  template:
    "Every [Tuesday] at [8:00 New York time] I send one [specialty] lesson from real work: what I tried, what it did, and one thing you can do the same day. Five minutes to read. If a week taught me nothing, I say so in two lines.",
} as const;

interface StepCopy {
  readonly title: string;
  readonly text: string;
  readonly minutes: number;
}

export const launchCopy: Readonly<Record<LaunchStep, StepCopy>> = {
  reader: {
    title: "Choose one reader and one problem",
    text: "Write down a job title, a size of company and the sentence that person says on a bad Monday. If you cannot name three people like that on LinkedIn, choose again.",
    minutes: 30,
  },
  promise: {
    title: "Write the weekly promise",
    text: "Take the paragraph above and fill it in. Choose a day and an hour in the reader's time zone: 8:00 on a Tuesday in New York is 14:00 here in their summer, 15:00 in their winter.",
    minutes: 15,
  },
  home: {
    title: "Give it a home",
    text: "Open an account on the platform, with your own name as the sender. Put the promise on the sign-up page, and a postal address into the footer: American law wants one. Never import contacts: under POPIA people have to ask for it.",
    minutes: 45,
  },
  issue: {
    title: "Write the first issue",
    text: "Start from the draft below. Replace every place in square brackets, cut what is not true of you, and read it aloud once.",
    minutes: 60,
  },
  invitations: {
    title: "Invite twenty people, one by one",
    text: "Former clients, colleagues, people whose posts you answer. One personal line each, and the question whether they want it. Half will say yes; those ten are your first readers and your first replies.",
    minutes: 40,
  },
  send: {
    title: "Send it, and put the link where clients look",
    text: "LinkedIn headline and Featured, email signature, Upwork profile. Then block ninety minutes in next week's calendar for issue two before you close the laptop.",
    minutes: 20,
  },
};

export const loopCopy: Readonly<Record<LoopStage, string>> = {
  Learn: "Take one thing from this week's work or reading that surprised you.",
  Publish: "Turn it into one lesson with a step to take, on the promised day.",
  Share: "Give the lesson away as a post, with the letter behind it for whoever wants the rest.",
  "Get Leads": "End with a question. Whoever replies has told you their problem.",
  "Show Wins": "Write about what came of it, with the client's leave and the real number.",
  "Grow Faster": "Wins bring better readers, who bring better problems to learn from.",
};

/** What a newsletter dashboard is for. */
export const dashboardFeatures = [
  {
    title: "Where readers come from",
    text: "Sign-ups by source, so that you repeat the post that brought twelve and not the one that brought likes.",
  },
  {
    title: "Clicks and replies",
    text: "Apple Mail opens everything by itself, so opens mislead. A click is interest; a reply is a lead.",
  },
  {
    title: "Issue archive",
    text: "Every issue with a public address: what you send with an application instead of a PDF.",
  },
  {
    title: "Lead list",
    text: "Who replied to what, and when you answered. Ten names here are worth more than a thousand elsewhere.",
  },
  {
    title: "Proof wall",
    text: "Results and kind sentences, each with its date and whether you may quote it.",
  },
  {
    title: "Streak",
    text: "Weeks in a row. It is the one number that is entirely up to you.",
  },
] as const;

interface OutsideLink {
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly href: string;
  /** We are paid if somebody signs up through it, and say so. */
  readonly isAffiliate: boolean;
}

/** The owner's to change. */
export const newsletterLinks: readonly OutsideLink[] = [
  {
    name: "Substack",
    kind: "Newsletter platform",
    text: "Free to start, with sign-up page, archive and sending in one. Enough for the first year.",
    href: "https://substack.com/",
    isAffiliate: false,
  },
  {
    name: "beehiiv",
    kind: "Newsletter dashboard",
    text: "Sources, clicks, referrals and growth in one place, once you want to see what works.",
    href: "https://www.beehiiv.com/?via=kwela",
    isAffiliate: true,
  },
];

export const newsletterOffer = {
  title: "30-day trial and 20% off for 3 months",
  text: "Through our link, as beehiiv offers it to readers of its partners. They set the terms and may change them: check the price on their page before you pay. Nothing in this guide needs it.",
} as const;
