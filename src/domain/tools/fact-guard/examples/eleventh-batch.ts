import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const own = (...texts: string[]): Member => ({ own: texts });

const hotel: Member = {
  own: [
    "I manage bookings and marketing for a safari lodge near Hoedspruit. Direct bookings made up 12% when I arrived in 2021; today it is 39%. I did it with a better booking page, Google Hotel Ads and emails to past guests. I deal with five travel agents in Germany and write our blog.",
  ],
  asked: ["Wanderloft seeks a Direct Bookings Manager. SQL and two languages welcome. US hours."],
};
const telecom = own(
  "Brand manager, prepaid mobile, at a big telecoms company for 6 years. Budget R18 million. I led the launch of a student data bundle that sold 250,000 units in its first three months. Three direct reports. BCom Hons (Marketing), Stellenbosch.",
);
const mailer = own(
  "I freelance as an email developer. HTML templates, testing in Litmus, dark mode fixes. Around 20 templates a month for four agencies in London. Before that: web developer at a newspaper for 5 years.",
);
const ngo = own(
  "Digital officer for a water charity. I post on LinkedIn and X, write the quarterly donor report and keep the site (WordPress) going. Last World Water Day our petition got 8,600 signatures in nine days.",
);
const tutor = own(
  "I sell online Afrikaans lessons. 180 students in the last year, all from YouTube and word of mouth. I make a video every week and answer questions in a WhatsApp group. I have never paid for an ad.",
);
const ops = own(
  "Marketing operations, 4 years, fintech. I own Marketo: lead scoring, forms, 30 nurture streams. I cleaned 90,000 contacts out of the database, which saved us $14,000 a year in licence fees. Marketo Certified Expert.",
);
const barista = own(
  "I have worked in coffee for ten years, first as a barista, now as the manager of a roastery in Observatory. I started its online shop during lockdown; it now earns a quarter of our income. I take the photos and run the subscription club, 420 members.",
);
const intern = own(
  "Second-year marketing student at Varsity College. I manage the Instagram of our hockey club (1,900 followers) and worked at two expos handing out samples for a juice brand. I know Canva and Excel.",
);

export const inventions: readonly Invention[] = [
  ...inventionsFor(hotel, [
    ["number", "Direct bookings now make up «55%» of all bookings."],
    ["count", "I deal with «thirty» travel agents in Germany."],
    ["employer", "I manage bookings and marketing for «Singita»."],
    ["job title", "«General Manager» of a safari lodge near Hoedspruit"],
    ["tool", "I report on direct bookings with «SQL»."],
    ["tool", "I send our guest emails through «Revinate»."],
    ["year", "I arrived in «2016», when direct bookings made up 12%."],
    ["duty", "I write our blog and «train the reception staff»."],
    ["duty", "I improved the booking page and «renegotiated our Booking.com commission»."],
    ["degree", "I hold a «diploma in Hospitality Management»."],
  ]),
  ...inventionsFor(telecom, [
    ["number", "I managed a budget of «R45 million»."],
    ["number", "The student data bundle sold «1 million» units."],
    ["count", "I have «eight» direct reports."],
    ["employer", "I was brand manager for prepaid at «MTN» for six years."],
    ["job title", "«Marketing Director», prepaid mobile"],
    ["year", "I have been in brand management for «eleven years»."],
    ["degree", "I hold an «MBA» from Stellenbosch."],
    [
      "duty",
      "I led the launch of a student data bundle and «signed a sponsorship with a rugby team».",
    ],
    ["duty", "I «oversaw a rebrand» of the prepaid range."],
    ["tool", "I tracked brand health in «Brandwatch»."],
  ]),
  ...inventionsFor(mailer, [
    ["count", "I build «fifty» templates a month."],
    ["employer", "I build templates for four London agencies, among them «Havas»."],
    ["tool", "I test in Litmus and «Email on Acid»."],
    ["year", "I was a web developer for «nine years»."],
    ["duty", "I build HTML templates and «manage the sending calendar»."],
    ["certificate", "I am «Salesforce Marketing Cloud certified»."],
    ["number", "My templates lifted click rates by «32%»."],
  ]),
  ...inventionsFor(ngo, [
    ["number", "Our petition got «25,000 signatures» in nine days."],
    ["employer", "I am a digital officer for «WaterAid»."],
    ["tool", "I post on LinkedIn, X and «TikTok»."],
    ["duty", "I write the donor report and «run paid search under the Google Grant»."],
    ["duty", "I «moderate webinars with engineers» for the charity."],
    ["job title", "«Digital Director» of a water charity"],
    ["year", "I have kept the site going since «2015»."],
  ]),
  ...inventionsFor(tutor, [
    ["count", "I taught «900» students in the last year."],
    ["number", "My lessons bring in «R50,000 a month»."],
    ["tool", "I host my lessons on «Teachable»."],
    ["duty", "I make a video every week and «run Facebook ads»."],
    ["degree", "I have a «teaching diploma»."],
    ["employer", "Some of my students work at «Google»."],
  ]),
  ...inventionsFor(ops, [
    ["number", "Cleaning the database saved us «$60,000» a year."],
    ["count", "I built «75» nurture streams."],
    ["tool", "I own Marketo and «Salesforce»."],
    ["certificate", "I hold the «Google Analytics Individual Qualification»."],
    ["year", "I bring «ten years» of marketing operations."],
    ["duty", "I own lead scoring and «manage a team of three analysts»."],
    ["duty", "I «built the attribution dashboard» for the board."],
    ["employer", "Marketing operations at «Stripe»"],
  ]),
  ...inventionsFor(barista, [
    ["number", "The online shop now earns «60%» of our income."],
    ["count", "The subscription club has «2,000» members."],
    ["employer", "I manage «Truth Coffee», a roastery in Observatory."],
    ["tool", "I started the online shop on «Shopify»."],
    ["duty", "I take the photos, run the subscription club and «host cupping evenings»."],
    ["duty", "I «imported beans» from Ethiopia and started the online shop."],
    ["year", "I have worked in coffee for «20 years»."],
  ]),
  ...inventionsFor(intern, [
    ["number", "I grew our hockey club's Instagram to «10,000 followers»."],
    ["employer", "I handed out samples for «Ceres»."],
    ["tool", "I know Canva, Excel and «Photoshop»."],
    ["job title", "I am «Social Media Manager» of a sports brand."],
    ["degree", "I hold a «BCom degree» from Varsity College."],
    ["duty", "I manage the club's Instagram and «sell its sponsorship packages»."],
    ["count", "I worked at «twelve» expos."],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(hotel, [
    "I more than tripled the share of direct bookings, from 12% to 39%.",
    "Since 2021 I have run marketing and reservations for a safari lodge.",
    "I improved our booking page, advertised with Google Hotel Ads and emailed former guests.",
    "I work closely with German travel agents.",
    "Dear Wanderloft team, I am writing about the Direct Bookings Manager role. I look after bookings for a lodge near Hoedspruit.",
    "I don't have SQL yet, but I am willing to learn it.",
    "I am happy to work US hours.",
    "Almost 40% of our bookings are now direct.",
  ]),
  ...trueFor(telecom, [
    "I managed an R18m budget and a team of three.",
    "I launched a data bundle for students, which sold a quarter of a million units in one quarter.",
    "I have six years of brand management experience in telecommunications.",
    "I hold an Honours degree in Marketing from Stellenbosch University.",
    "As brand manager for prepaid, I oversaw three people.",
    "Within the first 90 days, we sold 250k bundles to students.",
    "Seasoned brand manager with big-company experience.",
    "I'd enjoy bringing that discipline to a smaller brand.",
  ]),
  ...trueFor(mailer, [
    "I code about twenty email templates each month.",
    "My clients are four London agencies.",
    "I used to be a web developer at a newspaper, for five years.",
    "I test every template in Litmus and fix dark mode problems.",
    "I'm a freelance HTML email developer with a newspaper background.",
    "Roughly 240 templates a year leave my desk.",
    "I specialise in email development.",
  ]),
  ...trueFor(ngo, [
    "I look after digital communication for a water NGO.",
    "Our World Water Day petition collected 8,600 signatures in just over a week.",
    "I maintain the WordPress site and post to LinkedIn and Twitter.",
    "Four times a year I write a report to donors.",
    "I manage the charity's social media channels.",
    "More than 8,500 people signed our petition.",
    "I would love to talk about your next campaign.",
  ]),
  ...trueFor(tutor, [
    "I teach Afrikaans online.",
    "Without any paid advertising, I found 180 students in a year.",
    "I publish a YouTube video each week.",
    "All my students came from YouTube or from referrals.",
    "I support my learners in a WhatsApp group.",
    "I built a tutoring business on organic video.",
    "I have grown without spending a cent on ads.",
  ]),
  ...trueFor(ops, [
    "I have spent four years in marketing ops at a fintech.",
    "I am a certified Marketo expert.",
    "I administer Marketo, including forms, lead scoring and nurture programmes.",
    "I removed 90 000 contacts from our database and cut licence costs by $14k a year.",
    "I run 30 nurture streams.",
    "By tidying up our database I saved the company $14,000 annually.",
    "I know lead scoring inside out.",
  ]),
  ...trueFor(barista, [
    "I run a coffee roastery in Observatory, Cape Town.",
    "I launched the roastery's web shop during the pandemic; it brings in 25% of our revenue.",
    "I have a decade of experience in coffee.",
    "I manage a subscription club with 420 members.",
    "I began as a barista and became manager.",
    "I do our photography.",
    "A quarter of our sales now come from the shop that I started online.",
    "More than 400 people subscribe to our coffee.",
  ]),
  ...trueFor(intern, [
    "I'm a marketing student in my second year at Varsity College.",
    "I run a sports club's Instagram account with nearly 2,000 followers.",
    "I promoted a juice brand at two exhibitions.",
    "I use Canva and Excel.",
    "I've handed out samples at expos, so I am not shy with strangers.",
    "I am looking for an internship where I can learn.",
    "Could we speak for ten minutes this week?",
    "I study marketing at Varsity College.",
  ]),
];
