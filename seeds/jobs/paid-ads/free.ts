import type { JobSeed } from "#seeds/job-seed.ts";

export const freePaidAdsJobs: readonly JobSeed[] = [
  {
    title: "Google Ads Specialist",
    company: "Fernhythe Foods",
    location: "Worldwide",
    salary: "$40,000 - $48,000 per year",
    tags: ["Google Ads", "Shopping"],
    link: "https://fernhythe.example/careers/google-ads-specialist",
    tier: "free",
    hoursAgo: 7,
    description: `Fernhythe sells gluten-free flour in 2 kg bags. It is heavy, it is cheap, and the margin on an order is about nine dollars, so a lazy campaign loses money by lunch.

You will run Search and Shopping in four countries. The feed has 64 products; titles, images and custom labels are yours, and so is the spreadsheet that says what a new customer may cost in each place.

We do not use Performance Max for everything. You may argue that we should. Bring a test.

You have managed accounts for at least two years, you check search terms by hand, and you know what a bread machine owner types at ten in the evening.

The salary is $40,000 to $48,000 per year, paid monthly. You would start as a contractor and choose after six months whether to change that.

Fernhythe hires globally. Our buyer has a flat in Lisbon, our accountant a farm near Bloemfontein, and our miller a cot beside the mill.`,
  },
  {
    title: "Paid Social Manager",
    company: "Ravelloom",
    location: "Remote - EMEA",
    salary: "£2,900 - £3,400 per month",
    tags: ["Meta", "Knitting", "DTC"],
    link: "https://ravelloom.example/careers/paid-social-manager",
    tier: "free",
    hoursAgo: 22,
    description: `Knitters are the kindest audience on the internet and the quickest to notice when an advert was made by someone who does not knit. Ravelloom sells yarn kits, and our ads are made by customers.

Your part is to find those customers, brief them, buy the media and read the result. We spend between £40,000 and £90,000 a month on Meta and a little on Pinterest, where the audience is older and buys more.

A week contains about twelve new creatives, one landing page test, and a short note to the whole company on what worked. The note is read; people argue with it.

We would like three years of experience in paid social and a portfolio of adverts that look like nothing else.

Pay is £2,900 to £3,400 per month as a contractor, or the equivalent if you would rather be employed through an employer of record.

You can live anywhere in EMEA. Overlap with the UK from 11:00 to 15:00 is all we ask.`,
  },
  {
    title: "Junior PPC Executive",
    company: "Basaltmoor",
    location: "Remote (South Africa)",
    salary: "R20 000 - R26 000 per month",
    tags: ["Agency", "Training"],
    link: "https://basaltmoor.example/careers/junior-ppc-executive",
    tier: "free",
    hoursAgo: 46,
    description: `Six people, forty accounts, one rule: nobody changes a bid without writing down why. Basaltmoor does paid search for plumbers, movers and locksmiths in Australia and New Zealand.

As a junior you begin with negatives and ad copy. In month two you look after five small accounts with Rowan beside you. By the end of the year most juniors have twelve accounts and an opinion about broad match.

Our clients are tradespeople. They want to know how often the phone rang. Your report is one page and the first line is that number.

We look for someone exact and curious. A Google certificate takes a weekend and we pay you for that weekend.

The salary is R20 000 to R26 000 per month. You are a permanent employee with a pension contribution and paid leave.

Applicants should be living in South Africa. Working hours are 07:00 to 15:30 SAST, to catch the end of the Sydney afternoon.`,
  },
  {
    title: "Media Buyer, Native and Display",
    company: "Umberlode",
    location: "Worldwide",
    salary: "$3,500 per month plus bonus",
    tags: ["Native", "Affiliate"],
    link: "https://umberlode.example/careers/media-buyer-native",
    tier: "free",
    hoursAgo: 71,
    description: `This is a trading desk more than a marketing team. Umberlode buys native traffic on four networks and sends it to comparison pages for hearing aids, solar panels and stairlifts.

A buyer here looks after one product in three countries, launches ten to fifteen adverts a day and kills most of them before dinner. You will see your own profit and loss every morning.

We keep to the dull side of the law: no invented doctors, no countdowns, no "one odd trick". If you have made money without those, we want to meet you.

Requirements: two years buying native or display, Voluum or a similar tracker, enough arithmetic to love a spreadsheet.

The pay is $3,500 per month plus a bonus of 8% of the profit on your product. Last quarter the median bonus was around half of base.

Work from anywhere in the world. Two people cover seven days, which comes to some Saturdays. Nobody here enjoys calls, so the interview is on Telegram only.`,
  },
  {
    title: "PPC Manager",
    company: "Hazelport",
    location: "Remote",
    salary: "$62,000 - $70,000 per year",
    tags: ["B2B", "LinkedIn Ads"],
    link: "https://hazelport.example/careers/ppc-manager",
    tier: "free",
    hoursAgo: 102,
    description: `A Hazelport contract is worth $70,000 over its life and takes seven months to sign, so a cost per click of $19 does not scare us. Not knowing what it led to does.

We make scheduling software for ambulance services. You would run Google and LinkedIn for the United States and Australia, with about $55,000 of media a month, and connect both to what happens later in Salesforce.

There is a content marketer to write with, an operations person who keeps the data honest, and a sales team that will tell you within the hour if a lead was a student.

You bring four years of PPC experience, some of it in B2B, and you have set up offline conversions yourself.

We offer $62,000 to $70,000 per year in base salary. Paid vacation is five weeks and nobody counts it too closely.

Hours: 10am to 6pm Eastern, Monday to Thursday. Fridays are short.`,
  },
  {
    title: "Amazon PPC Specialist",
    company: "Teaselworks",
    location: "Remote (Philippines or LATAM)",
    salary: "$1,200 - $1,600 per month",
    tags: ["Amazon", "Ecommerce"],
    link: "https://teaselworks.example/careers/amazon-ppc-specialist",
    tier: "free",
    hoursAgo: 175,
    description: `Teaselworks owns five household brands on Amazon: brushes, door stops, shelf liners, the sort of thing you only think about when it breaks.

You will be the third PPC specialist. Each of you has between sixty and eighty products, and a weekly target for advertising cost as a share of sales. Ours is 11% across the shop.

Daily work: harvest search terms, move bids, watch stock so that we never advertise something we cannot ship, and keep an eye on one rival who copies our listings every time.

Helium 10, Seller Central and Google Sheets are the whole toolbox. One year of experience with Amazon adverts is enough if your English is good.

The pay is $1,200 to $1,600 per month with a raise each January.

We are looking for someone based in the Philippines or Latin America, as the rest of the desk is there and shares a night shift.`,
  },
  {
    title: "Performance Marketer (Part Time, 20 Hours)",
    company: "Appletrellis",
    location: "Worldwide",
    salary: "€30 - €38 per hour",
    tags: ["Part time", "Apps"],
    link: "https://appletrellis.example/careers/performance-marketer-part-time",
    tier: "free",
    hoursAgo: 410,
    description: `Appletrellis is an app that teaches children to draw by asking them to draw wrong first. It has 160,000 families on it and two founders who have never bought an advert they understood.

We need half a person. Twenty hours a week, in whichever hours are yours, to run Apple Search Ads and a small amount of Meta with a budget of €15,000 a month.

You would also teach us. Once a month we sit together for two hours and you explain what you did, so that we stop asking foolish questions about click-through rates.

We know the market is parents, and we will not target children. That costs reach; we have made our peace with it.

The rate is €30 to €38 per hour, invoiced monthly. You invoice us from wherever you are registered.

Candidates from around the world may apply. We ourselves are in Ljubljana and in a van.`,
  },
  {
    title: "Paid Search Analyst",
    company: "Unknown Company",
    location: "Remote",
    salary: null,
    tags: ["Analytics", "Google Ads"],
    link: "https://jobs.northquill.example/careers/paid-search-analyst-4518",
    tier: "free",
    hoursAgo: 560,
    description: `Our client is a mid-sized travel group that wishes to stay unnamed until its reorganisation is public. It operates four hotel brands around the Baltic and the Adriatic.

The paid search team has seven people. It needs an analyst who can say why two brands bid against each other on the same town, what that costs in a season, and how to stop it without hurting either.

You will spend most of your time in Search Ads 360, SQL and Looker. You present to people who know hotels far better than adverts, and who will ask good questions.

The wish list: two or more years of experience in search analysis, comfort with messy attribution, a calm presence in meetings.

We have not been told the pay. We know that it is a permanent full-time position and that the team works remotely.

Applications are read by Ilse at the recruiting firm, who answers everyone within eight days, also when the answer is no.`,
  },
];
