import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumSeoJobs: readonly JobSeed[] = [
  {
    title: "Senior SEO Manager",
    company: "Plumbwell Payroll",
    location: "Remote - EMEA",
    salary: "$78,000 - $92,000 per year",
    tags: ["B2B SaaS", "Payroll"],
    link: "https://plumbwellpayroll.example/careers/senior-seo-manager",
    tier: "premium",
    hoursAgo: 6,
    description: `Plumbwell runs payroll for 3,100 small firms in fourteen countries. Every country has its own tax tables, and people look those up: that is half our pipeline and the part you would own.

Last year organic search brought 41% of trials. We think it could bring half without publishing more, by merging the 600 country pages that compete with one another and by getting calculators onto the ones that matter.

You will have a writer, a designer for one day a week, and a standing place in the engineers' planning. Our stack is Next.js, Contentful, Ahrefs and a warehouse you may query.

You have led search at a software company for at least five years, you can read a log file, and you have once told a chief executive that traffic is not the goal.

Compensation is $78,000 to $92,000 per year, the same for everyone at this level wherever they sit. We hire through an employer of record in 22 countries.

You can be based anywhere in Europe, the Middle East or Africa. Please plan for four hours of overlap with Berlin.`,
  },
  {
    title: "SEO Lead, Marketplaces",
    company: "Yonderkit",
    location: "Worldwide",
    salary: "$95,000 - $110,000 per year",
    tags: ["Marketplace", "Programmatic"],
    link: "https://yonderkit.example/careers/seo-lead-marketplaces",
    tier: "premium",
    hoursAgo: 52,
    description: `You can rent a tent, a canoe or a pair of crutches on Yonderkit in 74 towns. Each town times each thing is a page, which is both our best idea and our worst problem.

As SEO lead you decide which of those 50,000 pages deserve to exist. You then make them useful: real prices, real stock, a photo that was taken there, a reason to come back.

Three people work with you, an engineer, an editor and a data analyst. You set the quarter's goals together and show the results, good or bad, in an open document.

Tools: Search Console through BigQuery, Screaming Frog, dbt, Figma. Meetings: two a week. Decks: none.

The salary is $95,000 to $110,000 per year plus equity. Outside Denmark you work as a contractor with 25 paid days off.

The team lives in nine countries from Peru to Namibia and we hire wherever you are. Nobody is asked to share working hours, though most of us are awake at 14:00 UTC.

Send us a page type you would remove from a site you admire, and why.`,
  },
  {
    title: "Organic Search Manager",
    company: "Kettleby Tea",
    location: "Remote (Africa)",
    salary: "$2,800 per month",
    tags: ["Ecommerce", "Recipes"],
    link: "https://kettlebytea.example/careers/organic-search-manager",
    tier: "premium",
    hoursAgo: 98,
    description: `Kettleby blends rooibos, honeybush and black tea and sells it by post to 26,000 households, three quarters of them in North America.

People find us through questions. How long to steep it, whether it has caffeine, what to do with the leaves afterwards. We answer 220 of those today and you would plan the next 100, along with the structured data that puts them in front of people.

You own the search calendar, the recipe section and the yearly gift guide, which alone makes a fifth of December. A photographer in Stellenbosch shoots whatever you ask for.

Three years of experience with search for a consumer brand is what we have in mind. A taste for detail counts for more: one wrong brewing time and we hear about it.

We pay $2,800 per month in dollars, as a contractor, with a review after half a year.

Candidates can live anywhere in Africa. We work South African mornings and leave the afternoons quiet.`,
  },
  {
    title: "Head of SEO",
    company: "Lanternfold",
    location: "Remote (US only)",
    salary: "$140,000 - $165,000 per year",
    tags: ["Publishing", "Leadership"],
    link: "https://lanternfold.example/careers/head-of-seo",
    tier: "premium",
    hoursAgo: 148,
    description: `Lanternfold publishes nine sites about home repair, from roofing to wells. Together they have 11 million visits a month and a revenue that moves whenever an algorithm does.

We would like a head of SEO who can make that line less nervous. That means fewer thin reviews, more tests with our own hands, and newsletters that do not depend on anyone's ranking.

You manage seven people. Four are specialists, three are editors who moved over and are very good. You sit with the publisher, the head of product and the commercial lead every Monday.

We are looking for somebody with ten years of experience in search, four of them managing people, who has lived through a large loss of traffic and can say what they would do differently.

The base salary is $140,000 to $165,000 per year with a bonus tied to direct traffic, a 401(k) and health insurance.

You must be based in the United States. We cannot run payroll anywhere else at present.`,
  },
  {
    title: "SEO Specialist, German and English",
    company: "Calderpine",
    location: "Remote, Europe",
    salary: "€3,000 - €3,600 per month",
    tags: ["German", "Travel"],
    link: "https://calderpine.example/careers/seo-specialist-german",
    tier: "premium",
    hoursAgo: 260,
    description: `Calderpine books mountain huts. Hikers in Munich search differently from hikers in Manchester, and our English pages are, to put it kindly, translated.

We need someone who thinks in both languages. You would rebuild the keyword map for 480 huts, write or rewrite the fifty pages that earn the most, and look after hreflang, which has been wrong since we launched Italian.

There are fourteen of us. You report to Jonas, who runs marketing and still answers hut owners himself on Fridays.

You bring two years of experience in SEO, German at a near-native level, and some patience with seasonal graphs that look like a saw.

The pay is €3,000 to €3,600 per month for a full week, or the same share of it for four days.

Although the ad says Europe, candidates worldwide are welcome to apply if their German is up to it. Working hours are 9:00 to 17:00 CET, with a long lunch for those who can see a mountain.`,
  },
  {
    title: "AEO and SEO Strategist",
    company: "Copperwhin",
    location: "Remote",
    salary: "From $65,000 per year",
    tags: ["AI search", "B2B"],
    link: "https://copperwhin.example/careers/aeo-seo-strategist",
    tier: "premium",
    hoursAgo: 700,
    description: `More of our buyers now ask a chatbot which spectrometer to purchase than ask a search engine. We sell spectrometers. You see why this job exists.

Nobody has ten years of this, so we will not ask for it. We want a person who has done ordinary SEO well, who runs small careful experiments, and who says "I do not know yet" when that is the case.

In practice: you track how Copperwhin is described in forty standard questions across five assistants, find the sources behind each answer, and improve those sources, ours and other people's.

Our scientists will write with you. They are generous with their time and merciless with adjectives.

Salary from $65,000 per year, more if you can also take over the English documentation. Full time, with no agencies in between.

You would work with Mei in product and Arturo in sales, and present what you learned to everyone once a month. Bring an example of a test that failed.`,
  },
];
