import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumGrowthJobs: readonly JobSeed[] = [
  {
    title: "Head of Growth",
    company: "Plumbwell Payroll",
    location: "Worldwide",
    salary: "$130,000 - $150,000 per year",
    tags: ["Leadership", "SaaS"],
    link: "https://plumbwellpayroll.example/careers/head-of-growth",
    tier: "premium",
    hoursAgo: 11,
    description: `Plumbwell grew by country for six years: open one, learn its taxes, repeat. Fourteen is enough. The next part of the story is depth, and it needs a head of growth.

You will lead nine people in three small teams, for acquisition, activation and expansion. Revenue is $21 million a year. The plan that the board has approved says 34 in two years, and you should feel free to question it.

What we already know: accountants bring one third of customers and get nothing for it. What we do not know: nearly everything about why firms of 20 to 50 people leave.

You have eight years of experience, three as a leader in a subscription business, and have missed a target and stayed to explain it.

The salary is $130,000 to $150,000 per year plus equity, on one scale for every country. Engagement is via an employer of record.

We recruit from anywhere in the world, with four hours of overlap with Berlin for the leadership team.`,
  },
  {
    title: "Senior Growth Marketing Manager",
    company: "Yonderkit",
    location: "Remote - EMEA",
    salary: "$84,000 - $96,000 per year",
    tags: ["Marketplace", "Supply"],
    link: "https://yonderkit.example/careers/senior-growth-marketing-manager",
    tier: "premium",
    hoursAgo: 30,
    description: `A rental marketplace has two front doors. Ours for renters is polished. The one for owners, the people with a canoe in the garage, has a squeaky hinge and a form with nineteen fields.

Your job is the owners. Fix the door, then fill the house: 12,000 new listings in the towns where we turn renters away, found through clubs, scout groups, retiring outfitters and some careful advertising.

You will have an engineer, a designer and a field coordinator. What you report each week is simple: listings that were rented at least once.

You bring six years in marketing, with hands-on experience on the supply side of a marketplace if possible.

We pay a salary of $84,000 to $96,000 per year. Outside Denmark you will be a contractor.

This role is for people living in EMEA, since you will visit towns. No one has to be online at fixed hours.`,
  },
  {
    title: "Growth Lead, Mobile",
    company: "Appletrellis",
    location: "Worldwide",
    salary: "€5,000 - €6,000 per month",
    tags: ["Mobile", "Apps"],
    link: "https://appletrellis.example/careers/growth-lead-mobile",
    tier: "premium",
    hoursAgo: 57,
    description: `Parents install a drawing app on a rainy Saturday. By Wednesday half have forgotten it. Appletrellis has improved its lessons for three years and its Wednesdays not at all.

As growth lead you would take over onboarding, trials, notifications to parents and the store pages, in eleven languages. You decide with the two founders what gets built, and one of three developers is always on it.

Numbers to start from: 160,000 families, 7% of trials convert, the average family stays 8 months.

You have led growth for a consumer app, ideally a paid one, and have five years of experience. You will not use tricks on children, and you will push back if we ever drift.

The pay is €5,000 to €6,000 per month on a freelance contract, and a bonus when families stay longer.

The job can be done from any country. Our shared hours are 9:00 to 12:00 CET.`,
  },
  {
    title: "Demand Generation Manager",
    company: "Hazelport",
    location: "Remote",
    salary: "On-target earnings $110,000 per year",
    tags: ["B2B", "Pipeline"],
    link: "https://hazelport.example/careers/demand-generation-manager",
    tier: "premium",
    hoursAgo: 88,
    description: `Ambulance services do not fill in forms for an e-book. They come to a drill, watch ours run, and ask to borrow it. Hazelport's best campaign last year was a car park in Ohio.

We would like fifteen such car parks, and a way to bring the right forty people to each. You will plan them along with sales, run the invitations, the follow-up and the measuring.

Beyond events, you own the webinar series and the partner programme with two radio makers. Pipeline from all this was $6 million and is expected to be nine.

Five or more years of experience in B2B demand generation. You like a checklist.

The on-target earnings are $110,000 per year. Four fifths are fixed and the remainder depends on qualified pipeline.

Hours are 9am to 5pm EST. You would not have to attend the drills, though you may want to.`,
  },
  {
    title: "VP of Growth",
    company: "Sorrelpath",
    location: "Remote (US only)",
    salary: "$185,000 - $210,000 per year",
    tags: ["Executive", "Health"],
    link: "https://sorrelpath.example/careers/vp-growth",
    tier: "premium",
    hoursAgo: 200,
    description: `Insurers have begun to pay for Sorrelpath. It changes who our customer is: no longer only a person with a sore knee, but an employer with 8,000 knees.

The VP of Growth will build that second business while the first one keeps running. You will hire a director for it, set up account-based work with the sales team, and decide how much of the consumer budget should move.

You report to the chief executive and sit on the clinical board, where marketing is asked to justify its claims and does.

You will have held a similar role, with at least twelve years of experience and knowledge of how American employers buy health care.

The base salary is $185,000 to $210,000 per year with stock, medical insurance and a 401(k).

For legal reasons in health care this position is only open to US residents.`,
  },
  {
    title: "Growth Strategist (Part Time)",
    company: "Elmscribe",
    location: "Remote, Worldwide",
    salary: "$60 - $75 per hour",
    tags: ["Part time", "Services"],
    link: "https://elmscribe.example/careers/growth-strategist-part-time",
    tier: "premium",
    hoursAgo: 430,
    description: `A company of ghosts has trouble with testimonials. Our clients would rather that nobody knew. Elmscribe grows by whisper, one founder to the next, and we would like to whisper better.

We need a strategist for ten hours a week. You will interview clients in confidence, map who introduced whom, and design something that makes an introduction easy and pleasant, be it a dinner, a small book or a very good email.

You bring the thinking; our writers make whatever you come up with.

Six years of experience with professional services or with high-trust sales would be about right.

The rate is $60 to $75 per hour and this is a part-time contract of forty hours a month. You would be an independent contractor.

We welcome applicants from around the globe. You set your own hours, and we will not ask what they are.`,
  },
];
