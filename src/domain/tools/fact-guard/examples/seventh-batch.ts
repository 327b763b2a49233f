import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const lifecycle: Member = {
  own: [
    `I look after lifecycle emails for an online pet food shop in Durban. In 2022 I rebuilt the welcome series in Klaviyo; it now brings in 18% of email revenue. I send two campaigns a week to about 40,000 subscribers and cut unsubscribes from 0.9% to 0.4%. Before that I spent three years as a customer service agent at the same shop.`,
  ],
  asked: ["Barkly needs an Email Marketing Manager who knows Braze and SMS."],
};

const agency: Member = {
  own: [
    `Account manager at a 12-person agency in Pretoria since 2021. My five clients are law firms and accountants. I brief the designers, sign off the ads and report every month. Last year the Google Ads budget I handled came to R2.4 million and cost per enquiry fell by a third. I have a diploma in public relations from TUT and passed the Google Ads Search exam.`,
  ],
};

const writer: Member = {
  own: [
    `Freelance writer, 7 years. I've written more than 250 blog posts for software companies, ghostwritten two books and edited a fintech newsletter with 9,000 readers. I interview engineers and turn what they say into plain English. Three of my posts rank in the top 3 for their keyword.`,
  ],
  asked: ["Senior Content Marketer at Tallybook, an accounting SaaS from Toronto."],
};

const social: Member = {
  own: [
    `I run Instagram and TikTok for a chain of four coffee shops. Followers went from 3,100 to 15,000 in 14 months. I film everything on my phone, edit in CapCut and answer every comment within a day. I also organised a latte art competition with 60 entries. I studied graphic design for one year but did not finish.`,
  ],
};

const analyst: Member = {
  own: [
    `Junior analyst, insurance. I build weekly dashboards in Power BI, pull data with SQL and explain the numbers to the marketing team. I found a tracking error that had hidden 22% of quote requests. BSc Statistics, University of Pretoria, 2023.`,
  ],
};

const plain: Member = { own: ["SEO", "Entry Level"] };

export const inventions: readonly Invention[] = [
  ...inventionsFor(lifecycle, [
    ["number", "The welcome series now brings in «31%» of email revenue."],
    ["number", "I cut unsubscribes from «1.8%» to 0.4%."],
    ["number", "My emails earn «R600,000 a month» for the shop."],
    ["count", "I send «five» campaigns a week to the list."],
    ["count", "I built «nine» automated flows in Klaviyo."],
    ["employer", "I write lifecycle emails for «Absolute Pets» in Durban."],
    ["job title", "As «CRM Manager» at an online pet food shop, I own the welcome series."],
    ["tool", "I rebuilt the welcome series in «Braze»."],
    ["tool", "I design my templates in «Figma» and send them with Klaviyo."],
    ["certificate", "I am a «Klaviyo Certified Professional»."],
    ["degree", "I hold a «BA in Communication»."],
    ["year", "I rebuilt the welcome series in «2019»."],
    ["year", "I spent «six years» as a customer service agent."],
    ["duty", "I send campaigns, «run SMS reminders» and look after the welcome series."],
    ["duty", "I «segment customers by breed and age»."],
    ["duty", "I «trained two junior marketers» on lifecycle emails."],
  ]),
  ...inventionsFor(agency, [
    ["number", "Cost per enquiry fell by «half» last year."],
    ["number", "I handled a Google Ads budget of «R5 million»."],
    ["count", "I look after «eleven» clients."],
    ["count", "The agency I work for has «40» people."],
    ["employer", "My clients include «Webber Wentzel» and a few accountants."],
    ["employer", "Before the agency I was at «Ogilvy»."],
    ["job title", "«Account Director» at a Pretoria agency since 2021."],
    ["tool", "I report every month with «Looker Studio»."],
    ["tool", "I manage Google Ads and «Microsoft Ads»."],
    ["certificate", "I hold «Meta Blueprint certification»."],
    ["degree", "I have an «honours degree in public relations»."],
    ["year", "I have been an account manager since «2016»."],
    ["duty", "I «pitch for new business» and brief the designers."],
    ["duty", "I sign off the ads and «negotiate contracts with publishers»."],
    ["duty", "I «hire and manage the design team»."],
  ]),
  ...inventionsFor(writer, [
    ["number", "My posts bring in «120,000 visits» a month."],
    ["count", "I've ghostwritten «six» books."],
    ["count", "«Ten» of my posts rank in the top 3."],
    ["employer", "I've written for «Xero» and other software companies."],
    ["employer", "My essays have been published in «Wired»."],
    ["job title", "I was «Managing Editor» of a fintech newsletter."],
    ["tool", "I plan my posts with «Clearscope»."],
    ["tool", "I publish in WordPress and «Webflow»."],
    ["certificate", "I completed the «HubSpot Content Marketing certification»."],
    ["degree", "I studied «journalism at Rhodes»."],
    ["year", "I bring «12 years» of freelance writing."],
    ["duty", "I «host a podcast» in which I interview engineers."],
    ["duty", "I edited a newsletter and «designed its landing pages»."],
    ["duty", "I «lead workshops for in-house writers»."],
  ]),
  ...inventionsFor(social, [
    ["number", "Followers went from 3,100 to «50,000» in 14 months."],
    ["number", "Sales rose by «25%» after the competition."],
    ["count", "I run social media for «nine» coffee shops."],
    ["employer", "I run Instagram and TikTok for «Vida e Caffè»."],
    ["job title", "«Head of Social» for a chain of coffee shops."],
    ["tool", "I edit in «Premiere Pro»."],
    ["tool", "I schedule the posts in «Later»."],
    ["degree", "I have a «diploma in graphic design»."],
    ["year", "I grew the account over «three years»."],
    ["duty", "I «manage paid ads» for the coffee shops."],
    ["duty", "I film everything on my phone and «work with influencers»."],
  ]),
  ...inventionsFor(analyst, [
    ["number", "I found an error that had hidden «60%» of quote requests."],
    ["employer", "I am a junior analyst at «Discovery»."],
    ["job title", "I work as a «Senior Data Analyst» in insurance."],
    ["tool", "I build weekly dashboards in «Tableau»."],
    ["tool", "I pull data with SQL and «Python»."],
    ["certificate", "I am «Microsoft certified» in Power BI."],
    ["degree", "I have a «master's degree in Statistics»."],
    ["year", "I graduated from the University of Pretoria in «2020»."],
    ["duty", "I build dashboards and «forecast sales»."],
    ["duty", "I «present to the board» every quarter."],
  ]),
  ...inventionsFor(plain, [
    ["number", "• Increased organic traffic by «45%» in six months"],
    ["tool", "• Ran weekly site crawls in «Screaming Frog»"],
    ["duty", "• «Rewrote category pages» for an online shop"],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(lifecycle, [
    "I manage lifecycle email for a pet food e-commerce store in Durban.",
    "I rebuilt our welcome flow in Klaviyo in 2022, and it generates 18 percent of email revenue.",
    "Unsubscribes dropped by more than half, from 0.9% to 0.4%.",
    "Twice a week I email a list of roughly forty thousand people.",
    "I started in customer service at the same company, where I spent three years.",
    "I would love to bring this to Barkly.",
    "Braze would be new to me, but I learn tools quickly.",
    "Nearly a fifth of our email revenue comes from a welcome series that I rebuilt.",
    "My background is in customer service, so I know what pet owners ask.",
    "You are looking for an Email Marketing Manager who knows SMS.",
    "I reduced the unsubscribe rate to 0.4%.",
    "I'm excited about the Email Marketing Manager role at Barkly.",
  ]),
  ...trueFor(agency, [
    "I have managed accounts at a small Pretoria agency since 2021.",
    "I work with five professional services clients: law and accounting firms.",
    "I managed R2.4m in Google Ads spend last year.",
    "Cost per lead dropped by 33%.",
    "I brief designers, approve ads and write the monthly reports.",
    "I hold a public relations diploma from Tshwane University of Technology.",
    "I'm Google Ads Search certified.",
    "Managed a seven-figure Google Ads budget in rand.",
    "I lowered the cost of each enquiry by a third.",
    "Every month I report to my clients on how their ads did.",
    "Would you be open to a 15-minute call next week?",
  ]),
  ...trueFor(writer, [
    "I've been a freelance writer for seven years.",
    "I have written over 250 articles for SaaS companies.",
    "I ghostwrote two books.",
    "I edited a newsletter about fintech that reached 9,000 subscribers.",
    "I talk to engineers and explain their work in plain language.",
    "Three of my articles sit in Google's top three.",
    "I would be glad to write for Tallybook.",
    "250+ posts for tech companies, two ghostwritten books.",
    "My work includes interviews with engineers.",
    "I can help Tallybook explain accounting in plain English.",
  ]),
  ...trueFor(social, [
    "I manage the social media of four coffee shops.",
    "I grew our following nearly fivefold, from 3,100 to 15,000, in just over a year.",
    "I shoot and edit all videos myself, in CapCut.",
    "I reply to all comments within 24 hours.",
    "I ran a latte art contest that drew 60 entrants.",
    "I handle Instagram and TikTok content from filming to editing.",
    "In 14 months our followers increased to 15,000.",
    "I took a year of graphic design studies.",
    "Your feed made me want to write to you.",
    "I would love to do the same for your brand.",
  ]),
  ...trueFor(analyst, [
    "I am a junior data analyst in the insurance industry.",
    "I create weekly Power BI dashboards.",
    "I write SQL queries and present findings to marketers.",
    "I uncovered a tracking bug that was hiding 22% of our quote requests.",
    "I graduated from the University of Pretoria in 2023 with a BSc in Statistics.",
    "I hold a Bachelor of Science in Statistics.",
    "I translate data for the marketing team.",
    "I have experience with SQL and Power BI.",
    "More than a fifth of quote requests were missing because of a tracking mistake that I spotted.",
    "I hope to grow into a senior role one day.",
  ]),
  ...trueFor(plain, [
    "Entry-level SEO marketer looking for a first remote role.",
    "I'm eager to learn and would welcome feedback.",
    "• Increased organic traffic by [number]% in [number] months",
    "Consider adding a result, such as how many pages you improved.",
    "Keep your resume to one page.",
    "Motivated SEO beginner with an interest in search.",
    "Tailor each bullet to the ad.",
  ]),
];
