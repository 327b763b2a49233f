import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumPaidAdsJobs: readonly JobSeed[] = [
  {
    title: "Senior Paid Media Manager",
    company: "Foxglove Ledger",
    location: "Worldwide",
    salary: "$88,000 - $104,000 per year",
    tags: ["Fintech", "B2B"],
    link: "https://foxgloveledger.example/careers/senior-paid-media-manager",
    tier: "premium",
    hoursAgo: 12,
    description: `Bookkeepers choose their software once a decade. Foxglove has to be in the room at that moment, and paid media is how we get there: search, LinkedIn, two trade podcasts and a magazine that still comes by post.

You own $2.4 million a year and the model that divides it. The last review found that we overpay for our own name by about a fifth. That would be a pleasant place to begin.

A designer and a copywriter work only for paid. Finance publishes customer value by channel each month and will defend its method over lunch.

We want seven years of experience in paid media, at least some of it where the sale takes months. You should be able to write the brief as well as read the report.

Salary: $88,000 to $104,000 per year, the same band in every country. Employment is through an employer of record where we lack an entity.

We recruit worldwide and always have. Four hours a day should overlap with London; the rest is yours.`,
  },
  {
    title: "Performance Creative Strategist",
    company: "Tamarwell",
    location: "Remote - EMEA",
    salary: "$5,000 - $6,000 per month",
    tags: ["Creative", "UGC", "Meta"],
    link: "https://tamarwell.example/careers/performance-creative-strategist",
    tier: "premium",
    hoursAgo: 37,
    description: `Most adverts for stain remover show a stain. Ours that worked best showed a grandmother refusing to believe us for forty seconds.

Tamarwell makes laundry products from fruit acids and grows mainly through paid social in the United States. We need the person who decides what the next forty adverts say.

You read reviews and support tickets for a living, turn them into angles, brief eight creators and two editors, and sit with the media buyer on Mondays to see which angle earned the right to a second round.

Proof matters more than titles. Send three adverts with your reasoning and what they did. We expect that you have done this for four or more years.

We pay $5,000 to $6,000 per month on a contract with thirty days' notice on both sides. You would be an independent contractor.

The role can be done from anywhere in EMEA. Three hours of overlap with New York, in your late afternoon, is enough.`,
  },
  {
    title: "Head of Paid Acquisition",
    company: "Sorrelpath",
    location: "Worldwide",
    salary: "$120,000 - $140,000 per year",
    tags: ["Leadership", "Health"],
    link: "https://sorrelpath.example/careers/head-of-paid-acquisition",
    tier: "premium",
    hoursAgo: 64,
    description: `Sorrelpath runs online physiotherapy for people with bad knees. In May we had 9,000 patients; we now have 31,000, and the cost of finding each one has doubled on the way.

As head of paid acquisition you lead five people and a monthly budget of $700,000 over Meta, Google, television in two test regions, and doctors' newsletters.

We think we have pushed one audience too far. You might disagree. Either way we want a plan by the end of your second month that says where the next 30,000 come from and what we stop paying for.

You have led a paid team through a tenfold growth, you know why platform-reported results cannot be added up, and you have run at least one proper geo experiment.

The salary is $120,000 to $140,000 per year, plus options. We engage you as a contractor or through Remote, at your choice.

We do not care where in the world you do this from. Patients are in North America, therefore expect meetings between 15:00 and 18:00 UTC.`,
  },
  {
    title: "Paid Social Specialist, TikTok Ads",
    company: "Dusklatch Games",
    location: "Remote",
    salary: "Up to €48,000 per year",
    tags: ["Games", "TikTok"],
    link: "https://dusklatchgames.example/careers/tiktok-ads-specialist",
    tier: "premium",
    hoursAgo: 118,
    description: `Our last game is about a lighthouse keeper who is bad at his job. It sold 400,000 copies, a third of them to people who had seen the same eleven-second clip.

We would like to understand that clip and make more of them. You will run Spark Ads and ordinary campaigns on TikTok for two games, cut raw footage yourself when the editor is busy, and keep a log of what we tried.

Dusklatch is twenty-four people. There is no marketing department, there is a marketing table, and you would be the fourth at it.

It helps if you play. It is necessary that you have run TikTok campaigns as part of your work, for one year or more, with money that was not your own.

The salary goes up to €48,000 per year. You get 28 days of paid holidays, royalties after the first year, and a lighthouse lamp.

Working time is Berlin hours, roughly 10:00 to 18:00 CET, with generous exceptions for late launches.`,
  },
  {
    title: "Programmatic Media Trader",
    company: "Skerrymore",
    location: "Remote, CET +/- 3 hours",
    salary: "€3,400 - €4,000 per month",
    tags: ["Programmatic", "DV360"],
    link: "https://skerrymore.example/careers/programmatic-media-trader",
    tier: "premium",
    hoursAgo: 230,
    description: `If you have ever looked at a placement report and found your client's advert beside a recipe for slime, you know what we fight.

Skerrymore is an independent trading desk for public bodies: museums, tourist boards, two railways. They have to account for each euro, so our inclusion lists are written by hand and our fees are printed on the invoice.

You would set up and run campaigns in DV360 and The Trade Desk, talk to publishers directly, and prepare the quarterly audit with our analyst. Around eight campaigns are live at once.

You have three years of programmatic experience and can explain a bid shading curve to a museum director.

The pay is €3,400 to €4,000 per month, gross. Outside the Netherlands you work on a B2B contract.

You must be located within +/- 3 hours of CET. It is a matter of answering a railway before its trains leave.`,
  },
  {
    title: "User Acquisition Manager",
    company: "Knotgrove",
    location: "Remote (Canada)",
    salary: "CA$95,000 - CA$110,000 per year",
    tags: ["Mobile", "Apps"],
    link: "https://knotgrove.example/careers/user-acquisition-manager",
    tier: "premium",
    hoursAgo: 470,
    description: `Knotgrove is a running app for people who hate running. It shouts less than the others and has kept 44% of its users past the third month, which in this trade is peculiar.

The growth team hands you the iOS and Android campaigns and about CA$180,000 in monthly spend. Networks so far: Apple, Google, Meta, and one Reddit test that went oddly well.

You will plan around privacy limits instead of complaining about them, work with a data scientist on modelled conversions, and test a new network each quarter.

At least five years in user acquisition, please, with apps that charge a subscription.

The compensation is CA$95,000 to CA$110,000 per year with a group retirement plan, health and dental.

We receive a provincial grant for this position and therefore candidates must reside in Canada. Remote within the country, with two gatherings in Halifax.`,
  },
];
