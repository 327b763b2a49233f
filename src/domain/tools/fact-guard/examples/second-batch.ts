import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const adsBuyer: Member = {
  own: [
    `Hi, I'm Thandi. I've been running paid ads since 2020, the last two years at a performance agency in Durban where I handle nine accounts, mainly dentists and gyms. I work in Google Ads and Facebook Ads Manager every day.
     For one gym I cut the cost per lead from R180 to R95, and across my accounts I look after roughly R400 000 of spend a month. I write my own ad copy and build landing pages in Unbounce. I report to clients every Friday. I studied marketing at Boston City Campus and passed the Google Ads Search exam.`,
  ],
  asked: [
    "Northpeak is a Toronto SaaS company looking for a Paid Media Manager with experience in LinkedIn Ads, Looker Studio and budgets above $100k per month. You will manage two specialists.",
  ],
};

const brandPerson: Member = {
  own: [
    `Brand and PR officer`,
    `I spent six years in the communications office of a wine estate near Paarl. I wrote press releases, hosted journalists, ran the harvest festival twice and kept the estate's website up to date in WordPress. Our story was picked up by 14 newspapers in 2021. I speak English, Afrikaans and some French.
     Since leaving I've freelanced for a guesthouse and a ceramics studio, doing their newsletters and their Instagram.`,
  ],
};

const analyst: Member = {
  own: [
    `I'm a junior marketing analyst at an insurance start-up. I pull data with SQL, build dashboards in Power BI and check that tracking works in Tag Manager. I found a tracking bug that had hidden a quarter of our sign-ups. I have a BSc in Statistics from the University of Pretoria and 18 months of work experience. I ran 8 A/B tests on our quote form; three of them won.`,
  ],
};

const affiliate: Member = {
  own: [
    `Affiliate marketer, mid level`,
    `I manage the affiliate programme of an outdoor gear shop. I recruit bloggers, agree commissions with them and check for fraud. The programme went from 20 to 65 active partners and now brings in 12% of online revenue. We track on Impact. Earlier I was an account executive at an affiliate network.`,
  ],
};

const resumeOnly: Member = { own: ["Email Marketing", "Entry Level"] };

export const inventions: readonly Invention[] = [
  ...inventionsFor(adsBuyer, [
    ["number", "Reduced cost per lead by «62%» for a gym."],
    ["number", "I look after «R1.1m» of monthly ad spend across nine accounts."],
    ["number", "My landing pages convert at «14 percent»."],
    ["number", "Delivered a «4.5:1» return on ad spend for local gyms."],
    ["number", "Generated more than «3,200 leads» for dentists and gyms."],
    ["count", "I handle «twenty-two» accounts, mainly dentists and gyms."],
    ["count", "Supervised «three» account managers while running paid ads."],
    ["employer", "I run paid ads at «Rogue Media» in Durban."],
    ["employer", "My accounts have included «Virgin Active» and several dentists."],
    ["employer", "During my time at «Northpeak» I ran paid campaigns."],
    ["job title", "I am a «Paid Media Manager» at a performance agency in Durban."],
    ["job title", "Most recently I was «Performance Marketing Lead», handling nine accounts."],
    ["tool", "I work in Google Ads, Facebook Ads Manager and «LinkedIn Ads» every day."],
    ["tool", "Clients get a weekly report built in «Looker Studio»."],
    ["tool", "I build landing pages in Unbounce and «Instapage»."],
    [
      "certificate",
      "I'm «Meta Certified Media Buying Professional» and passed the Google Ads Search exam.",
    ],
    ["degree", "I have a «diploma in digital marketing» from Boston City Campus."],
    ["degree", "I «graduated cum laude» and have run ads ever since."],
    ["year", "I have «nine years» of paid media behind me."],
    ["year", "I joined the Durban agency in «2017»."],
    ["duty", "I «onboarded new account managers» and handled nine accounts."],
    ["duty", "Every quarter I «pitched for new business»."],
    ["duty", "I write ad copy, build landing pages and «shoot product photography»."],
    ["duty", "• «Forecasted annual media plans» for dental clients"],
  ]),
  ...inventionsFor(brandPerson, [
    ["number", "The harvest festival drew «4,500 visitors»."],
    ["number", "Coverage worth «R2 million» in advertising value."],
    ["number", "I «tripled» the estate's Instagram following."],
    ["count", "Our story appeared in «40» newspapers in 2021."],
    ["count", "I wrote «hundreds» of press releases."],
    ["count", "I have freelanced for «five» businesses."],
    ["employer", "I spent six years at «Boschendal» writing press releases."],
    ["employer", "Since then I have freelanced for «Babylonstoren»."],
    ["employer", "My stories ran in newspapers and I wrote for «Getaway Magazine»."],
    ["job title", "As «Communications Director» of a wine estate I hosted journalists."],
    ["job title", "I am a «brand strategist» with six years in wine."],
    ["tool", "I keep websites up to date in WordPress and «Wix»."],
    ["tool", "I track coverage with «Meltwater»."],
    ["certificate", "I am a «PRISA accredited» practitioner."],
    ["degree", "I hold an «honours degree in journalism»."],
    ["year", "I have «fifteen years' experience» in communications."],
    ["year", "Between «2012» and 2021 I worked for a wine estate."],
    ["duty", "I «handled crisis communications» for the estate."],
    ["duty", "I ran the harvest festival and «secured sponsors»."],
    ["duty", "I «redesigned the website» in WordPress."],
    ["duty", "My responsibilities included «media buying» and press releases."],
  ]),
  ...inventionsFor(analyst, [
    ["number", "My fix recovered «$80,000» in lost sign-ups."],
    ["number", "The winning tests raised quote completions by «22%»."],
    ["count", "I ran «thirty» A/B tests on the quote form."],
    ["employer", "Junior marketing analyst at «Pineapple», an insurance start-up."],
    ["job title", "«Senior Data Analyst» who builds dashboards in Power BI."],
    ["tool", "I pull data with SQL and «Python»."],
    ["tool", "Built dashboards in Power BI and «Qlikview»."],
    ["certificate", "«Microsoft Certified: Power BI Data Analyst Associate»"],
    ["degree", "I have a «Master's in Statistics» from the University of Pretoria."],
    ["year", "I bring «three years» of analytics experience."],
    ["duty", "I «built attribution models» and dashboards."],
    ["duty", "I «presented findings to the board» each month."],
  ]),
  ...inventionsFor(affiliate, [
    ["number", "The programme now brings in «$3.4M» a year."],
    ["count", "I manage «120» active partners."],
    ["employer", "I manage the affiliate programme of «Cape Union Mart»."],
    ["job title", "«Head of Partnerships» at an outdoor gear shop."],
    ["tool", "We track on Impact and «PartnerStack»."],
    ["duty", "I recruit bloggers and «organise affiliate conferences»."],
  ]),
  ...inventionsFor(resumeOnly, [
    ["duty", "• «Segmented customer databases» to improve targeting"],
    ["tool", "Key skills: «Klaviyo», A/B testing, copywriting"],
    ["number", "• Achieved a «28%» open rate"],
    ["degree", "Recent graduate with a «Bachelor's degree in Communication»."],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(adsBuyer, [
    "I've managed paid advertising since 2020.",
    "I currently run 9 client accounts at a Durban performance agency, mostly gyms and dental practices.",
    "Brought a gym's cost per lead down from R180 to R95.",
    "I manage around R400k in ad spend each month.",
    "Responsible for approximately R400,000 in monthly media spend.",
    "Write ad copy and create landing pages with Unbounce.",
    "I send clients a report each week.",
    "Experienced in Google Ads and Meta Ads Manager.",
    "I passed the Google Ads Search exam.",
    "I studied marketing at Boston City Campus.",
    "Northpeak's focus on SaaS appeals to me, and I would welcome the chance to work with LinkedIn Ads.",
    "I am writing to apply for the Paid Media Manager position at Northpeak.",
    "Your budgets of more than $100k per month are larger than mine, and I am ready for that.",
    "For the past two years I have worked at an agency in Durban.",
    "My name is Thandi and I run paid ads for gyms and dentists.",
    "I'd be happy to chat for 20 minutes on Thursday.",
    "I optimise campaigns daily in Google Ads.",
    "I lowered the cost per lead for a gym client.",
    "I develop ad copy and landing pages.",
    "Could I manage two specialists for you? I would be keen to learn.",
  ]),
  ...trueFor(brandPerson, [
    "For six years I handled communications for a wine farm near Paarl.",
    "I drafted press releases and hosted members of the press.",
    "In 2021, fourteen newspapers ran our story.",
    "Organised the harvest festival two times.",
    "Maintained the estate's WordPress site.",
    "Fluent in English and Afrikaans, with some French.",
    "I now freelance for a ceramics studio and a guest house, managing newsletters and Instagram.",
    "Six years of experience in PR and brand communications.",
    "I produce newsletters for a ceramics studio.",
    "I ran the estate's harvest festival in two separate years.",
    "Brand and PR officer with a background in the wine industry.",
    "My communication style is warm and direct.",
    "I look forward to hearing from you.",
    "I updated the website in WordPress and wrote media releases.",
    "Open with the festival: it is your strongest story.",
    "The second paragraph could be shorter; cut 30 words from it.",
  ]),
  ...trueFor(analyst, [
    "I have a year and a half of experience as a junior marketing analyst.",
    "Uncovered a tracking error that was hiding 25% of sign-ups.",
    "Ran eight split tests on the quote form, of which 3 won.",
    "I hold a BSc in Statistics from the University of Pretoria.",
    "Build Power BI dashboards and extract data using SQL.",
    "I verify tracking in Google Tag Manager.",
    "Bachelor of Science (Statistics), University of Pretoria",
    "Marketing analyst at an insurtech start-up.",
    "Three out of 8 experiments were winners.",
    "I make sure tracking works and dashboards are right.",
    "I analyse data with SQL and present it clearly in dashboards.",
    "Detail-oriented analyst who enjoys finding what others miss.",
  ]),
  ...trueFor(affiliate, [
    "I run the affiliate programme for an outdoor equipment store.",
    "Grew the programme from twenty to sixty-five active partners.",
    "Affiliates now account for 12 per cent of online sales.",
    "Recruited bloggers and negotiated commissions with them.",
    "I monitor for fraud and track results on Impact.",
    "Previously an account executive with an affiliate network.",
    "Mid-level affiliate marketer in outdoor retail.",
  ]),
  ...trueFor(resumeOnly, [
    "Entry-level email marketer eager to learn.",
    "• Wrote [number] email campaigns for [company]",
    "• Tested subject lines on a list of [size], improving opens by [X]%",
    "List building, segmentation, copywriting, A/B testing",
    "Add any course you have finished, and say what you built in it.",
  ]),
];
