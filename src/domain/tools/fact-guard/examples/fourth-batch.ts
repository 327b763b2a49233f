import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const videoPerson: Member = {
  own: [
    `I shoot and edit video for a chain of hair salons in Bloemfontein. Since March 2021 I've made around 150 reels, and one of them reached 2.3 million views. I use DaVinci Resolve and an old Sony camera. I also answer the salons' Facebook messages and book models for shoots. My manager once told me our bookings went up by a third in December because of the reels. I dropped out of film school (AFDA) but I did finish a one-year certificate in photography at CityVarsity. I'd like to work for brands overseas.`,
  ],
};

const productMarketer: Member = {
  own: [
    `Product Marketing Manager, HR software, remote from Knysna`,
    `I've launched nine features in the past 2 years: I write the positioning, the release emails, the help articles and the sales one-pagers. I interview customers (about four a month) and sit in on sales calls recorded in Gong. Win rate against our biggest competitor moved from 22% to 35%. I report to the VP Marketing. I previously worked for SafetyCulture and, before that, Sage. MCom in Business Management, NWU.`,
  ],
  asked: [
    "Deelify is hiring a Principal Product Marketing Manager. You'll own pricing, analyst relations with Gartner, and launches. 7+ years in B2B SaaS.",
  ],
};

const nonprofit: Member = {
  own: [
    `Fundraising and communications for an animal shelter. I send the monthly appeal to 3 900 donors, write thank-you letters, and keep the Salesforce records tidy. Our winter appeal raised R610 000 against a target of R450 000. I train the volunteers who run the bake sale stall. I trained as a nurse and worked in hospitals for a decade before this.`,
  ],
};

const freelancerCopy: Member = {
  own: [
    `Freelance copywriter`,
    `Landing pages, product descriptions and ads for skincare and supplement brands in the UK and Australia. 30+ clients since I went solo in 2017. One landing page took conversion from 1.9% to 3.4%. I use Grammarly and Google Docs, nothing fancy. Clients find me through Upwork, where I have a 100% job success score and Top Rated Plus badge.`,
  ],
};

const onlySpecialty: Member = { own: ["Social Media Marketing", "Mid Level"] };

export const inventions: readonly Invention[] = [
  ...inventionsFor(videoPerson, [
    ["number", "One of my reels reached «5 million views»."],
    ["number", "My reels increased December bookings by «60%»."],
    ["number", "I cut editing time by «10 hours a week»."],
    ["count", "I've produced over «four hundred» reels for the salons."],
    ["count", "I direct a crew of «3» on every shoot."],
    ["employer", "I shoot video for «Sorbet», a chain of hair salons."],
    ["employer", "I've also filmed for «SuperSport» on weekends."],
    ["job title", "I'm the «Creative Director» of a chain of hair salons."],
    ["job title", "«Senior Videographer» based in Bloemfontein"],
    ["tool", "I edit in DaVinci Resolve and «Adobe Premiere Pro»."],
    ["tool", "I plan shoots in «Milanote»."],
    ["certificate", "I'm a «certified DaVinci Resolve editor»."],
    ["degree", "I hold a «film degree from AFDA»."],
    ["year", "I've been making videos since «2015»."],
    ["year", "With «a decade of experience» in video, I know what stops a thumb."],
    ["duty", "I shoot, edit and «colour grade feature films»."],
    ["duty", "I answer Facebook messages and «handle influencer contracts»."],
    ["duty", "I «ran paid campaigns» for the salons."],
  ]),
  ...inventionsFor(productMarketer, [
    ["number", "Win rate against our biggest competitor rose to «48%»."],
    ["number", "My launches added «€4m» in annual recurring revenue."],
    ["number", "Shortened the sales cycle by «12 days»."],
    ["count", "I have launched «sixteen» features in the past two years."],
    ["count", "I interview «ten customers a month»."],
    ["employer", "I previously worked for SafetyCulture, Sage and «Workday»."],
    ["employer", "At «Deelify» I launched nine features."],
    ["job title", "I was «Group Product Marketing Manager» at Sage."],
    ["job title", "I report to the «CEO»."],
    ["tool", "I listen to sales calls in Gong and track them in «Salesforce»."],
    ["tool", "I gather competitor intelligence with «Klue»."],
    ["certificate", "«Pragmatic Institute certified» product marketer."],
    ["degree", "I hold an «MBA» from NWU."],
    ["year", "I have «seven years» in B2B SaaS."],
    ["duty", "I write the positioning and «set pricing»."],
    ["duty", "I «built relationships with industry analysts»."],
    ["duty", "I interview customers, «run the partner programme», and write help articles."],
    ["duty", "In addition, I «coached the sales team» on positioning."],
  ]),
  ...inventionsFor(nonprofit, [
    ["number", "Our winter appeal raised «R1 million»."],
    ["number", "Donor retention improved «by half»."],
    ["count", "I train «25» volunteers."],
    ["employer", "Before this I nursed at «Netcare» for a decade."],
    ["employer", "I raise funds for the «SPCA»."],
    ["job title", "«Head of Fundraising» for an animal shelter"],
    ["tool", "I keep records in Salesforce and «Raiser's Edge»."],
    ["certificate", "I am a «Certified Fund Raising Executive»."],
    ["degree", "I have a «Bachelor of Nursing»."],
    ["year", "I worked in hospitals for «fifteen years»."],
    ["duty", "I «organise gala dinners» and send the monthly appeal."],
    ["duty", "I write thank-you letters and «apply for government grants»."],
    ["duty", "• «Managed the shelter's social media accounts»"],
  ]),
  ...inventionsFor(freelancerCopy, [
    ["number", "I have earned over «$200K» on Upwork."],
    ["number", "One landing page lifted conversion to «6.2%»."],
    ["count", "I've written for «80+» clients since 2017."],
    ["employer", "I've written landing pages for «The Ordinary»."],
    ["job title", "«Conversion Copy Lead» for skincare brands"],
    ["tool", "I write in Google Docs and optimise with «Surfer SEO»."],
    ["certificate", "I completed the «Copyhackers certification»."],
    ["year", "I went solo in «2014»."],
    ["duty", "I write ads and «produce podcast scripts»."],
    ["duty", "I write landing pages and «manage other copywriters»."],
  ]),
  ...inventionsFor(onlySpecialty, [
    ["number", "• Grew Instagram following by «25K» in [period]"],
    ["duty", "• «Coordinated influencer partnerships» across lifestyle brands"],
    ["tool", "Scheduling: «Sprout Social», [tool]"],
    ["count", "Mid-level social media marketer who has run «six» brand accounts."],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(videoPerson, [
    "I film and edit videos for a group of hair salons in Bloemfontein.",
    "Roughly 150 reels since early 2021, including one with 2.3m views.",
    "Proficient in DaVinci Resolve.",
    "I manage the salons' Facebook inbox and book models.",
    "December bookings rose by around 33% thanks to my reels.",
    "I completed a one-year photography certificate at CityVarsity.",
    "I attended AFDA but did not graduate.",
    "I have been producing reels since March 2021.",
    "I shoot on a Sony camera and edit in DaVinci.",
    "I would love to create videos for overseas brands.",
    "Created short videos that helped bookings grow by a third in December.",
    "Video editor and videographer for a hair salon chain.",
    "One reel passed two million views.",
  ]),
  ...trueFor(productMarketer, [
    "Product Marketing Manager with two years of launching features in HR software.",
    "Launched 9 features, writing positioning, launch emails, help articles and sales one-pagers.",
    "I speak to around four customers every month.",
    "Improved the win rate against our main competitor from 22 to 35 percent.",
    "Formerly of Sage and SafetyCulture.",
    "I hold a Master of Commerce in Business Management from NWU.",
    "I review recorded sales calls in Gong.",
    "I work remotely from Knysna and report to the VP of Marketing.",
    "Deelify's Principal Product Marketing Manager role caught my eye.",
    "I have not worked with Gartner before.",
    "You mention 7+ years in B2B SaaS.",
    "Conducted customer interviews and wrote sales enablement one-pagers.",
    "I'm keen to own pricing and launches at Deelify.",
    "My win rate result shows what clear positioning can do.",
  ]),
  ...trueFor(nonprofit, [
    "Raised R610k in our winter appeal, beating the R450k target.",
    "I email a monthly appeal to 3,900 donors.",
    "Maintained donor records in Salesforce.",
    "Trained volunteers for the bake sale.",
    "I spent ten years as a nurse in hospitals.",
    "I look after fundraising and communications at an animal shelter.",
    "Wrote thank-you letters to donors.",
    "A former nurse, I now raise money for an animal shelter.",
    "Our winter campaign brought in R610,000.",
    "Your second sentence is strong; name the shelter in it.",
  ]),
  ...trueFor(freelancerCopy, [
    "Freelance copywriter for skincare and supplement companies in Australia and the UK.",
    "I have worked with more than 30 clients since 2017.",
    "Raised a landing page's conversion rate from 1.9% to 3.4%.",
    "Top Rated Plus on Upwork with a 100% job success score.",
    "I write product descriptions, ads and landing pages.",
    "I've been self-employed since 2017.",
    "I keep my tools simple: Google Docs and Grammarly.",
    "My clients sell supplements and skincare.",
    "Wrote a landing page that converts at 3.4 per cent.",
    "Since going freelance in 2017 I've served over thirty clients.",
    "Happy to send two samples this week.",
    "Try opening with the 3.4% result.",
  ]),
  ...trueFor(onlySpecialty, [
    "Mid-level social media marketer with [number] years of experience.",
    "• Scheduled and published [number] posts a week across [channels]",
    "Community management, content planning, copywriting, reporting",
    "• Raised engagement from [X]% to [Y]%",
    "Use the words of the ad where they are true of you.",
  ]),
  ...trueFor(videoPerson, [
    "My strengths are patience, a steady hand and a good eye.",
    "I am self-taught in much of what I do and I learn fast.",
    "Dear team, I make reels that people watch to the end.",
    "My reels brought more bookings in December.",
    "I know how to keep a viewer until the last second.",
    "I reply to the salons' messages on Facebook.",
  ]),
];
