import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const eventsPerson: Member = {
  own: [
    `I have been an events and sponsorship coordinator at a tech community in Johannesburg for two and a half years. I find speakers, book venues and write the event emails. Our yearly conference grew from 300 to 820 tickets. I signed up 11 sponsors in 2024, which covered 70% of our costs. I use Eventbrite, Trello and Mailchimp. I studied public relations at the University of Johannesburg (national diploma, 2020).`,
  ],
  asked: [
    "Lumen Labs needs a Field Marketing Manager (remote, US hours). Salesforce and Splash experience required. 3+ years. You will run 20 events a year.",
  ],
};

const appMarketer: Member = {
  own: [
    `User acquisition specialist for a mobile puzzle game studio. I look after Apple Search Ads and TikTok campaigns worth $60k a month, brief the artists on new ad creatives, and watch the numbers in AppsFlyer. Cost per install is down from $2.10 to $1.35 this year. I previously did customer support for the same studio. I have a National Senior Certificate and taught myself the rest.`,
  ],
};

const agencyOwner: Member = {
  own: [
    `I founded a two-person SEO studio in Gqeberha in 2016. We've looked after the websites of plumbers, attorneys and one national tyre retailer. I do the strategy and technical work; my business partner writes. Our longest client has stayed with us for seven years. The tyre retailer's store pages now get 48 000 visits a month, up from 9 000. Tools: Semrush, Sitebulb, Google Search Console. I speak at WordCamp Cape Town most years.`,
  ],
};

const junior: Member = {
  own: [
    `Hi there, I finished my BA in Communication Science at UNISA last year and I'm looking for my first marketing job. At varsity I ran the Instagram account of the hiking club and doubled its followers to 1,100. I wrote four articles for the student paper. I waited tables for three years, so I'm good with people. I've completed Google's Fundamentals of Digital Marketing.`,
  ],
  asked: ["Bloom & Co, Austin: Junior Content Marketer. You know WordPress, Ahrefs and HubSpot."],
};

const templateOnly: Member = { own: ["PPC/SEM", "Senior Level"] };

export const inventions: readonly Invention[] = [
  ...inventionsFor(eventsPerson, [
    ["number", "Sponsorship income rose by «85%» under my watch."],
    ["number", "I secured «R2,4 million» in sponsorship."],
    ["number", "Attendance reached «1,500 delegates»."],
    ["count", "In 2024 I signed up «nineteen» sponsors."],
    ["count", "I have organised «over 40 events»."],
    ["count", "I lead «six volunteers» at every conference."],
    ["employer", "I've coordinated events for «AfrikaBurn»."],
    ["employer", "Sponsors I brought in include «Standard Bank» and «AWS»."],
    ["employer", "As part of «Lumen Labs» I booked venues and found speakers."],
    ["job title", "I work as «Event Marketing Manager» for a tech community."],
    ["job title", "«Senior Events Coordinator», Johannesburg tech community"],
    ["tool", "I manage registrations in Eventbrite and «Splash»."],
    ["tool", "Every sponsor is tracked in «Salesforce»."],
    ["certificate", "I hold a «Certified Meeting Professional» designation."],
    ["degree", "I completed a «BTech in Public Relations» at the University of Johannesburg."],
    ["year", "I bring «four years» of event marketing."],
    ["year", "I joined the community in «2019»."],
    ["duty", "I find speakers, book venues and «negotiate catering contracts»."],
    ["duty", "I «produced a virtual summit» during lockdown."],
    ["duty", "I «moderated panel discussions» and wrote the event emails."],
  ]),
  ...inventionsFor(appMarketer, [
    ["number", "I look after «$250,000» a month in ad spend."],
    ["number", "Return on ad spend improved to «140%»."],
    ["number", "Cost per install fell to «$0.90»."],
    ["count", "I brief «a team of eight artists»."],
    ["count", "I test «fifty new creatives» each week."],
    ["employer", "User acquisition specialist at «Voodoo», a mobile game studio."],
    ["employer", "I started out in customer support at «Amazon»."],
    ["job title", "Promoted to «UA Manager» within the studio."],
    ["job title", "I am a «growth product manager» for a puzzle game studio."],
    ["tool", "I watch the numbers in AppsFlyer and «Tableau»."],
    ["tool", "I run campaigns on TikTok, Apple Search Ads and «Unity Ads»."],
    ["certificate", "I have an «AppsFlyer certification»."],
    ["degree", "I have a «BSc in Computer Science»."],
    ["year", "I have worked in gaming for «nine years»."],
    ["duty", "I brief artists and «built our attribution pipeline»."],
    ["duty", "I «ran the Steam launch» of the puzzle game."],
    ["duty", "I «localised ads into twelve languages»."],
  ]),
  ...inventionsFor(agencyOwner, [
    ["number", "The tyre retailer's pages now get «120,000 visits» a month."],
    ["number", "We grew a plumber's enquiries by «210%»."],
    ["count", "I founded a «fifteen-person» SEO studio."],
    ["count", "We have looked after «ninety» websites."],
    ["employer", "We have looked after the website of «Tiger Wheel & Tyre»."],
    ["job title", "Before founding the studio I was «SEO Director» at an agency."],
    ["tool", "My tools are Semrush, Sitebulb and «Botify»."],
    ["certificate", "Our studio is a «Google Premier Partner»."],
    ["degree", "I have a «Master's degree in Information Systems»."],
    ["year", "I founded the studio in «2011»."],
    ["duty", "I do the technical work and «run Google Ads accounts»."],
    ["duty", "I «teach SEO at Nelson Mandela University»."],
    ["duty", "We do strategy, technical work and «web development»."],
  ]),
  ...inventionsFor(junior, [
    ["number", "I grew the hiking club's Instagram to «5,000 followers»."],
    ["count", "I wrote «twelve articles» for the student paper."],
    ["employer", "I interned at «Ogilvy» during varsity."],
    ["job title", "I was «Social Media Manager» of the hiking club."],
    ["tool", "I know WordPress and «Ahrefs» from my student days."],
    ["certificate", "I'm «HubSpot Inbound certified»."],
    ["degree", "I finished my «Honours in Communication Science» last year."],
    ["year", "I have «two years of marketing experience»."],
    ["duty", "I «edited the student paper»."],
    ["duty", "I «organised fundraising hikes» and ran the club's Instagram."],
  ]),
  ...inventionsFor(templateOnly, [
    ["number", "• Managed «$1.2M» in annual ad spend"],
    ["tool", "• Automated bid rules with «Optmyzr»"],
    ["certificate", "«Google Ads Search certified» PPC specialist"],
    ["duty", "• «Mentored junior specialists» on account structure"],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(eventsPerson, [
    "Events and sponsorship coordinator with 2.5 years of experience.",
    "Our annual conference went from 300 to 820 attendees.",
    "In 2024 I brought in eleven sponsors, covering 70 percent of costs.",
    "I source speakers, arrange venues and write emails about the events.",
    "Comfortable with Trello, Mailchimp and Eventbrite.",
    "National Diploma in Public Relations, University of Johannesburg (2020)",
    "I coordinate events for a Johannesburg tech community.",
    "Secured 11 sponsors in 2024.",
    "I would be excited to run 20 events a year for Lumen Labs.",
    "I have not worked in Salesforce or Splash yet.",
    "The Field Marketing Manager role at Lumen Labs fits my background in events.",
    "You ask for 3+ years; I have two and a half.",
    "Sponsors paid for 70% of the conference.",
    "Grew ticket numbers for our conference from 300 to 820.",
  ]),
  ...trueFor(appMarketer, [
    "I manage $60,000 a month across TikTok and Apple Search Ads.",
    "Reduced cost per install from $2.10 to $1.35 this year.",
    "I monitor performance in AppsFlyer.",
    "I brief artists on ad creative.",
    "I moved into user acquisition from customer support at the same studio.",
    "UA specialist at a mobile games studio.",
    "I am self-taught and hold a National Senior Certificate.",
    "Responsible for $60k in monthly ad spend.",
    "Lowered our CPI to $1.35.",
    "I started in customer support before moving to user acquisition.",
    "Wrote briefs for new ad creatives.",
    "I run TikTok campaigns for a puzzle game.",
  ]),
  ...trueFor(agencyOwner, [
    "Co-run a two-person SEO agency that I founded in 2016.",
    "Our clients include plumbers, lawyers and a national tyre retailer.",
    "I handle strategy and technical SEO while my partner writes the content.",
    "One client has been with us for 7 years.",
    "Store pages for the tyre retailer grew from 9,000 to 48,000 monthly visits.",
    "I regularly speak at WordCamp Cape Town.",
    "I work with Google Search Console, Semrush and Sitebulb.",
    "Founder of an SEO studio in Gqeberha.",
    "We lifted a tyre retailer's traffic to 48k visits a month.",
    "I take care of the technical side of SEO.",
    "A small studio of two people.",
    "Would a short call on Tuesday suit you?",
  ]),
  ...trueFor(junior, [
    "I hold a BA in Communication Science from UNISA.",
    "I managed the hiking club's Instagram and grew its following by 100% to 1,100.",
    "Wrote 4 articles for a student newspaper.",
    "Three years of waiting tables taught me to work with people.",
    "I completed Google's Fundamentals of Digital Marketing course.",
    "I am applying for the Junior Content Marketer role at Bloom & Co.",
    "Recent communication graduate looking for a first role in marketing.",
    "I doubled the followers of the hiking club on Instagram.",
    "I have yet to work with Ahrefs, but I learn quickly.",
    "Your mention of waiting tables is charming: keep it.",
    "You could add a line such as 'I doubled our followers to 1,100'.",
    "I'm good with people thanks to three years as a waiter.",
    "Dear Bloom & Co team, thank you for reading this.",
  ]),
  ...trueFor(templateOnly, [
    "Senior PPC specialist with [number] years of experience managing [budget].",
    "• Reduced cost per acquisition by [X]% across [number] accounts",
    "Bid management, keyword research, ad copy testing, conversion tracking",
    "Name the platforms you know best, and one figure for each.",
    "Senior-level paid search professional.",
    "• Restructured [number] campaigns, which cut wasted spend by [amount]",
    "Put your strongest account first.",
    "Google the company before the interview.",
    "Keep each bullet to one line.",
  ]),
];
