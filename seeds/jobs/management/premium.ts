import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumManagementJobs: readonly JobSeed[] = [
  {
    title: "Head of Marketing",
    company: "Ferrowick",
    location: "Worldwide",
    salary: "$120,000 - $138,000 per year",
    tags: ["Leadership", "SaaS"],
    link: "https://ferrowick.example/careers/head-of-marketing",
    tier: "premium",
    hoursAgo: 18,
    description: `Ferrowick schedules volunteers. Food banks, marathons, a mountain rescue, and lately two election offices. 6,300 organisations use us, and 5,000 of those pay nothing, by design.

The head of marketing has to love that design. The free ones tell the paying ones. You will keep both happy with eight people and $900,000 a year.

What is going well: word of mouth, search, our conference. What is not: we lose larger organisations to a rival with a worse product and a better story. You would spend most of the first year on it.

You have run a marketing team of this size, with eight or more years of experience, and can tell us about a colleague who became better than you.

The salary is $120,000 to $138,000 per year. Those outside Canada and Portugal join through an employer of record.

We have hired globally since the beginning. Please be around for three hours of overlap with London.`,
  },
  {
    title: "Fractional CMO (Part Time)",
    company: "Lintel & Larch",
    location: "Worldwide",
    salary: "$120 - $150 per hour",
    tags: ["Fractional", "Ecommerce"],
    link: "https://lintelandlarch.example/careers/fractional-cmo",
    tier: "premium",
    hoursAgo: 35,
    description: `We restore doors. Old ones, heavy ones, with the original hinges, and we ship them in crates to people who have bought the wrong house and love it. Turnover is $4 million and has been for three years.

Lintel & Larch cannot afford a full-time chief marketing officer and would not know what to do with one on Fridays. Twelve hours a week is what we need, for at least a year.

You would guide two good generalists, pick the two channels which deserve our money, and speak at the monthly owners' meeting, where you will be contradicted by carpenters.

It is for someone who has been a marketing director or CMO in a business with real goods and brings ten years of experience or more.

The rate is $120 to $150 per hour, part time, under a contractor agreement.

You can be in any country. Choose your own hours, and tell the carpenters which.`,
  },
  {
    title: "Marketing Director",
    company: "Wexcombe",
    location: "Remote - EMEA",
    salary: "£82,000 - £95,000 per year",
    tags: ["Leadership", "Property"],
    link: "https://wexcombe.example/careers/marketing-director",
    tier: "premium",
    hoursAgo: 56,
    description: `Tenants rate their landlord on Wexcombe. Landlords, it turns out, will pay to improve. From that slightly awkward fact we have built a business with 140 staff and two audiences who do not care for each other.

As marketing director you stand between them. You lead brand, growth and communications, sixteen people, and you have a vote on what we do and do not sell.

There will be days in the newspapers. The last director handled them with wit and we would like that to continue.

You bring twelve years of experience, five in leadership, with a consumer brand that had critics.

The salary is £82,000 to £95,000 per year with a pension scheme, private medical insurance and 30 days of annual leave.

The executive team is spread out and you can live anywhere in EMEA. Core hours: 10am to 4pm UK time.`,
  },
  {
    title: "VP Marketing",
    company: "Sandwether",
    location: "Remote",
    salary: "$160,000 - $180,000 per year",
    tags: ["Executive", "Data"],
    link: "https://sandwether.example/careers/vp-marketing",
    tier: "premium",
    hoursAgo: 91,
    description: `Sandwether finds leaks in municipal water data: meters that stop, valves that lie. Forty cities trust us, the contracts are long, and we have raised enough money to be slightly frightened.

You will be our first VP of marketing. There is a team of four who have done remarkable things with very little. You decide whom to add, in what order, and what the next two years should cost.

The chief executive is an engineer, shy in public, superb with a map. Part of your work is to get her in front of people.

Fifteen years in marketing would not be too many, and ten with good experience in the public sector would be plenty.

The base salary is $160,000 to $180,000 per year. Equity comes on top, and health benefits are paid in full for employees.

Our board meets in Phoenix four times a year, and we would see you there. Let us talk about where you spend the rest.`,
  },
  {
    title: "Regional Marketing Manager, Africa",
    company: "Plover Row",
    location: "Remote (Africa)",
    salary: "$4,800 - $5,600 per month",
    tags: ["EdTech", "Regional"],
    link: "https://ploverrow.example/careers/regional-marketing-manager-africa",
    tier: "premium",
    hoursAgo: 172,
    description: `Nurses who want to work abroad take an English examination, and most fail the writing part the first time. Plover Row prepares them. 70% of our learners are in Nigeria, Ghana, Kenya and South Africa, and until this year none of our marketers were.

You will build the regional team, with three hires in the first year, and decide on everything from prices to the faces on the page. Nursing colleges and unions matter more than adverts.

We refund those who fail twice. It keeps us honest and makes your claims easy to check.

The role takes six years of experience in marketing, including time spent with students or health workers.

The pay is $4,800 to $5,600 per month. We employ people through an employer of record, with health insurance for your family.

Applicants must be based in Africa, in whichever country you prefer.`,
  },
  {
    title: "Director of Marketing",
    company: "Driftmoor Bakery",
    location: "Denver, on-site",
    salary: "$135,000 - $150,000 per year",
    tags: ["Food", "Retail"],
    link: "https://driftmoorbakery.example/careers/director-of-marketing",
    tier: "premium",
    hoursAgo: 1078,
    description: `Driftmoor bakes for 31 cafés of its own and 200 grocery stores. At four in the morning our car park is the busiest place in the county.

The director of marketing runs a department of nine. You plan openings, seasonal bakes, the loyalty card with 380,000 holders, and the way a loaf looks at six in the evening when only three are left.

You taste every day. You will also sit with bakers, drivers and store managers, none of whom send email.

We expect at least ten years of experience, several of them leading marketing for restaurants, cafés or grocery.

The base salary is $135,000 to $150,000 per year plus a bonus, medical and dental coverage and bread.

This is an on-site position at our Denver bakery, five days a week, with a start that suits daylight.`,
  },
];
