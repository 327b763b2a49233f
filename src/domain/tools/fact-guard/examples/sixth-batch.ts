import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const partnerships: Member = {
  own: [
    `Partnerships manager. I look after 14 reseller partners for a payroll product in Kenya and South Africa, hold monthly calls with each of them, and built the partner portal in Notion. Partner-sourced deals made up 38% of new business last quarter. I started as a sales rep here in 2020 and was promoted twice. I speak Swahili. HubSpot is our CRM.`,
  ],
  asked: [
    "Quillhouse (New York) is looking for a Head of Partner Marketing with PartnerStack, co-marketing and 8 years of channel experience.",
  ],
};

const cro: Member = {
  own: [
    `For the last 3 years I've run conversion tests for a meal-kit company: 61 tests so far, of which 17 won. The biggest win was a shorter checkout that added 9% to orders. I write the hypotheses, build simple variants in VWO and read the results with our data scientist. Before this I was a front-end developer at an agency for 4 years, so HTML, CSS and JavaScript come easily. I have a Higher Certificate in IT.`,
  ],
};

const community: Member = {
  own: [
    `Community manager`,
    `I run a Discord of 6,200 members for a crypto wallet, host the weekly AMA, write the patch notes and keep the moderators (all 8 of them volunteers) happy. Spam reports are down by half since I wrote new rules. I was a teacher in Mthatha until 2021. I have a PGCE.`,
  ],
};

const pr: Member = {
  own: [
    `I'm a publicist for authors. In the last year I got my authors onto 23 podcasts and into Drum, Fairlady and the Sunday Times. I pitch by email and phone, arrange launches in bookshops, and keep my press list in Excel. I have been at the same publishing house for 12 years; I began there as a receptionist.`,
  ],
};

const nothing: Member = { own: ["Brand Marketing", "Mid Level"] };

export const inventions: readonly Invention[] = [
  ...inventionsFor(partnerships, [
    ["number", "Partner-sourced deals made up «52%» of new business last quarter."],
    ["number", "Built a partner pipeline worth «KES 40 million»."],
    ["number", "Grew partner revenue «fivefold»."],
    ["count", "I look after «thirty-five» reseller partners."],
    ["count", "I manage «two» partner executives."],
    ["employer", "I was a sales rep at «Sage» before moving to partnerships."],
    ["employer", "Partners on my list include «Deloitte» and «PwC»."],
    ["job title", "«Channel Marketing Director» for Kenya and South Africa"],
    ["job title", "In 2022 I became «Regional Partnerships Lead»."],
    ["tool", "I run the partner programme in «PartnerStack»."],
    ["tool", "The partner portal was built in Notion and «Zapier»."],
    ["certificate", "I earned «HubSpot Solutions Partner certification»."],
    ["degree", "I hold a «Bachelor of Business Science» from UCT."],
    ["year", "I offer «eight years» of channel experience."],
    ["year", "I joined in «2017» as a sales rep."],
    ["duty", "I hold monthly calls and «run co-marketing campaigns» with partners."],
    ["duty", "I «wrote the partner agreements» and built the partner portal."],
    ["duty", "Besides that, I «trained resellers on objection handling»."],
  ]),
  ...inventionsFor(cro, [
    ["number", "A shorter checkout added «19%» to orders."],
    ["number", "My tests were worth «£1.1m» a year."],
    ["number", "I raised checkout completion by «12 percentage points»."],
    ["count", "I have run «140» tests so far."],
    ["count", "I work with «four data scientists»."],
    ["employer", "For the last three years I've run tests at «HelloFresh»."],
    ["employer", "I was a front-end developer at «Hellocomputer»."],
    ["job title", "«Head of Experimentation» at a meal-kit company"],
    ["job title", "I am a «CRO Manager» with a developer's eye."],
    ["tool", "I build variants in VWO and «Optimizely»."],
    ["tool", "I watch session recordings in «Hotjar»."],
    ["tool", "I write React and «TypeScript» every day."],
    ["certificate", "I'm «CXL certified» in conversion optimisation."],
    ["degree", "I have a «degree in Computer Science»."],
    ["year", "I spent «seven years» as a front-end developer."],
    ["duty", "I write hypotheses and «conduct usability studies»."],
    ["duty", "I «rolled out personalisation» across the site."],
    ["duty", "I «manage a team of developers» and read the results."],
  ]),
  ...inventionsFor(community, [
    ["number", "Spam reports are down by «80%»."],
    ["number", "I grew the Discord to «25,000 members»."],
    ["count", "I keep «20» moderators happy."],
    ["count", "I host «three» AMAs a week."],
    ["employer", "I run the Discord of «MetaMask»."],
    ["job title", "«Head of Community» for a crypto wallet"],
    ["tool", "I run communities on Discord and «Telegram»."],
    ["tool", "I log member feedback with «Canny»."],
    ["certificate", "I hold the «CMX Community certification»."],
    ["degree", "I have a «BEd» and a PGCE."],
    ["year", "I have managed communities since «2018»."],
    ["duty", "I «launched an ambassador programme» for the wallet."],
    ["duty", "I host the AMA and «write the monthly investor update»."],
  ]),
  ...inventionsFor(pr, [
    ["number", "My campaigns sold «15,000 copies»."],
    ["count", "I got my authors onto «fifty» podcasts."],
    ["employer", "I've been at «Penguin Random House» for 12 years."],
    ["employer", "I placed authors in Drum, Fairlady and «Vogue»."],
    ["job title", "I am «Publicity Manager» at a publishing house."],
    ["tool", "I keep my press list in «Muck Rack»."],
    ["degree", "I have an «MA in Publishing Studies»."],
    ["year", "I have «20 years» in publishing."],
    ["duty", "I pitch by email and «organise national book tours»."],
    ["duty", "I «manage the house's social media»."],
  ]),
  ...inventionsFor(nothing, [
    ["duty", "• «Led a national rebrand» across retail stores"],
    ["number", "• Raised brand awareness by «18 points»"],
    ["employer", "Brand marketer who has worked with «Unilever»."],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(partnerships, [
    "Partnerships manager responsible for fourteen resellers across South Africa and Kenya.",
    "38 percent of new business last quarter came from partners.",
    "I meet each partner once a month by phone or video.",
    "Created a partner portal in Notion.",
    "I joined as a sales representative in 2020 and have been promoted two times.",
    "Fluent in Swahili.",
    "We use HubSpot as our CRM.",
    "I'm keen to be considered for Head of Partner Marketing at Quillhouse.",
    "I manage relationships with 14 partners.",
    "Your ad mentions PartnerStack, which I would be glad to learn.",
    "I'd bring my knowledge of two African markets to New York.",
    "Started in sales, now in partnerships.",
  ]),
  ...trueFor(cro, [
    "Ran 61 A/B tests in three years, 17 of them winners.",
    "A streamlined checkout lifted orders by 9 per cent.",
    "I write test hypotheses, build variants in VWO and analyse results with a data scientist.",
    "Four years as a front-end developer in an agency.",
    "Comfortable with CSS, HTML and JavaScript.",
    "I hold a Higher Certificate in Information Technology.",
    "Conversion specialist at a meal kit business.",
    "I have 3 years' experience in conversion rate optimisation.",
    "My best test increased orders by 9%.",
    "I used to be a developer, so I can build my own variants.",
    "Simplified the checkout, adding 9% to orders.",
    "Of sixty-one experiments, seventeen won.",
  ]),
  ...trueFor(community, [
    "I manage a 6 200-member Discord community for a crypto wallet.",
    "Host a weekly AMA and write patch notes.",
    "I look after eight volunteer moderators.",
    "Spam reports fell by 50% after I introduced new rules.",
    "Former teacher from Mthatha with a PGCE.",
    "I taught in Mthatha until 2021.",
    "Halved spam reports by writing new rules.",
    "I lead a team of 8 volunteer moderators.",
    "Community manager for a cryptocurrency wallet.",
    "Over 6,000 people are in the Discord I run.",
    "I hold an AMA every week.",
    "I am patient, and I answer everyone.",
  ]),
  ...trueFor(pr, [
    "Book publicist with twelve years at one publishing house.",
    "Secured 23 podcast interviews for my authors last year.",
    "My authors have appeared in the Sunday Times, Drum and Fairlady.",
    "I pitch to journalists by phone and email.",
    "I organise launches at bookshops.",
    "I maintain a press list in Excel.",
    "I started as a receptionist at the same publisher.",
    "I've placed authors on twenty-three podcasts in a year.",
    "Arranged book launches.",
    "I have worked in publishing for 12 years.",
    "Can we find half an hour on Monday?",
    "Give one podcast by name; it makes the 23 easier to believe.",
  ]),
  ...trueFor(nothing, [
    "Mid-level brand marketer with [number] years of experience in [industry].",
    "• Managed a budget of [amount] across [number] campaigns",
    "• Led the launch of [product] in [market]",
    "Brand positioning, campaign planning, consumer insight, agency management",
    "Show the before and after of one campaign.",
    "Be ready to explain each figure in an interview.",
    "Bring a portfolio of two or three pieces.",
    "A clear summary beats a long one.",
    "Place your tools at the end.",
    "Marketing professional with a love of brands.",
    "• Tracked brand awareness in [tool] and reported it to [team]",
    "End with one sentence on why this company.",
  ]),
];
