import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const own = (...texts: string[]): Member => ({ own: texts });

const bank = own(
  "Dear hiring team, I have been a communications officer at a credit union in East London for the last four years. I wrote the crisis statement when our app went down, started the staff newsletter and look after the intranet. 82% of staff open the newsletter. I have an LLB from Fort Hare but chose communications over law.",
);
const fashion: Member = {
  own: [
    "I ran paid social for a sneaker brand (Meta and TikTok, R350k a month). Best result: I brought the cost per purchase down from R180 to R95 by testing 40 creatives in one quarter. I left in May 2025 when the brand closed.",
  ],
  asked: [
    "Loopwear is hiring a Paid Social Lead with 6+ years, Snapchat and a creative team of 5.",
  ],
};
const teacher = own(
  "I taught high school maths for nine years and now I write lesson plans for an edtech start-up in Nairobi, part-time. My lesson on fractions was used by 14,000 pupils. I also tested the app with 20 teachers and wrote up what they said.",
);
const founder = own(
  "I started a candle business from my kitchen in 2018, sold it in 2023 with 3 employees and R2.2m in yearly sales. I did everything: Shopify, photography, Facebook ads, customer emails, markets on Saturdays.",
);
const b2b = own(
  "Demand generation manager, cyber security. I plan webinars (about one a month, usually 150 people), run LinkedIn campaigns with our agency and pass leads to six salespeople through HubSpot. Pipeline from marketing went from $1.2m to $3m in a year.",
);
const copy = own(
  "Copywriter. Ten years in agencies, the last three freelance. Radio scripts, packaging, brochures. One Loerie (bronze) in 2019. I write in English and Afrikaans.",
);
const data = own(
  "I work on the website of a hospital group. I set up consent banners, GA4 and server-side tagging; page load went from 6 seconds to 2. I am self-taught, no degree.",
);
const sales = own(
  "Call centre agent at an insurer, 2 years. I sell funeral cover by phone, about 60 calls a day. I was agent of the month four times. I want to move into marketing and have just finished a short course in copywriting at Red & Yellow.",
);
const local = own(
  "I handle marketing for three guest houses in Graaff-Reinet: their Booking.com pages, their Google reviews, a monthly mailer. Occupancy was 71% last year, up from 58%.",
);
const bare = own("Content Marketing", "Mid Level");

export const inventions: readonly Invention[] = [
  ...inventionsFor(bank, [
    ["number", "«96%» of staff open the newsletter that I started."],
    ["employer", "I have been a communications officer at «African Bank» for four years."],
    ["job title", "As «Head of Communications», I wrote the crisis statement."],
    ["year", "I have worked in communications for «eleven years»."],
    ["degree", "I have an LLB and a «master's in journalism»."],
    ["duty", "I «spoke to the press» when our app went down."],
    ["duty", "I started the staff newsletter and «arranged town hall meetings»."],
    ["count", "I write for «900» members of staff."],
    ["tool", "I look after the intranet, which runs on «SharePoint»."],
  ]),
  ...inventionsFor(fashion, [
    ["number", "I brought the cost per purchase down to «R40»."],
    ["number", "I handled «R2 million» a month in paid social."],
    ["count", "I tested «200» creatives in one quarter."],
    ["employer", "I ran paid social for «Bathu»."],
    ["tool", "I ran campaigns on Meta, TikTok and «Snapchat»."],
    ["year", "I offer «six years» in paid social."],
    ["duty", "I «led a creative team» of designers and editors."],
    ["duty", "I ran paid social and «managed influencer contracts»."],
    ["job title", "I was «Performance Marketing Lead» at a sneaker brand."],
  ]),
  ...inventionsFor(teacher, [
    ["count", "I tested the app with «75» teachers."],
    ["number", "Test scores rose by «12%» after my lesson on fractions."],
    ["degree", "I hold a «BEd from Wits»."],
    ["employer", "I write lesson plans for «Eneza» in Nairobi."],
    ["duty", "I write lesson plans and «record the video lectures»."],
    ["duty", "I «built the parent portal» and tested the app with teachers."],
    ["year", "I taught high school maths for «15 years»."],
    ["tool", "I write my lesson plans in «Notion»."],
  ]),
  ...inventionsFor(founder, [
    ["number", "I sold the business with «R6m» in yearly sales."],
    ["count", "I sold it in 2023 with «ten» employees."],
    ["employer", "My candles were stocked by «Woolworths»."],
    ["year", "I started a candle business in «2015»."],
    ["tool", "I ran the shop on Shopify and «Klaviyo»."],
    ["duty", "I did the photography and «negotiated with wholesalers»."],
    ["duty", "I «raised seed funding» for a candle business."],
    ["certificate", "I am a «Shopify Certified Partner»."],
  ]),
  ...inventionsFor(b2b, [
    ["number", "Pipeline from marketing went from $1.2m to «$8m»."],
    ["count", "I pass leads to «fifteen» salespeople."],
    ["number", "My webinars draw «500 people» each."],
    ["tool", "I pass leads on through «Salesforce»."],
    ["employer", "Demand generation manager at «Darktrace»."],
    ["job title", "«VP of Demand Generation» in cyber security."],
    ["duty", "I plan webinars and «manage our analyst relations»."],
    ["duty", "I «wrote the messaging for a new product launch»."],
  ]),
  ...inventionsFor(copy, [
    ["count", "I have won «five» Loeries."],
    ["employer", "Ten years in agencies, among them «Joe Public»."],
    ["year", "I won a Loerie in «2021»."],
    ["job title", "I was «Creative Director» before going freelance."],
    ["duty", "I write radio scripts and «direct TV commercials»."],
    ["duty", "I write packaging copy and «teach copywriting at a college»."],
    ["tool", "I write my scripts in «Final Draft»."],
  ]),
  ...inventionsFor(data, [
    ["number", "Page load went from 6 seconds to «0.8 seconds»."],
    ["employer", "I work on the website of «Netcare»."],
    ["degree", "I have a «BSc in Computer Science»."],
    ["certificate", "I hold the «Google Analytics certification»."],
    ["tool", "I set up GA4, server-side tagging and «Hotjar»."],
    ["duty", "I set up consent banners and «ran accessibility audits»."],
    ["duty", "I «redesigned the patient booking form»."],
  ]),
  ...inventionsFor(sales, [
    ["count", "I make about «120» calls a day."],
    ["count", "I was agent of the month «nine» times."],
    ["employer", "I am a call centre agent at «Old Mutual»."],
    ["duty", "I sell funeral cover and «coach new agents»."],
    ["job title", "I am a «team leader» in a call centre."],
    ["certificate", "I finished a «Google Digital Marketing certificate»."],
  ]),
  ...inventionsFor(local, [
    ["number", "Occupancy was «90%» last year."],
    ["count", "I handle marketing for «eight» guest houses."],
    ["tool", "I look after their Booking.com and «Airbnb» pages."],
    ["duty", "I send a monthly mailer and «organise wedding expos»."],
  ]),
  ...inventionsFor(bare, [
    ["duty", "• «Produced a weekly podcast» for small business owners"],
    ["number", "• Grew organic visits to «80,000» a month"],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(bank, [
    "For four years I have handled communications at an East London credit union.",
    "I launched an internal newsletter that more than four in five employees open.",
    "When our app failed, I drafted the public statement.",
    "I manage the intranet and the staff newsletter.",
    "I studied law at Fort Hare before choosing communications.",
    "I trained as a lawyer, with an LLB from the University of Fort Hare.",
    "The newsletter has an open rate of 82 percent.",
  ]),
  ...trueFor(fashion, [
    "I nearly halved the cost per purchase, from R180 to R95.",
    "I spent R350,000 a month on Meta and TikTok ads.",
    "In a single quarter I tested forty ad creatives.",
    "I managed a monthly paid social budget of R350 000 for a footwear brand.",
    "I've been looking for my next role since May 2025.",
    "You want someone with Snapchat experience; I would be learning that platform.",
    "I would be thrilled to join Loopwear as Paid Social Lead.",
    "My last employer closed down in May last year.",
  ]),
  ...trueFor(teacher, [
    "After nine years of teaching maths, I moved into educational technology.",
    "I create lessons part-time for a Nairobi edtech company.",
    "14 000 learners have used my fractions lesson.",
    "I ran user tests with twenty teachers and summarised their feedback.",
    "I'm a former maths teacher who writes lesson plans.",
    "I gathered feedback from 20 teachers on the app.",
  ]),
  ...trueFor(founder, [
    "I founded a candle company in 2018 and sold it five years later.",
    "I built an online candle shop on Shopify to R2.2 million a year in revenue.",
    "I employed three people.",
    "I took the product photos, ran the Facebook ads and wrote emails to customers.",
    "I sold at Saturday markets.",
    "As the founder of a small candle brand, I wore every hat.",
    "I grew a kitchen-table business to R2.2m in annual sales before selling it.",
  ]),
  ...trueFor(b2b, [
    "I host roughly twelve webinars a year for around 150 attendees each.",
    "I grew marketing-sourced pipeline from $1.2 million to $3 million within twelve months.",
    "I work with an agency on our LinkedIn ads.",
    "I hand leads over to a sales team of six in HubSpot.",
    "I lead demand gen in cybersecurity.",
    "Marketing's pipeline more than doubled in a year.",
    "I run monthly webinars.",
  ]),
  ...trueFor(copy, [
    "I'm a bilingual copywriter: English and Afrikaans.",
    "I have a decade of agency experience, with the last three years as a freelancer.",
    "I won a bronze Loerie Award in 2019.",
    "I write for radio, packaging and print.",
    "I've freelanced for three years.",
    "I would enjoy writing for your brand.",
  ]),
  ...trueFor(data, [
    "I cut page load time from six seconds to two.",
    "I made the site three times faster.",
    "I implemented Google Analytics 4 and server-side tagging.",
    "I taught myself what I know.",
    "I look after a healthcare group's website.",
    "I installed cookie consent banners on a hospital site.",
  ]),
  ...trueFor(sales, [
    "I have spent two years in telesales for an insurance company.",
    "I make around sixty calls every day.",
    "Four-time agent of the month.",
    "I recently completed a copywriting course at Red & Yellow.",
    "I sell funeral policies over the phone.",
    "I hope to bring my ear for customers into marketing.",
    "I was named best agent in four different months.",
  ]),
  ...trueFor(local, [
    "I market three guesthouses in the Karoo town of Graaff-Reinet.",
    "Occupancy rose from 58% to 71%.",
    "I send out a newsletter every month.",
    "I manage their Booking.com listings and reply to reviews on Google.",
    "I increased occupancy by 13 percentage points.",
  ]),
  ...trueFor(bare, [
    "Content marketer with a few years behind them, ready for remote work.",
    "Swap general words for a result that you can prove.",
  ]),
];
