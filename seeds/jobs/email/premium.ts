import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumEmailJobs: readonly JobSeed[] = [
  {
    title: "Senior Lifecycle Marketer",
    company: "Juniperdesk",
    location: "Worldwide",
    salary: "$85,000 - $98,000 per year",
    tags: ["B2B SaaS", "Customer.io"],
    link: "https://juniperdesk.example/careers/senior-lifecycle-marketer",
    tier: "premium",
    hoursAgo: 9,
    description: `Juniperdesk is a help desk for schools. Term starts, everyone logs in at once, and by the third week we know who will renew. We would like to know sooner, and do something about it.

You take over all lifecycle messaging from the founder, who has written it in the evenings since 2018. Some of it is lovely. Some of it still mentions a feature we removed.

Your numbers: activation in the first fourteen days, now 38%, and seats added in the second year. Two analysts can model anything you ask for. You have the final word on what is sent and when.

We look for six years of experience in lifecycle marketing, ideally with long sales cycles, and evidence that you stop things that do not work.

Base pay is $85,000 to $98,000 per year, by level and not by country. You may be a contractor or be employed through Deel, whichever suits your taxes.

We have people on five continents and hire from anywhere in the world. The company is async-first; the one fixed meeting is recorded.`,
  },
  {
    title: "Email Marketing Manager, DTC",
    company: "Orrismere Skincare",
    location: "Remote",
    salary: "$4,500 - $5,500 per month",
    tags: ["Klaviyo", "Beauty", "DTC"],
    link: "https://orrismere.example/careers/email-marketing-manager",
    tier: "premium",
    hoursAgo: 33,
    description: `Email and text made $3.1 million of Orrismere's sales last year. One person ran both and is leaving, on good terms, to have twins.

The calendar is full but not frantic: three sends a week, a launch every six weeks, one sale a year. You inherit 16 flows, a tested set of templates and a list of 240,000 that still grows by 9,000 a month.

What we would change is the sameness. Our emails look like everyone's. You and Coralie, who designs them, have permission to be stranger.

Four years of experience with Klaviyo at this scale, please, and strong opinions about discounts.

We pay $4,500 to $5,500 per month. Contract or employment, we can do both.

Your hours are 8am to 4pm Pacific. In Johannesburg that ends at one at night in winter and at two in summer, so read it twice before you apply. We do hire people who want it: two of our five-person team live in South Africa and like their mornings free.`,
  },
  {
    title: "Klaviyo Specialist",
    company: "Rushwick Agency",
    location: "South Africa (Remote)",
    salary: "R38 000 - R46 000 per month",
    tags: ["Agency", "Klaviyo"],
    link: "https://rushwick.example/careers/klaviyo-specialist",
    tier: "premium",
    hoursAgo: 75,
    description: `You may know us for search. Last year three clients asked who does their email, and now there is a department: Aisha, her laptop, and soon you.

The accounts are British shops with lists between 8,000 and 60,000 people. You audit the flows, rebuild what is broken, and hand the client a plan for a quarter at a time. Aisha does the talking until you want to.

We price by project, so nobody counts your minutes. A rebuild is four weeks; you would have two running side by side.

Two years as a Klaviyo user is the minimum, agency or in-house. If you hold the product certificate, good. If you can show us a segment that made somebody money, better.

The salary is R38 000 to R46 000 per month, with medical aid, paid leave and a thirteenth cheque in December.

Candidates must be based in South Africa. A desk in Woodstock is there for whoever wants it; most people come for the coffee on Wednesdays.`,
  },
  {
    title: "CRM and Lifecycle Director",
    company: "Vintnerby",
    location: "Remote (US or Canada)",
    salary: "US$130,000 - US$150,000 per year",
    tags: ["Leadership", "Wine"],
    link: "https://vintnerby.example/careers/crm-lifecycle-director",
    tier: "premium",
    hoursAgo: 160,
    description: `Vintnerby ships wine from 340 small estates to members in 38 states. Each of those states has its own rules on what we may say about it, which makes ours one of the odder CRM jobs in existence.

You will run a team of six across email, text and direct mail. Yes, paper: our printed letter has the best return of anything we do.

The membership has 190,000 people and a monthly churn of 3.4%. Your predecessor brought it down from 5. The board would like to see it start with a two.

You have directed lifecycle for a subscription of this size, you have managed managers, and you know what a cohort chart hides.

We offer a salary of US$130,000 to US$150,000 per year, medical and dental insurance, a 401(k) and a case a month.

Only candidates based in the US or Canada will be considered, because of alcohol licensing.`,
  },
  {
    title: "Email Strategist (Contract, Six Months)",
    company: "Larkspindle",
    location: "Remote, EMEA",
    salary: "£320 - £380 per day",
    tags: ["Contract", "Charity"],
    link: "https://larkspindle.example/careers/email-strategist-contract",
    tier: "premium",
    hoursAgo: 300,
    description: `Charities write to the same people every November and then wonder why they stop answering. Larkspindle advises eighteen of them, from hospices to a lifeboat trust, and we need a second strategist until May.

For each charity you look at five years of giving, decide who should hear what, and write a plan the two people in their office can carry out without you. Then you stay for the first month and see whether it holds.

There is travel for no one. Workshops happen on Miro and are kept under two hours, by rule.

We would like someone with eight years of experience in email for membership or fundraising, and a gentle way of saying no to a fourth appeal.

The day rate is £320 to £380 per day for three days a week, outside IR35. You invoice us monthly.

Consultants can live anywhere in EMEA. Charities answer between 10am and 4pm UK time, so those are the hours that count.`,
  },
  {
    title: "Marketing Automation Manager",
    company: "Quaystane",
    location: "Remote",
    salary: null,
    tags: ["HubSpot", "Logistics"],
    link: "https://quaystane.example/careers/marketing-automation-manager",
    tier: "premium",
    hoursAgo: 930,
    description: `Freight forwarders answer email at four in the morning. That is not a figure of speech; we measured it. Quaystane sells berth-booking software to them and to the ports they use.

The HubSpot portal you would inherit has 212 workflows. We believe that around 60 do something. Your first task is a map, your second a bonfire.

After that comes the building: lead scoring that sales will trust, a nurture track per port, and reports which agree with finance to the cent. You would work with one operations analyst and a marketing team of five.

Please have three years of experience as an administrator or owner of HubSpot, and be able to describe a workflow you regret.

The package is discussed in the second interview, together with the level. The position is a full-time employee position with dental coverage and paid parental leave.

There are offices in Rotterdam and Savannah, and half of us use neither. Tell us in your letter where you would be and which hours suit you.`,
  },
];
