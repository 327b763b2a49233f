import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const own = (...texts: string[]): Member => ({ own: texts });

const skincare: Member = {
  own: [
    "I am the only marketer at a skincare start-up in Woodstock. In 18 months I took monthly revenue from R90,000 to R410,000, mostly through influencer gifting and a referral scheme I designed. I also write the product pages and manage a part-time designer.",
  ],
  asked: [
    "Glowform (Austin) wants a Growth Marketing Manager: Klaviyo, TikTok Shop, 5 years in DTC.",
  ],
};
const hr = own(
  "Employer branding specialist, 3 years at a logistics group with 5,000 drivers. I rewrote 60 job ads, filmed day-in-the-life videos with drivers and set up our careers page in Workday. Applications per vacancy rose 45%.",
);
const journalist = own(
  "Former radio journalist (SAfm, 2014 to 2020). Since then I have produced branded podcasts for two banks and a university. I book guests, write questions, edit audio in Adobe Audition and publish to Spotify.",
);
const web = own(
  "I build landing pages in Webflow for coaches and consultants, 35 so far. Usually I also write the copy and connect ConvertKit. Average conversion across my pages is 11%. I charge per project and work from Hermanus.",
);
const retail = own(
  "Trade marketing coordinator for a snack brand. I plan promotions with Checkers and Spar, check displays in 25 stores a month and report to the sales director. My promotion plan for December sold 30,000 extra packs. National Diploma in Marketing, CPUT.",
);
const community = own(
  "I volunteer as social media lead for an animal shelter: 22,000 Facebook followers, adoptions up from 30 to 50 a month since I started posting daily. By day I am a bookkeeper.",
);
const saas = own(
  "Customer marketing at a school-software company, remote since 2020. I wrote 16 case studies, run the user group (four meetings a year) and got our G2 rating from 4.1 to 4.6. Gainsight, HubSpot, Canva.",
);
const grad = own(
  "I finished my BA in Media Studies at UCT in December. In my third year I interned for eight weeks at a PR agency, where I wrote press releases and kept the media list up to date. I run a book blog with 700 readers.",
);
const levels = own("Performance Marketing", "Senior Level");

export const inventions: readonly Invention[] = [
  ...inventionsFor(skincare, [
    ["number", "In 18 months I took monthly revenue from R90,000 to «R1.2 million»."],
    ["number", "Our referral scheme brings in «40% of new customers»."],
    ["count", "I worked with «85» influencers."],
    ["employer", "I am the only marketer at «Skoon», a skincare start-up in Woodstock."],
    ["job title", "As «Chief Marketing Officer» of a skincare start-up, I grew monthly revenue."],
    ["tool", "I built our email programme in «Klaviyo»."],
    ["year", "I bring «five years» in DTC skincare."],
    ["duty", "I write product pages and «run wholesale pitches»."],
    ["duty", "I designed a referral scheme and «launched a TikTok Shop»."],
  ]),
  ...inventionsFor(hr, [
    ["number", "Applications per vacancy rose «80%»."],
    ["count", "I rewrote «150» job ads."],
    ["employer", "I spent three years in employer branding at «Imperial Logistics»."],
    ["tool", "I set up our careers page in «Greenhouse»."],
    ["duty", "I filmed videos with drivers and «ran a graduate recruitment fair»."],
    ["duty", "I «designed the employee value proposition» for a logistics group."],
    ["certificate", "I am a «certified employer brand strategist»."],
    ["year", "I have worked in employer branding since «2017»."],
  ]),
  ...inventionsFor(journalist, [
    ["employer", "I was a radio journalist at SAfm and «Radio 702»."],
    ["count", "I have produced podcasts for «six» banks."],
    ["year", "I worked in radio from «2009» to 2020."],
    ["tool", "I edit audio in Adobe Audition and «Descript»."],
    ["job title", "I was «News Editor» at SAfm."],
    ["number", "My podcasts reach «50,000 listeners» an episode."],
    ["duty", "I book guests, edit audio and «sell podcast sponsorships»."],
    ["degree", "I have an «honours degree in Journalism from Rhodes»."],
  ]),
  ...inventionsFor(web, [
    ["number", "Average conversion across my pages is «24%»."],
    ["count", "I have built «120» landing pages."],
    ["tool", "I build pages in Webflow and «Unbounce»."],
    ["employer", "My clients include coaches from «BetterUp»."],
    ["duty", "I build landing pages, write the copy and «run Facebook ad campaigns»."],
    ["duty", "I «mentor junior developers» and build landing pages."],
    ["certificate", "I'm a «Webflow Certified Expert»."],
  ]),
  ...inventionsFor(retail, [
    ["number", "My December plan sold «100,000» extra packs."],
    ["count", "I check displays in «60» stores a month."],
    ["employer", "I plan promotions with Checkers, Spar and «Woolworths»."],
    ["job title", "«Trade Marketing Manager» for a snack brand."],
    ["degree", "I have a «BTech in Marketing» from CPUT."],
    ["duty", "I plan promotions and «manage the merchandising budget»."],
    ["duty", "I check displays in stores and «train field agents»."],
    ["tool", "I report to the sales director with «Tableau» dashboards."],
  ]),
  ...inventionsFor(community, [
    ["number", "Adoptions went up from 30 to «95» a month."],
    ["count", "Our page has «60,000» Facebook followers."],
    ["tool", "I run Facebook and «Instagram» for an animal shelter."],
    ["duty", "I post daily and «organise adoption days» for the shelter."],
    ["job title", "By day I am a «chartered accountant»."],
    ["employer", "I volunteer as social media lead for the «SPCA»."],
  ]),
  ...inventionsFor(saas, [
    ["number", "I got our G2 rating from 4.1 to «4.9»."],
    ["count", "I wrote «40» case studies."],
    ["tool", "I work with Gainsight, HubSpot and «Salesforce»."],
    ["year", "I have worked remotely since «2016»."],
    ["duty", "I run the user group and «manage our customer advisory board»."],
    ["duty", "I «host a yearly conference» for school software users."],
    ["employer", "Customer marketing at «PowerSchool», remote since 2020."],
  ]),
  ...inventionsFor(grad, [
    ["degree", "I finished my «MA» in Media Studies in December."],
    ["year", "I interned for «six months» at a PR agency."],
    ["employer", "I interned at «Edelman», where I wrote press releases."],
    ["duty", "I wrote press releases and «pitched stories to editors»."],
    ["number", "I run a book blog with «12,000 readers»."],
    ["certificate", "I also hold the «HubSpot Social Media certification»."],
  ]),
  ...inventionsFor(levels, [
    ["number", "• Managed «$3M+» in annual ad spend"],
    ["employer", "• Led acquisition for «Takealot» and other retailers"],
    ["duty", "• «Built an attribution model» with the data team"],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(skincare, [
    "As the sole marketer at a Woodstock skincare startup, I more than quadrupled monthly revenue.",
    "I grew revenue from R90k to R410k a month in a year and a half.",
    "I created a referral programme and sent products to influencers.",
    "I supervise a part-time designer and write copy for our product pages.",
    "Results-driven marketer with a passion for skincare.",
    "I'm drawn to Glowform because you build for people with sensitive skin.",
    "I would welcome the chance to learn TikTok Shop with your team.",
    "Influencer gifting and referrals drove most of our growth.",
  ]),
  ...trueFor(hr, [
    "I have three years' experience in employer branding for a large logistics company.",
    "Boosted applications per vacancy by 45 percent.",
    "I rewrote sixty job adverts.",
    "I shot videos that show a day in the life of our drivers.",
    "I built the careers page in Workday.",
    "I understand how to speak to 5,000 drivers.",
    "Proven ability to turn job ads into something people want to read.",
  ]),
  ...trueFor(journalist, [
    "I spent six years as a radio journalist at SAfm.",
    "I make branded podcasts for banks and a university.",
    "I handle everything from booking guests to publishing on Spotify.",
    "I edit in Audition.",
    "My background in radio journalism helps me ask better questions.",
    "I have produced podcasts for three organisations since 2020.",
    "I research and write interview questions.",
  ]),
  ...trueFor(web, [
    "I've built 35 Webflow landing pages for coaches and consultants.",
    "My landing pages convert at 11 percent on average.",
    "I write the copy myself and integrate ConvertKit.",
    "I'm based in Hermanus and charge a fixed price per project.",
    "I design and build pages for consultants.",
    "I'd be glad to send you two or three examples.",
    "Freelance Webflow builder and copywriter.",
  ]),
  ...trueFor(retail, [
    "I coordinate trade marketing for a snack company.",
    "I visit 25 shops each month to check displays.",
    "I work with retailers such as Checkers and Spar on promotions.",
    "A December promotion that I planned sold an additional 30,000 packs.",
    "I hold a National Diploma in Marketing from the Cape Peninsula University of Technology.",
    "I report directly to the sales director.",
    "Detail-oriented coordinator who enjoys being in stores.",
  ]),
  ...trueFor(community, [
    "As a volunteer, I lead social media for an animal rescue.",
    "Monthly adoptions climbed from 30 to 50.",
    "I post on Facebook every day to 22k followers.",
    "My day job is bookkeeping.",
    "I grew adoptions by two thirds with daily posts.",
    "I am used to juggling two roles.",
  ]),
  ...trueFor(saas, [
    "I've worked remotely since 2020 in customer marketing for an edtech company.",
    "I have written sixteen customer stories.",
    "I organise our user group, which meets every quarter.",
    "I improved our rating on G2 to 4.6.",
    "I raised our G2 score by half a point.",
    "I'm comfortable in HubSpot, Gainsight and Canva.",
    "Skilled at turning happy customers into advocates.",
  ]),
  ...trueFor(grad, [
    "I recently graduated from the University of Cape Town with a BA in Media Studies.",
    "I completed a two-month internship at a public relations agency.",
    "During my internship I drafted press releases and maintained the media list.",
    "I write a blog about books that has 700 readers.",
    "I'm a recent graduate looking for a first job in PR.",
    "I can start right away and am happy to work US hours.",
  ]),
  ...trueFor(levels, [
    "Senior performance marketer who likes to test one thing at a time.",
    "• Managed [amount] in annual ad spend across [channels]",
    "Quantify the budget you managed, for example “a budget of [amount]”.",
    "Data-driven and curious.",
    "Put the most recent role first.",
    "Your summary should name the channels you know best.",
  ]),
];
