import type { JobSeed } from "#seeds/job-seed.ts";

export const freeDigitalJobs: readonly JobSeed[] = [
  {
    title: "Digital Marketing Specialist",
    company: "Yarrowbridge",
    location: "Worldwide",
    salary: "$2,800 - $3,400 per month",
    tags: ["Generalist", "Nonprofit"],
    link: "https://yarrowbridge.example/careers/digital-marketing-specialist",
    tier: "free",
    hoursAgo: 11,
    description: `Yarrowbridge lends prosthetic hands to children and takes them back when they are outgrown. Donors pay for it, mostly in amounts of twelve dollars.

There are three of us in digital. The specialist post covers the Google grant account, the donation pages and the monthly email, with a little of everything else in giving season.

It is a job for somebody who would rather do five things properly than one thing endlessly. On a good day you fix a form, and 40 more people complete it.

We would like at least two years in a digital marketing role, plain writing, and care with pictures of children; we have strict rules on that and they are good ones.

The pay is $2,800 to $3,400 per month. You work as a contractor, on full days.

You may live in any country in the world. The charity itself is registered in Vermont and the hands are printed in Pune.`,
  },
  {
    title: "Digital Marketing Assistant",
    company: "Saltmoor Supply",
    location: "Remote (South Africa)",
    salary: "R14 000 - R18 000 per month",
    tags: ["Entry level", "Ecommerce"],
    link: "https://saltmoorsupply.example/careers/digital-marketing-assistant",
    tier: "free",
    hoursAgo: 34,
    description: `Rope, shackles, paint, and a kind of glue that sets under water. Saltmoor Supply has served fishing boats from Saldanha since 1988 and has had a web shop since last winter.

The shop is doing better than anyone planned and Zanele, who built it, cannot keep up. You will help her: load products, write their descriptions, photograph odd parts against a white sheet, prepare the weekly offer and post it.

After a few months you will run the small Google Ads budget, under her eye.

Matric, tidy English, and the patience to measure a shackle. Afrikaans or isiXhosa is useful when skippers ring. No previous experience is needed.

You earn R14 000 to R18 000 per month as a permanent employee, with a staff discount on all 6,000 products.

We are looking for an assistant living in South Africa. You work from home and come to Saldanha twice a year for stocktaking.`,
  },
  {
    title: "Affiliate Marketing Manager (Commission Only)",
    company: "Wickerpoint",
    location: "Worldwide",
    salary: "Commission only",
    tags: ["Affiliate", "Commission"],
    link: "https://wickerpoint.example/careers/affiliate-marketing-manager",
    tier: "free",
    hoursAgo: 53,
    description: `We will be open about it: this position is commission only. There is no base, and in the first two months you will probably earn very little.

Wickerpoint sells garden furniture through 90 affiliates, run so far by nobody. Sales through them were $310,000 last year. You would recruit new partners, wake up sleeping ones, and keep coupon sites from taking credit for orders we had anyway.

You receive 4% of affiliate sales, tracked in a system that you can log in to. If the programme doubles, that is a living. If it stays where it is, it is not.

It could suit someone who runs programmes for several brands and has a list of publishers in home and garden.

Please bring three years of experience in affiliate marketing and two references from partners, not from managers.

It can be done from any country, at any hour. You would be a self-employed contractor with no exclusivity.`,
  },
  {
    title: "Marketing Operations Specialist",
    company: "Tinderbrook",
    location: "Remote - EMEA",
    salary: "€44,000 - €50,000 per year",
    tags: ["HubSpot", "Data"],
    link: "https://tinderbrook.example/careers/marketing-operations-specialist",
    tier: "free",
    hoursAgo: 70,
    description: `"Where did this lead come from?" is asked at Tinderbrook about nine times a day. You would be the person who knows, and later the person who has made the question unnecessary.

We make heat-pump planning software, sold to installers through our own team and 40 resellers. The data lives in HubSpot, Pipedrive, a webinar tool and, regrettably, a shared spreadsheet called FINAL_2.

You will put it in one place, agree on definitions with sales, automate the hand-over and document all of it so that a new colleague can follow in a day.

You have been in marketing operations for three or more years and have opinions on naming conventions.

The salary is €44,000 to €50,000 per year. Employees outside Austria are hired via an employer of record and have the same 25 days of leave.

We hire across EMEA; hours are 8:30 to 16:30 CET, give or take.`,
  },
  {
    title: "Ecommerce Marketing Coordinator",
    company: "Dapplefield",
    location: "Remote",
    salary: "$21 - $25 per hour",
    tags: ["Shopify", "Equestrian"],
    link: "https://dapplefield.example/careers/ecommerce-marketing-coordinator",
    tier: "free",
    hoursAgo: 100,
    description: `Dapplefield sells saddle pads and fly masks to riders, and riders buy on weekday evenings after the horse is put away. Between eight and ten at night we take a third of a day's orders.

The coordinator keeps the shop window right for those two hours. That means banners, bundles, stock notes, a calm offer calendar and the emails that go with it.

You will work with our buyer on launches, one every month, and write down how each went. We have Shopify, Klaviyo, Gorgias and a photographer with her own mare.

Experience of one to two years in ecommerce is fine. If you ride you will understand the reviews faster.

Pay: $21 to $25 per hour, 40 hours a week, reviewed yearly.

You should be available from 12pm to 8pm Eastern. We are a remote team and say hello on video at the start of it.`,
  },
  {
    title: "Digital Campaign Manager",
    company: "Rookvale",
    location: "Worldwide",
    salary: "$55,000 - $63,000 per year",
    tags: ["Campaigns", "Events"],
    link: "https://rookvale.example/careers/digital-campaign-manager",
    tier: "free",
    hoursAgo: 135,
    description: `There are 31 chess festivals on Rookvale's calendar next year, in places from Reykjavik to Windhoek. Each has a campaign of its own, and each begins with somebody asking whether the hotel is confirmed.

You plan and run those campaigns: sign-up page, adverts, federation newsletters, a countdown, the day itself, and thank-you letters with a game you lost.

Your yardstick is entries per festival and what each cost us. The average now is 212 players at $6.40.

We need someone steady with dates who has four years of experience in campaigns across several channels. You do not have to play well. None of us plays well.

The salary is $55,000 to $63,000 per year. You would be hired through an employer of record.

Applicants worldwide will be considered equally. The time zone does not matter, though at festivals you will be in theirs.`,
  },
  {
    title: "Digital Marketing Executive",
    company: "Cobblepost",
    location: "Remote, UK",
    salary: "£27,000 - £31,000 per year",
    tags: ["Maps", "Generalist"],
    link: "https://cobblepost.example/careers/digital-marketing-executive",
    tier: "free",
    hoursAgo: 350,
    description: `Two of us have done the marketing for Cobblepost between other duties. The map tool has grown to 90,000 monthly users and a paid version for estate agents, and it is time that somebody did it on purpose.

You would plan the month, send the newsletter, run a few hundred pounds of search adverts, and speak to agents about what they would pay for.

Most of what you try will be new here. We will be encouraging and slightly in your way.

Candidates should have a year or two in marketing and like old maps at least a bit.

The salary is £27,000 to £31,000 per year with a workplace pension and 26 days of annual leave.

You need to be based in the UK and able to visit county record offices, which smell wonderful.`,
  },
  {
    title: "Online Marketing Manager",
    company: "Vetchlane",
    location: "Remote",
    salary: null,
    tags: ["Education", "Generalist"],
    link: "https://vetchlane.example/careers/online-marketing-manager",
    tier: "free",
    hoursAgo: 690,
    description: `Vetchlane teaches adults to read music in twelve weeks. About 4,000 people take the course each year. Nearly all of them tell us that they meant to for a decade.

That decade is our marketing problem. You would find out what finally makes somebody start, and build around it: search, a free first lesson, a choir partnership, letters to those who stopped in week five.

You run all of it yourself, with freelancers for design and film. Our founder teaches and is glad to be filmed, preferably before noon.

We hope for someone who has been responsible for online marketing before, for three years or so, in education or another thing that people put off.

Pay depends on what you bring and is agreed openly; all our salaries are visible to everyone inside.

No set hours, few meetings, one concert a year.`,
  },
];
