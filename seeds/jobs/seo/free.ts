import type { JobSeed } from "#seeds/job-seed.ts";

export const freeSeoJobs: readonly JobSeed[] = [
  {
    title: "SEO Specialist",
    company: "Tidewrack Surf",
    location: "Worldwide",
    salary: "$3,200 - $4,000 per month",
    tags: ["Shopify", "Ecommerce"],
    link: "https://tidewracksurf.example/careers/seo-specialist",
    tier: "free",
    hoursAgo: 4,
    description: `Tidewrack sells wetsuits and repair kits online, mostly to people who surf in water colder than 14 °C. Search brings us 61% of our orders, and until now nobody has looked after it full time.

You would own the category pages, the size guides and the 140 articles our founder wrote between swells. Some of them rank first and sell nothing; some sell well from page two. Sorting out which is which is the first month of the job.

We use Shopify, Ahrefs and Search Console, and a developer gives you two days every fortnight. You write your own briefs, and you may delete pages without asking.

What we need is at least two years of SEO experience with an online shop, and examples of pages you improved, with the graph.

The pay is $3,200 to $4,000 per month, depending on how much of the technical side you can take on. You work as an independent contractor and send us an invoice at the end of the month.

It does not matter where you live. We meet on Tuesdays for half an hour and write everything else down.`,
  },
  {
    title: "Junior SEO Analyst",
    company: "Rushwick Agency",
    location: "South Africa (Remote)",
    salary: "R22 000 - R28 000 per month",
    tags: ["Agency", "Reporting"],
    link: "https://rushwick.example/careers/junior-seo-analyst",
    tier: "free",
    hoursAgo: 19,
    description: `Rushwick is a search agency of eleven people. Nine of us live in Cape Town, Durban or somewhere with good mountain biking; our clients are law firms and clinics in the United Kingdom.

This is a first or second job in search. You will pull the numbers for six clients, notice what changed, and write three honest sentences about it that a lawyer can understand.

You learn by sitting next to Thandeka on a call every morning for the first eight weeks. After that you get two small clients of your own, and a senior person reads your audits before they leave the building.

Please be comfortable in a spreadsheet: lookups, pivot tables, a little regex. No prior experience is required if you can show us a site of your own, however odd its subject.

We pay R22 000 to R28 000 per month with an employment contract, medical aid after probation and twenty days of annual leave.

Applicants from anywhere in South Africa are welcome, and the agency pays for your fibre line.`,
  },
  {
    title: "Technical SEO Consultant (Part Time)",
    company: "Gantrymoor",
    location: "Remote",
    salary: "€45 - €55 per hour",
    tags: ["Part time", "Log files", "JavaScript"],
    link: "https://gantrymoor.example/careers/technical-seo-consultant",
    tier: "free",
    hoursAgo: 41,
    description: `Our catalogue of used machine tools has 380,000 pages, of which Google has indexed about a third. We would like to know why, and then we would like it to be two thirds.

Gantrymoor lists lathes, presses and milling machines from 900 dealers. Pages appear and vanish every day as machines are sold, so crawl budget, canonical tags and sitemaps are not theory here.

You get raw server logs, a staging copy and direct access to the two people who write the front end in Vue. Screaming Frog licences are paid for. Nobody will ask you for keyword research.

Expect around 15 hours a week for six months, possibly longer. The rate is €45 to €55 per hour, billed weekly.

A good answer to this ad names one thing that is wrong with a large marketplace you use yourself, and how you would prove it. You should have at least four years of experience with sites of more than 100,000 pages.

There are no fixed hours and we do not track time with software.`,
  },
  {
    title: "SEO Content Strategist",
    company: "Wrenmarsh Dental",
    location: "Remote, EMEA",
    salary: "£34,000 - £40,000 per year",
    tags: ["Health", "Local SEO"],
    link: "https://wrenmarshdental.example/careers/seo-content-strategist",
    tier: "free",
    hoursAgo: 66,
    description: `Thirty-two dental practices, one website, and a blog that three agencies have written for in four years. You can tell where each one stopped.

We want one person to decide what stays. You will plan the treatment pages, brief two freelance writers, and work with our clinical lead, who reads every sentence about anaesthetic.

Local search matters most: each practice has a profile, reviews and opening times that someone has to keep true. In the first quarter we hope to see calls from maps rise from 1,900 to 2,400 a month.

The salary is £34,000 to £40,000 per year. You will be employed through an employer of record in your own country, with a pension contribution where local law has one.

We hire across EMEA and have colleagues in Leeds, Nairobi and Tallinn. Core hours are 10:00 to 15:00 UK time; arrange the rest as you please.

Wrenmarsh does not use generated text on pages about health. If that sounds like a relief, write to us.`,
  },
  {
    title: "Link Building Specialist",
    company: "Cobblepost",
    location: "Worldwide",
    salary: "$18 - $24 per hour",
    tags: ["Outreach", "Digital PR"],
    link: "https://cobblepost.example/careers/link-building-specialist",
    tier: "free",
    hoursAgo: 112,
    description: `Before anything else: we do not buy links, swap links or run private networks. If your best numbers came from those, this will be a frustrating job.

Cobblepost makes a free tool that redraws old street maps. Local papers, teachers and museums link to it when somebody shows it to them, and that somebody is going to be you.

A normal week is forty carefully written emails, eight conversations, three or four links. You keep a simple list in Airtable, find the right person at each place and remember what they said last time.

Your English should be warm and exact. Curiosity about history helps more than a certificate; one year of experience with outreach, in any field, is enough.

We pay $18 to $24 per hour for 30 hours a week, through Wise, every second Friday. You would be a contractor.

People apply to us from all over the world, and that is fine. Choose your own hours, as long as replies go out within a day.`,
  },
  {
    title: "SEO Manager",
    company: "Hedgemere Insurance",
    location: "Remote - UK only",
    salary: "£48,000 - £55,000 per year",
    tags: ["Insurance", "Leadership"],
    link: "https://hedgemereinsurance.example/careers/seo-manager",
    tier: "free",
    hoursAgo: 205,
    description: `Hedgemere covers smallholders: people with four sheep, a tractor and a public footpath. We are a regulated insurer of ninety people and our search traffic has been flat since spring.

You would lead a team of two, an analyst and a writer, and report to the marketing director. Quotes started from organic search are the figure you own; today it is 7,400 a month.

The site moved to a new content system in March and not everything moved with it. We know of some of the damage, and we expect you to find the rest with Sitebulb and patience.

Because this is insurance, each page passes compliance. It takes four days and it is not personal.

The salary is £48,000 to £55,000 per year with a workplace pension, private health insurance and 28 days of annual leave.

Applicants must have the right to work in the UK, as our licence does not allow us to employ people elsewhere. The interview is one call and one paid task.`,
  },
  {
    title: "SEO Executive",
    company: "Unknown Company",
    location: "Remote",
    salary: null,
    tags: ["Agency", "On-page"],
    link: "https://jobs.northquill.example/careers/seo-executive-4471",
    tier: "free",
    hoursAgo: 330,
    description: `A recruiter is filling this post for a client that sells garden buildings, greenhouses and sheds in Ireland and the UK. The name is shared at the first interview.

The marketing team is four people. You would be the only one who works on search, beside a paid search colleague who has been there since 2019 and knows every product by its timber.

Tasks named in the briefing: product page titles and copy, internal links between 60 guides, monthly reporting in Looker Studio, and a slow clean-up of duplicate pages left by an old agency.

They ask for two to three years of experience in an SEO role, WordPress, Semrush, and the patience to explain the same thing to a sales manager twice.

Pay is to be agreed and was not given to us in writing. We have asked for it. The contract is full time and permanent, and the work is done remotely.

Send a CV and one page you are proud of to the link below. The client hopes to decide before the spring season starts.`,
  },
  {
    title: "Freelance SEO Consultant, Due Diligence",
    company: "Millrace Metrics",
    location: "",
    salary: "$600 per day",
    tags: ["Freelance", "Audits"],
    link: "https://millracemetrics.example/careers/freelance-seo-auditor",
    tier: "free",
    hoursAgo: 510,
    description: `When an investor is about to buy a company, they sometimes ask us whether its search traffic is real. We have ten days to answer. Twice this year the answer was no.

Millrace is looking for three freelance auditors to share that work. One audit is six to eight days, always under a confidentiality agreement, and ends in a report of at most twelve pages that a banker reads on a train.

You check where the traffic comes from, how much of it depends on the brand, what a core update would do to it, and which links would make you nervous if it were your money.

Our people have seven or more years of SEO experience, on both sides of the table, and write without jargon. Python or BigQuery is useful, not required.

The day rate is $600 per day, paid within a week of delivery. Most of us do one audit every two months.

Location: remote, worldwide. Calls with the buyer are recorded, so no one has to sit up at night for them.`,
  },
];
