import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumDigitalJobs: readonly JobSeed[] = [
  {
    title: "Senior Digital Marketing Manager",
    company: "Willowgauge",
    location: "Worldwide",
    salary: "$80,000 - $90,000 per year",
    tags: ["Hardware", "B2B"],
    link: "https://willowgauge.example/careers/senior-digital-marketing-manager",
    tier: "premium",
    hoursAgo: 14,
    description: `A Willowgauge sensor sits in a river for ten years and says when it will flood. Towns buy it after a flood. We would like them to buy it before.

You own digital from end to end: the site, search, webinars with hydrologists, and the campaigns that follow a bad forecast. Timing is delicate. We never advertise in a place that is under water, and you will write the rule that makes sure of it.

A marketing coordinator and a developer report to you. Half of the leads come from tenders, so you will also learn how a county spends money.

Bring seven years of experience in digital marketing with a product that takes explaining.

We pay $80,000 to $90,000 per year. You are engaged as a contractor, or employed if you live in Norway.

It does not matter where you are, as long as the connection holds. Two hours of overlap with CET, where our hydrologists are, will do.`,
  },
  {
    title: "Marketing Analytics Manager",
    company: "Mossgrove Analytics",
    location: "Remote - EMEA",
    salary: "$72,000 - $84,000 per year",
    tags: ["Analytics", "SQL"],
    link: "https://mossgrove.example/careers/marketing-analytics-manager",
    tier: "premium",
    hoursAgo: 40,
    description: `We are an analytics company whose own marketing reports are, frankly, poor. The cobbler's children have a dashboard with four different numbers for "customer".

Mossgrove would like you to repair it. You will define what is counted, rebuild the models in dbt, run holdout tests, and advise five channel owners on where the next dollar goes.

There is $3 million in spend to explain and a leadership team that can follow a confidence interval. Wrong answers are survivable here; unexplained ones are not.

You know SQL very well, R or Python well, and people well enough. You bring five years of experience in marketing analytics.

The salary is $72,000 to $84,000 per year. In countries without a Mossgrove company you are employed through an employer of record.

Anyone living in EMEA can apply. Our working hours are 9am to 5pm UK time.`,
  },
  {
    title: "Digital Strategist",
    company: "Pellucid Lane",
    location: "Worldwide",
    salary: "€350 - €420 per day",
    tags: ["Consulting", "Contract"],
    link: "https://pellucidlane.example/careers/digital-strategist",
    tier: "premium",
    hoursAgo: 85,
    description: `A client comes to Pellucid Lane after two agencies and one rebrand have not helped. We take six weeks, talk to thirty of its customers, and deliver a plan that usually begins with stopping something.

Strategists work in pairs. One leads the conversations, the other the numbers, and they swap with each client. You would do five or six of these projects a year.

Clients so far: a chain of opticians, a bus company, a maker of school chairs. Not a start-up among them.

It needs a person with eight years of experience in digital marketing who has run budgets and not just advised on them. You write well. You can sit in silence while a director thinks.

The rate is €350 to €420 per day, for about 120 days a year, and you invoice us per project.

The partners are in Antwerp and Mexico City, and applications are welcome from anywhere in the world.`,
  },
  {
    title: "Campaign Manager, Late Shift",
    company: "Nettlebay",
    location: "Remote (South Africa)",
    salary: "$2,600 - $3,000 per month",
    tags: ["Late shift", "Agency"],
    link: "https://nettlebay.example/careers/campaign-manager-late-shift",
    tier: "premium",
    hoursAgo: 115,
    description: `Nettlebay is a Seattle agency with a night crew in the Western Cape. The crew has existed since 2020, has eight members, and picks its own name each year. At present it is the Owls.

A campaign manager looks after four clients: regional banks, a grocery chain, a zoo. You set up campaigns in Meta, Google and Mailchimp, watch them through the American day, and talk to clients directly.

What makes this bearable is that it is real work and not leftovers. You own your clients, and Seattle asks you.

Two years of experience in campaigns or account work, good spoken English and an honest relationship with sleep.

The pay is $2,600 to $3,000 per month in dollars, with a night allowance included and a taxi fund for nobody, since you are at home.

Candidates must live in South Africa. Hours are 8am to 4pm PST, Monday to Friday.`,
  },
  {
    title: "Digital Marketer for a Small Team",
    company: "Pondwick",
    location: "Remote, CET +/- 3",
    salary: "From €3,200 per month",
    tags: ["Generalist", "SaaS"],
    link: "https://pondwick.example/careers/digital-marketer",
    tier: "premium",
    hoursAgo: 270,
    description: `Who we are: seven people who make invoicing software for vets. What we have: 1,900 clinics, no investors, a profit. What is missing: anyone who does marketing.

You would be the first. In year one we imagine a better website, a referral scheme among clinics, a stand at two congresses and a way of knowing which of those worked.

You may spend €4,000 a month without asking and more if you do ask. Everything is decided by whoever does it, then told to the rest.

We are slow to hire and slow to part. Our average colleague has been here six years.

You have done a bit of everything for some years, three at least, as a marketer in a small company, and you enjoyed it.

We pay from €3,200 per month, up to what the most experienced of us get. Contract by agreement.

Your time zone should be within three hours of CET, for vets are early people.`,
  },
  {
    title: "Marketing Technologist",
    company: "Thistlewire",
    location: "Remote",
    salary: "$75,000 - $85,000 per year",
    tags: ["Martech", "Integrations"],
    link: "https://thistlewire.example/careers/marketing-technologist",
    tier: "premium",
    hoursAgo: 1010,
    description: `Our dealers order by fax. Not all, but 61 of 480, and they are among the best. A marketing technologist at Thistlewire therefore connects the modern to the immovable.

The systems: HubSpot, an ERP from 2009, a dealer portal, call tracking, and a quoting tool on a tablet that gets dropped in mud. Your aim is that a lead from any of them shows up once, with its history.

You will pick tools, negotiate with vendors, write small scripts and say no to things with "AI" on the box unless they earn their place.

We would value four years of experience with marketing systems and the temper of a good mechanic.

The salary is $75,000 to $85,000 per year, profit share on top.

It is full time and from home. You will speak with dealers from Kansas to Saskatchewan, who are patient and funny.`,
  },
];
