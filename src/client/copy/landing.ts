/** The words and figures of the landing page. */
export const landing = {
  headline: "Earn $5K/month as a remote offshore marketer",
  promise:
    "Remote, dollar-paying marketing jobs that really accept South Africans. Every listing quotes the sentence that decides it, shows the pay in rand and puts their day next to yours.",
  smallPrint:
    "Free to browse. We never promise a job; we show you which ones are worth your evening.",
  stats: [
    { figure: "47", meaning: "active opportunities" },
    { figure: "128", meaning: "marketers hired" },
    { figure: "$1,000+", meaning: "average project value" },
  ],
  features: {
    title: "Three steps up, in the order you need them",
    introduction:
      "Know which jobs will have you. Apply better than the next person. Then build something that brings work to you.",
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
