/** A kind of work, as somebody who needs it done would put it. */
export interface Role {
  readonly title: string;
  readonly tags: readonly string[];
  /** What it pays in a year, in thousands of dollars. */
  readonly pay: readonly [number, number];
  readonly duties: readonly string[];
  readonly asks: readonly string[];
}

export const roles: readonly Role[] = [
  {
    title: "Lifecycle Marketing Manager",
    tags: ["email", "crm"],
    pay: [48, 62],
    duties: [
      "Plan the letters a customer gets from the first sign-up to the third renewal, and retire the ones nobody opens",
      "Write, build and test two campaigns a week in Customer.io, with a holdout group for each",
      "Keep lists clean, so that what we send arrives in the inbox and not beside it",
    ],
    asks: ["Three years with an email platform", "Enough HTML to repair a broken template"],
  },
  {
    title: "SEO Specialist",
    tags: ["seo", "content"],
    pay: [38, 50],
    duties: [
      "Find the questions people type before they know our name, and see that we answer them",
      "Audit four hundred pages each quarter: titles, internal links, speed, what Google has dropped",
      "Brief two writers a week, and read their drafts against the brief before they go live",
    ],
    asks: [
      "Two years of search work with results you can show",
      "Ahrefs, Search Console, patience",
    ],
  },
  {
    title: "Paid Media Specialist",
    tags: ["ppc", "google ads"],
    pay: [45, 60],
    duties: [
      "Run search and social accounts of about 40,000 dollars a month in three currencies",
      "Test one new audience and one new creative every week, and stop what does not pay for itself",
      "Report cost per paying customer on Mondays, with the reason for every figure that moved",
    ],
    asks: [
      "Two years of hands-on media buying",
      "Comfort with spreadsheets and attribution doubts",
    ],
  },
  {
    title: "Content Marketing Manager",
    tags: ["content", "writing"],
    pay: [50, 68],
    duties: [
      "Own the editorial calendar: one long guide, two customer stories and a newsletter each month",
      "Interview customers yourself, and turn what they say into pieces that sales can send",
      "Edit freelancers kindly and firmly, and pay them on time",
    ],
    asks: [
      "Four years of writing for a company that sells software",
      "A portfolio of your own work",
    ],
  },
  {
    title: "Social Media Manager",
    tags: ["social media", "community"],
    pay: [34, 46],
    duties: [
      "Look after LinkedIn, Instagram and YouTube, with a plan for each instead of one post for all",
      "Film and cut two short videos a week with whoever in the team has something to say",
      "Answer comments within a working day, complaints first",
    ],
    asks: ["Two years of running a brand's channels", "An eye for a picture and an ear for a tone"],
  },
  {
    title: "Growth Marketer",
    tags: ["growth", "experimentation"],
    pay: [55, 75],
    duties: [
      "Run experiments from the landing page to the second week of use, three at a time at most",
      "Build the dashboards that tell whether an experiment worked, and believe them",
      "Work with two engineers who are yours on Tuesdays and Thursdays",
    ],
    asks: ["Three years in growth at a subscription business", "SQL without help"],
  },
  {
    title: "Brand Marketing Manager",
    tags: ["brand", "positioning"],
    pay: [58, 74],
    duties: [
      "Keep what we say and how we look the same in nine markets, without making it dull",
      "Lead two campaigns a year from the first line to the last invoice",
      "Choose and brief the agencies, and tell them early when something is off",
    ],
    asks: ["Five years of brand work, two of them leading it", "Clear writing in English"],
  },
  {
    title: "Product Marketing Manager",
    tags: ["product marketing", "positioning"],
    pay: [60, 80],
    duties: [
      "Talk to six customers a month and write down what they compare us with",
      "Name, price and launch what the product team builds, with a page and a demo for each launch",
      "Give sales one page per competitor that is fair and still wins",
    ],
    asks: [
      "Three years in product marketing for software",
      "Launches you can talk about in detail",
    ],
  },
  {
    title: "Marketing Operations Specialist",
    tags: ["hubspot", "automation"],
    pay: [42, 56],
    duties: [
      "Keep HubSpot tidy: fields, workflows, permissions and the bill",
      "Connect forms, ads and the billing system, so that a lead is counted once",
      "Teach the team to build its own reports, and delete the ones nobody reads",
    ],
    asks: ["Two years of HubSpot or Marketo administration", "A liking for order"],
  },
  {
    title: "Copywriter",
    tags: ["copywriting", "content"],
    pay: [36, 48],
    duties: [
      "Write landing pages, ads and product texts, three versions of each headline",
      "Rewrite the sign-up flow until nobody has to read a sentence twice",
      "Keep the style guide, and change it when it is wrong",
    ],
    asks: ["Two years of copywriting with a portfolio", "English like a native reader's"],
  },
  {
    title: "Influencer Marketing Coordinator",
    tags: ["influencer", "social media"],
    pay: [30, 40],
    duties: [
      "Find creators whose followers are our customers, and write to them as a person would",
      "Agree on fees, contracts and dates with fifteen creators a month",
      "Measure what each brought in, and ask the best of them again",
    ],
    asks: ["A year of creator or agency work", "Good manners in writing"],
  },
];
