import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const own = (...texts: string[]): Member => ({ own: texts });

const winery = own(
  "I do the marketing for a family wine farm near Robertson: the newsletter, the tasting-room events and the online shop. Online orders doubled in two years. I work alone.",
);
const ppc = own(
  "PPC specialist with 4 years in e-commerce. I manage 8 Google Ads accounts with a combined spend of $60,000 a month. Average ROAS went up from 2.8 to 4.1. I use Optmyzr and Google Sheets.",
);
const nonprofit = own(
  "For the past six years I have raised money for a literacy charity in Soweto. I write grant proposals, look after 300 monthly donors and run our year-end appeal, which brought in R1.1 million in 2024.",
);
const affiliate = own(
  "I recruit and support affiliates for a VPN company. We have 140 active partners; the top ten bring 70% of sales. I set up the programme in PartnerStack and wrote the onboarding guide.",
);
const assistant = own(
  "Marketing assistant at a property agency in Ballito since March 2024. I photograph houses, write listings, update the website and book ads in the local paper.",
);
const pm = own(
  "Product marketer at a payroll start-up. I named and launched two features, interviewed 45 customers, wrote the sales deck and train the sales reps on it every quarter. Matric and an MBA from Henley.",
);
const video = own(
  "I make YouTube videos about home repairs. 210 videos, 96,000 subscribers, 11 million views. I script, shoot and edit on my own with DaVinci Resolve.",
);
const seo = own(
  "In-house SEO for a travel site, 5 years. I moved 1,800 pages to a new domain without losing rankings, and I write briefs for three freelance writers. Ahrefs, Screaming Frog, a bit of Python.",
);
const events = own(
  "I planned 30 trade shows for a mining supplier across Africa. Stand design, travel, budget, follow-up calls. The last show in Kinshasa gave us 94 leads. I speak French.",
);
const resume = own("Email Marketing", "Senior Level");

export const inventions: readonly Invention[] = [
  ...inventionsFor(winery, [
    ["number", "Online orders rose by «340%» in two years."],
    ["count", "I host «twelve» tasting-room events a year."],
    ["employer", "I do the marketing for «Graham Beck» near Robertson."],
    ["job title", "I am the «Marketing Manager» of a family wine farm."],
    ["tool", "I send the newsletter with «Mailchimp»."],
    ["duty", "I look after the newsletter, the online shop and «wine exports to Europe»."],
    ["duty", "I «supervise two assistants» in the tasting room."],
  ]),
  ...inventionsFor(ppc, [
    ["number", "I manage a combined spend of «$250,000» a month."],
    ["number", "Average ROAS went up from 2.8 to «6.5»."],
    ["count", "I manage «25» Google Ads accounts."],
    ["tool", "I use Optmyzr and «Supermetrics»."],
    ["certificate", "I am «Google Ads certified»."],
    ["year", "I bring «nine years» of e-commerce PPC."],
    ["duty", "I also «run LinkedIn lead generation» for e-commerce clients."],
    ["job title", "«Head of Paid Search» with four years in e-commerce."],
  ]),
  ...inventionsFor(nonprofit, [
    ["number", "Our year-end appeal brought in «R4 million» in 2024."],
    ["count", "I look after «1,200» monthly donors."],
    ["employer", "I raised money for «Save the Children» in Soweto."],
    ["year", "I have been a fundraiser since «2012»."],
    ["degree", "With a «BSocSci from Wits», I write grant proposals."],
    ["duty", "I write grant proposals and «organise gala dinners»."],
    ["duty", "I «lobby government departments» and look after donors."],
  ]),
  ...inventionsFor(affiliate, [
    ["number", "The top ten bring «90%» of sales."],
    ["count", "I recruited «500» partners."],
    ["employer", "I recruit affiliates for «NordVPN»."],
    ["tool", "I set up the programme in «Impact.com»."],
    ["job title", "I am «Director of Partnerships» at a VPN company."],
    ["duty", "I recruit affiliates and «negotiate commission rates»."],
    ["duty", "I support affiliates and «detect click fraud»."],
  ]),
  ...inventionsFor(assistant, [
    ["employer", "I am a marketing assistant at «Pam Golding» in Ballito."],
    ["job title", "«Marketing Coordinator» at a property agency."],
    ["year", "I have worked there since «January 2021»."],
    ["tool", "I update the website in «WordPress»."],
    ["certificate", "I hold a «drone pilot licence»."],
    ["duty", "I photograph houses and «record virtual tours»."],
    ["duty", "I write listings and «answer buyers' enquiries»."],
    ["number", "My listings sold «20% faster» than the average."],
  ]),
  ...inventionsFor(pm, [
    ["count", "I interviewed «120» customers."],
    ["count", "I launched «seven» features."],
    ["degree", "I hold an MBA from «Stellenbosch»."],
    ["degree", "I have a «BCom in Marketing» and an MBA."],
    ["employer", "Product marketer at «Deel»."],
    ["duty", "I wrote the sales deck and «set the pricing»."],
    ["duty", "I «built a competitor battlecard library»."],
    ["job title", "As «Group Product Marketing Manager» I launched two features."],
  ]),
  ...inventionsFor(video, [
    ["number", "My channel has «40 million views»."],
    ["count", "I have made «600» videos."],
    ["tool", "I edit with «Final Cut Pro»."],
    ["employer", "Sponsors of my channel include «Builders Warehouse»."],
    ["duty", "I script, shoot and edit, and «run a paid course» for homeowners."],
  ]),
  ...inventionsFor(seo, [
    ["number", "Organic traffic grew by «60%» after the move."],
    ["count", "I write briefs for «nine» freelance writers."],
    ["employer", "In-house SEO for «Travelstart», 5 years."],
    ["tool", "I use Ahrefs, Screaming Frog and «BigQuery»."],
    ["year", "I moved the site to a new domain in «2020»."],
    ["duty", "I write briefs and «build links through digital PR»."],
    ["duty", "I moved 1,800 pages to a new domain and «translated them into German»."],
  ]),
  ...inventionsFor(events, [
    ["count", "I planned «75» trade shows."],
    ["number", "The last show gave us leads worth «$2 million»."],
    ["employer", "I planned trade shows for «Sandvik»."],
    ["duty", "I planned the stand design and «produced the product videos»."],
    ["certificate", "I am a «Certified Meeting Professional»."],
  ]),
  ...inventionsFor(resume, [
    ["tool", "• Migrated the programme to «Salesforce Marketing Cloud»"],
    ["duty", "• «Led a team of email developers» through a replatforming"],
    ["number", "Senior email marketer with «10+ years» of experience."],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(winery, [
    "I am a one-person marketing department for a family-owned wine estate.",
    "Over two years, online orders grew by 100%.",
    "I send the newsletter, host events in the tasting room and keep the web shop going.",
    "I handle email, events and e-commerce on my own.",
    "I've doubled online sales in 24 months.",
    "I market wine from a farm near Robertson.",
    "I'd love to hear how your team sells wine online.",
  ]),
  ...trueFor(ppc, [
    "I've worked in e-commerce PPC for four years.",
    "I look after eight Google Ads accounts, spending USD 60k per month in total.",
    "I raised return on ad spend from 2.8 to 4.1 on average.",
    "Proficient in Optmyzr and spreadsheets.",
    "As a paid search specialist, I improved ROAS to 4.1.",
    "I manage about $720,000 in ad spend a year.",
    "My clients are online shops.",
    "I optimise campaigns across eight accounts.",
  ]),
  ...trueFor(nonprofit, [
    "I have six years of fundraising experience with a literacy NGO.",
    "I manage a base of 300 regular givers.",
    "The 2024 year-end campaign that I led raised R1,1m.",
    "I draft funding proposals.",
    "I steward three hundred recurring donors.",
    "Fundraiser for a Soweto charity that teaches people to read.",
    "Our end-of-year appeal raised more than a million rand.",
  ]),
  ...trueFor(affiliate, [
    "I manage a programme of 140 active affiliates.",
    "I built our affiliate programme in PartnerStack from scratch.",
    "Ten partners account for 70 percent of revenue.",
    "I created the guide that we onboard new partners with.",
    "I find new affiliates and help them succeed.",
    "I work in affiliate marketing for a VPN provider.",
  ]),
  ...trueFor(assistant, [
    "I take photos of properties and write the listing copy.",
    "I've been in real estate marketing since early 2024.",
    "I maintain the agency's website and place newspaper adverts.",
    "I support a Ballito estate agency with photography, listings and ads.",
    "I'm keen to move from property into tech.",
    "Property photography and listing copy are part of my week.",
  ]),
  ...trueFor(pm, [
    "I launched two features, from naming to release.",
    "I have done 45 customer interviews.",
    "Every three months I coach our sales reps.",
    "I created the sales presentation that the reps use.",
    "I completed my MBA at Henley.",
    "I do product marketing for a payroll startup.",
    "I conducted customer research with 45 people.",
    "Each quarter I run sales training.",
  ]),
  ...trueFor(video, [
    "My YouTube channel on DIY has nearly 100,000 subscribers.",
    "I have published over 200 videos with 11m views.",
    "I write, film and edit every video myself.",
    "I edit in DaVinci Resolve.",
    "I create how-to videos about fixing things at home.",
    "Almost a hundred thousand people follow my channel.",
  ]),
  ...trueFor(seo, [
    "I migrated 1,800 URLs to a new domain and kept our rankings.",
    "I brief a team of three freelancers.",
    "I have five years of SEO experience in travel.",
    "I use Ahrefs and Screaming Frog and know some Python.",
    "I oversaw a domain migration with no loss of rankings.",
    "I'd be happy to walk you through the migration on a call.",
  ]),
  ...trueFor(events, [
    "I have organised thirty trade shows around Africa for a supplier to mines.",
    "I handled everything from stand design and budgets to calling leads afterwards.",
    "We collected 94 leads at our most recent show, in the DRC.",
    "I am fluent in French.",
    "I managed event budgets and travel.",
  ]),
  ...trueFor(resume, [
    "Senior email marketer who writes for people, not inboxes.",
    "Lead with your strongest number.",
    "• Grew list from [number] to [number] subscribers",
  ]),
];
