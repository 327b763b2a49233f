import type { ClosedJobSeed } from "#seeds/job-seed.ts";

export const closedShopJobs: readonly ClosedJobSeed[] = [
  {
    title: "Ecommerce Content Writer",
    company: "Tidewrack Surf Ltd",
    location: "Worldwide",
    salary: "$2,000 per month",
    link: "https://tidewracksurf.example/careers/ecommerce-content-writer",
    daysAgo: 69,
    description:
      "Size guides that stop people from sending wetsuits back. It does not matter where you live. The pay is $2,000 per month.",
  },
  {
    title: "Google Ads Specialist",
    company: "Tidewrack Surf Ltd",
    location: "Worldwide",
    salary: "$2,600 per month",
    link: "https://tidewracksurf.example/careers/google-ads-specialist",
    daysAgo: 104,
    description:
      "Shopping ads for gloves, hoods and boots, by water temperature. It does not matter where you live, and we mean it. The pay is $2,600 per month.",
  },
  {
    title: "Instagram and TikTok Manager",
    company: "Tidewrack Surf Ltd",
    location: "Remote",
    salary: "$2,300 per month",
    link: "https://tidewracksurf.example/careers/instagram-and-tiktok-manager",
    daysAgo: 138,
    description:
      "Cold water, warm people, thirty seconds at a time. Anyone from anywhere may apply. The pay is $2,300 per month.",
  },
  {
    title: "Email and SMS Marketer",
    company: "TIDEWRACK SURF",
    location: "Worldwide",
    salary: "$2,500 per month",
    link: "https://tidewracksurf.example/careers/email-and-sms-marketer",
    daysAgo: 171,
    description:
      "You write when the swell comes, not when the calendar says so. We hire from any country. The pay is $2,500 per month.",
  },
  {
    title: "Performance Marketing Manager",
    company: "Halyard & Pike",
    location: "Remote (US)",
    salary: "$95,000 - $110,000 per year",
    link: "https://halyardpike.example/careers/performance-marketing-manager",
    daysAgo: 64,
    description:
      "You run search and social for eleven lines of sailing hardware. You must be authorized to work in the United States. The pay is $95,000 to $110,000 per year.",
  },
  {
    title: "SEO Manager",
    company: "Halyard & Pike",
    location: "Remote (US)",
    salary: "$90,000 per year",
    link: "https://halyardpike.example/careers/seo-manager",
    daysAgo: 90,
    description:
      "Nine thousand product pages, most of them a shackle. This role is open to US residents only. The pay is $90,000 per year.",
  },
  {
    title: "Email Marketing Manager",
    company: "Halyard & Pike",
    location: "Remote (US)",
    salary: "$85,000 per year",
    link: "https://halyardpike.example/careers/email-marketing-manager",
    daysAgo: 125,
    description:
      "Two letters a week to 300,000 people with boats. Applicants must reside in the United States. The pay is $85,000 per year.",
  },
  {
    title: "Content Marketing Manager",
    company: "Halyard & Pike",
    location: "Remote (US)",
    salary: "$82,000 per year",
    link: "https://halyardpike.example/careers/content-marketing-manager",
    daysAgo: 155,
    description:
      "You write about knots for people who already know knots. We can only employ people who live in one of 22 US states. The pay is $82,000 per year.",
  },
  {
    title: "Social Media Manager",
    company: "Halyard & Pike",
    location: "Remote (US)",
    salary: "$70,000 per year",
    link: "https://halyardpike.example/careers/social-media-manager",
    daysAgo: 184,
    description:
      "Regattas, rescues and one ship's dog. Candidates must be US citizens or permanent residents. The pay is $70,000 per year.",
  },
  {
    title: "Brand Manager",
    company: "Halyard & Pike",
    location: "Austin, Texas",
    salary: "$99,000 per year",
    link: "https://halyardpike.example/careers/brand-manager",
    daysAgo: 220,
    description:
      "You look after three brands that sailors mix up. This position is on site in Austin. The pay is $99,000 per year.",
  },
];
