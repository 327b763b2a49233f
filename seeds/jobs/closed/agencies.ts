import type { ClosedJobSeed } from "#seeds/job-seed.ts";

export const closedAgencyJobs: readonly ClosedJobSeed[] = [
  {
    title: "SEO Account Executive",
    company: "Rushwick Agency",
    location: "South Africa (Remote)",
    salary: "R24 000 - R30 000 per month",
    link: "https://rushwickagency.example/careers/seo-account-executive",
    daysAgo: 70,
    description:
      "You would look after four clinics in Kent and Sussex and tell each of them every month what changed in search. Applicants from anywhere in South Africa are welcome. The pay is R24 000 to R30 000 per month.",
  },
  {
    title: "Paid Search Executive",
    company: "Rushwick Agency",
    location: "South Africa (Remote)",
    salary: "R26 000 - R33 000 per month",
    link: "https://rushwickagency.example/careers/paid-search-executive",
    daysAgo: 96,
    description:
      "Our law firms pay too much for the word solicitor. You find the cheaper words next to it. We hire in South Africa only, and pay for your fibre line. The pay is R26 000 to R33 000 per month.",
  },
  {
    title: "Content Writer, Legal",
    company: "Rushwick Agency",
    location: "Remote",
    salary: "R25 000 per month",
    link: "https://rushwickagency.example/careers/content-writer-legal",
    daysAgo: 121,
    description:
      "Six articles a month about wills, leases and what happens when a neighbour's tree falls. You can live anywhere in South Africa. The pay is R25 000 per month.",
  },
  {
    title: "Link Building Specialist",
    company: "Rushwick Agency",
    location: "Remote",
    salary: null,
    link: "https://rushwickagency.example/careers/link-building-specialist",
    daysAgo: 150,
    description:
      "You write to editors who get forty such letters a day, and yours is the one they answer. Candidates in South Africa and Namibia may apply.",
  },
  {
    title: "Social Media Executive",
    company: "Rushwick Agency",
    location: "London, United Kingdom",
    salary: null,
    link: "https://rushwickagency.example/careers/social-media-executive",
    daysAgo: 178,
    description:
      "Three days a week beside our London client, with a camera. You must have the right to work in the United Kingdom and live within an hour of London.",
  },
  {
    title: "Email Marketing Specialist",
    company: "Emberline Studio",
    location: "Remote (Worldwide)",
    salary: "$2,400 - $3,000 per month",
    link: "https://emberlinestudio.example/careers/email-marketing-specialist",
    daysAgo: 62,
    description:
      "Flows and campaigns for eleven small shops that sell candles, knives and socks. We hire from anywhere in the world. The pay is $2,400 to $3,000 per month.",
  },
  {
    title: "Klaviyo Strategist",
    company: "Emberline Studio",
    location: "Remote (Worldwide)",
    salary: "$3,200 per month",
    link: "https://emberlinestudio.example/careers/klaviyo-strategist",
    daysAgo: 88,
    description:
      "You decide which of forty flows earns its keep and retire the others. It does not matter where you live, as long as you answer within a day. The pay is $3,200 per month.",
  },
  {
    title: "Retention Marketing Manager",
    company: "Emberline Studio",
    location: "Worldwide",
    salary: "$4,000 per month",
    link: "https://emberlinestudio.example/careers/retention-marketing-manager",
    daysAgo: 110,
    description:
      "Subscription boxes lose half their customers in month three. You own month three. Apply from wherever you are in the world. The pay is $4,000 per month.",
  },
  {
    title: "Email Marketing Coordinator",
    company: "Emberline Studio",
    location: "Remote",
    salary: null,
    link: "https://emberlinestudio.example/careers/email-marketing-coordinator",
    daysAgo: 132,
    description:
      "You build letters that look right in Outlook, and you know what that costs a person. Please mention your time zone.",
  },
  {
    title: "Paid Social Buyer",
    company: "Emberline Studio",
    location: "Remote (Worldwide)",
    salary: "$2,800 per month",
    link: "https://emberlinestudio.example/careers/paid-social-buyer",
    daysAgo: 160,
    description:
      "Budgets from $200 to $9,000 a week, and a founder who reads every number. We work with freelancers from every country. The pay is $2,800 per month.",
  },
  {
    title: "SEO Content Lead",
    company: "Emberline Studio",
    location: "Remote (Worldwide)",
    salary: "$3,500 per month",
    link: "https://emberlinestudio.example/careers/seo-content-lead",
    daysAgo: 190,
    description:
      "You plan what eight writers write and cut what nobody looks for. People from all continents work here, South Africa among them. The pay is $3,500 per month.",
  },
  {
    title: "Marketing Assistant",
    company: "Emberline Studio",
    location: "Remote (Worldwide)",
    salary: "$1,400 per month",
    link: "https://emberlinestudio.example/careers/marketing-assistant",
    daysAgo: 210,
    description:
      "Calendars, invoices, screenshots and the occasional good idea. Applicants worldwide are welcome. The pay is $1,400 per month.",
  },
];
