/** The words and figures of the landing page below its first view. */
export const landing = {
  /** The figures stand in, marked as samples, for as long as there is nothing to count. */
  stats: {
    open: { figure: "47", meaning: "active opportunities" },
    hired: { figure: "128", meaning: "marketers hired" },
    pay: { figure: "$1,000+", meaning: "average project value" },
    middlePay: "a month, the middle of today's pay",
  },
  sample: "Sample",
  latest: {
    title: "Latest opportunities",
    introduction: "The newest listings that say, in so many words, that they take South Africans.",
    failure: "Failed to load opportunity listings. Please try again later.",
    none: {
      title: "Nothing open today",
      text: "We list a job only when it can be yours, and right now there is none. Found one elsewhere? Paste it, and we will tell you what it says.",
    },
  },
  locked: {
    title: "Premium Opportunities",
    introduction: "more that take South Africans, for members.",
    behind: [
      "Members read the title and the company here,",
      "then the pay to the dollar and in rand,",
      "the sentence that says whether it takes you,",
      "the hours you would work,",
      "and the link to apply.",
    ],
    whatItShows:
      "You see the role, the pay band and the day. Members see the company, the sentence that decides it and the link.",
    action: "Unlock Premium Opportunities",
  },
  features: {
    title: "Three steps up, in the order you need them",
    introduction:
      "Know which jobs will have you. Apply better than the next person. Then build something that brings work to you.",
  },
  testimonials: {
    title: "Three people, paid in dollars",
    note: "Sample stories: the names and figures stand in until members agree to be quoted.",
  },
  pricing: {
    title: "Start free. Pay when you want the rest.",
    introduction: "One price a year, in rand, so that the exchange rate is never your problem.",
    scale: {
      price: "for a year of Premium",
      pay: "a month, the middle of today's pay",
      theirPay: "a month, what you earn now",
    },
  },
  closing: {
    title: "Start with one listing",
    text: "See whether it takes you, what it pays in rand and which hours you would work. It costs you two minutes and no card.",
  },
} as const;

export const opportunities = {
  title: "Opportunities",
  text: "“Remote” often means “remote in the US”. We read the listing and tell you, with the sentence that says so.",
  readings: [
    { verdict: "yes", quote: "We hire anywhere in EMEA." },
    { verdict: "unclear", quote: "Remote-first, with some travel." },
    { verdict: "no", quote: "You must be authorised to work in the US." },
  ],
  points: [
    "Pay in dollars and in rand, at a dated rate",
    "Working hours in SAST",
    "The day we last saw it open",
  ],
} as const;

export const tools = {
  title: "Tools That Give You an Edge",
  text: "They check your work the moment you open them. Add your own OpenAI key and they write with you.",
  score: { value: 82, label: "Strong letter" },
  notes: [
    { isPraise: true, words: "Names a result in the first line." },
    { isPraise: true, words: "Says which hours you share with them." },
    { isPraise: false, words: "The third paragraph repeats your resume." },
  ],
  points: ["Cover Letter Analyzer", "Resume Templates", "Outreach Scripts", "Job Tracker"],
} as const;

export const expertise = {
  title: "Expertise & Systems",
  text: "What already works for marketers who are paid in dollars, written down as steps you can follow.",
  loop: ["Learn", "Publish", "Share", "Get Leads", "Show Wins", "Grow Faster"],
  points: [
    "Growth Gallery: 20+ strategies, step by step",
    "Newsletter Proof System: a portfolio that lands in inboxes",
  ],
} as const;

export const exampleListing = {
  title: "Lifecycle Marketing Manager",
  company: "Fathom & Field",
  facts: "Full Time · London, remote",
  quote: "We hire anywhere in EMEA, as long as you share four hours with London.",
  dollarsPerMonth: 5000,
  rate: { rand: 18.4, day: "2026-11-14" },
  theirDay: { start: 11, end: 19 },
  tags: ["Email Marketing", "Mid Level"],
  seen: "Seen open 2 hours ago",
} as const;

/** A stand-in until the owner tells their own; the figures are drawn beside it. */
export const founder = {
  title: "Forty applications, nine that could have hired me",
  paragraphs: [
    "I applied for forty remote marketing jobs from a kitchen table in Cape Town, and I kept a list. Thirty-one of them could never have hired me. “Remote” meant remote in one country, and the sentence that said so stood at the very bottom, if it stood anywhere.",
    "Nine were really open. One became a contract in dollars. The work was no harder than what I did for rand. Finding it was.",
    "So Kwela reads the listing before you do. It will not get you the job. It gives you back the thirty-one evenings.",
  ],
  name: "Lindiwe Maseko",
  role: "A sample story, until the founder's own is here.",
  figures: [
    { figure: "31", meaning: "never open to South Africa" },
    { figure: "8", meaning: "open, and came to nothing" },
    { figure: "1", meaning: "contract, in dollars" },
  ],
} as const;

/** From the lowest pay to the highest, because they are drawn as steps. Samples: replace them with members who agreed to be quoted. */
export const testimonials = [
  {
    hair: "long",
    name: "Fatima Adams",
    role: "Content strategist",
    quote:
      "The analyzer said my letter was about me and not about them. It was right. I rewrote it and got the interview.",
    company: "Harbour & Pine",
    dollars: 2600,
    location: "Cape Town",
  },
  {
    hair: "round",
    name: "Ayanda Nkosi",
    role: "Lifecycle marketer",
    quote:
      "I stopped applying for everything. Six letters in a month, all to companies that could hire me, and two of them wrote back.",
    company: "Larkspur Supply",
    dollars: 3200,
    location: "Durban",
  },
  {
    hair: "short",
    name: "Pieter van Wyk",
    role: "Paid media specialist",
    quote:
      "I knew before the first call that I would work from 15:00 to 23:00. We talked about that first, not last.",
    company: "Tidewell",
    dollars: 4100,
    location: "Gqeberha",
  },
] as const;

/** Half a sentence behind what a plan names, where a stranger could not know what is meant. */
export const planWords: ReadonlyMap<string, string> = new Map([
  ["Limited listings", "every free job, whole"],
  ["20+ fresh roles daily", "alerts by mail"],
  ["AI tools", "run on your own OpenAI key"],
  ["The newsletter strategy", "a portfolio that lands in inboxes"],
  ["Notion systems", "your applications, to open in Notion"],
  ["Weekly drops", "the week's new listings for your search, by mail"],
]);
