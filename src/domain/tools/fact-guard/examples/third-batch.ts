import {
  inventionsFor,
  trueFor,
  type Invention,
  type Member,
  type TrueStatement,
} from "./example.ts";

const growthPerson: Member = {
  own: [
    `Growth marketer`,
    `Dear Lindiwe,

I'm a growth marketer with a soft spot for onboarding. At Kasi Money, a savings app in Soweto, I rewrote the sign-up emails and push messages, and activation rose from 31% to 44% over nine months. I ran a referral scheme that brought in 7 500 new savers at R22 each, about half of what Facebook was costing us.

I taught myself SQL and use Amplitude, Braze and Google Sheets daily. I work closely with two product managers and a designer. Before Kasi Money I spent three years selling airtime door to door, which is where I learned to listen.

I have no degree; I left UJ after my second year of BCom Accounting.

Warm regards,
Sipho Dlamini`,
  ],
  asked: [
    "Halcyon (Berlin, remote) seeks a Senior Growth Manager. Must have: 4+ years in growth, Iterable or Customer.io, paid social, and experience leading a squad of engineers. Degree preferred.",
  ],
};

const contentLead: Member = {
  own: [
    `Content marketing lead at a logistics SaaS. I own our blog, our quarterly trends report and the customer webinars. Five freelancers write for me and I edit everything they send. Blog sign-ups went up 2.5x in 2023. I set up our editorial calendar in Airtable and moved the blog from Ghost to Webflow. I've been doing this for eight years, the first three as a journalist at the Daily Dispatch in East London. I hold an Honours degree in Journalism from Rhodes University. I interview truck drivers, warehouse managers and economists for our stories.`,
  ],
};

const virtualAssistant: Member = {
  own: [
    `context: I'm moving from virtual assistant work into marketing. I've kept the social pages of a yoga teacher and a vet going for a year, made their Canva posts, and answered messages. I started a monthly newsletter for the vet on MailerLite, now 640 readers. I did the free HubSpot Social Media course and got the certificate. I'm quick with spreadsheets.`,
    `Social media assistant`,
  ],
};

const ecommerce: Member = {
  own: [
    `E-commerce manager, Pietermaritzburg. 11 years in retail, 5 of them online. I run a Shopify store with 1,800 products and a team of three (a photographer, a packer and a customer service agent). Turnover passed R24 million last financial year. I negotiate courier rates, plan the promotions calendar, and work with an outside agency on Google Shopping. Returns fell by a fifth after I rewrote the size guides. I sit on the board of our local business chamber.`,
  ],
};

export const inventions: readonly Invention[] = [
  ...inventionsFor(growthPerson, [
    ["number", "Activation climbed to «61%» after I rewrote the sign-up emails."],
    ["number", "The referral scheme brought in «18,000» savers at R22 each."],
    ["number", "My referral scheme cut acquisition costs by «R1.3 million»."],
    ["number", "I lifted day-30 retention «1.8x» at Kasi Money."],
    ["count", "I work with «four» product managers and a designer."],
    ["count", "Over nine months I shipped «a dozen» experiments on the sign-up emails."],
    ["employer", "Before Kasi Money I did growth at «TymeBank»."],
    ["employer", "I honed my craft at «Jumo», then joined Kasi Money."],
    ["employer", "As a growth marketer at «Halcyon», I rewrote the onboarding emails."],
    ["job title", "I am «Growth Lead» at Kasi Money."],
    [
      "job title",
      "In my current position as «Lifecycle Marketing Specialist» I look after onboarding.",
    ],
    ["tool", "I use Amplitude, Braze and «Mixpanel» daily."],
    ["tool", "I built our push messages in «OneSignal»."],
    ["tool", "I have hands-on experience with «Customer.io»."],
    ["certificate", "I earned the «Reforge Growth Series certificate»."],
    ["degree", "I completed my «BCom Accounting degree» with distinction."],
    ["degree", "A «Computer Science graduate», I taught myself SQL."],
    ["year", "I bring «more than six years» of growth experience."],
    ["year", "In «2021» I rewrote the sign-up emails at Kasi Money."],
    ["duty", "I «led a squad of engineers» while rewriting the onboarding emails."],
    ["duty", "I rewrote the push messages and «managed our paid social budget»."],
    ["duty", "Having «launched the app in Kenya», I understand new markets."],
    ["duty", "At Kasi Money I «conducted user interviews» and ran a referral scheme."],
  ]),
  ...inventionsFor(contentLead, [
    ["number", "Webinar attendance is up «70 percent»."],
    ["number", "The trends report brought in «$1.5 million» of pipeline."],
    ["number", "Our blog now draws «90k monthly readers»."],
    ["count", "«Nine» freelancers write for me."],
    ["count", "I host «two webinars a month» for customers."],
    ["count", "I have published over «three hundred» articles."],
    ["employer", "Earlier in my career I reported for the «Mail & Guardian»."],
    ["employer", "I now run content for «DHL» and a logistics SaaS."],
    ["job title", "«Director of Content» at a logistics SaaS"],
    ["job title", "I began as a «sub-editor» at the Daily Dispatch."],
    ["tool", "Our editorial calendar lives in Airtable and «Asana»."],
    ["tool", "I moved the blog from «WordPress» to Webflow."],
    ["tool", "I optimise each article with «Clearscope»."],
    ["certificate", "I'm a «certified Content Marketing Institute strategist»."],
    ["degree", "I hold a «PhD» from Rhodes University."],
    ["year", "I've been in content for «twelve years»."],
    ["duty", "I «built the sales enablement library» and own the blog."],
    ["duty", "I edit freelancers' work and «mentor two interns»."],
    ["duty", "• «Spearheaded a podcast» with truck drivers and economists"],
    ["duty", "I own the blog, the trends report and «our paid distribution»."],
  ]),
  ...inventionsFor(virtualAssistant, [
    ["number", "The vet's newsletter has a «47%» open rate."],
    ["number", "Grew the vet's newsletter to «2 000 readers»."],
    ["count", "I've kept the social pages of «ten» small businesses going."],
    ["employer", "I kept the social pages of «Virgin Active» going for a year."],
    ["job title", "«Social Media Strategist» moving on from virtual assistant work."],
    ["tool", "I made posts in Canva and scheduled them in «Buffer»."],
    [
      "certificate",
      "I hold the HubSpot Social Media certificate and a «Google Analytics certification».",
    ],
    ["year", "I have «three years» of social media experience."],
    ["duty", "I made Canva posts and «ran Facebook ad campaigns»."],
    ["duty", "I answer messages and «write blog articles for the vet»."],
  ]),
  ...inventionsFor(ecommerce, [
    ["number", "Turnover passed «R42 million» last financial year."],
    ["number", "Returns fell by «35%» after I rewrote the size guides."],
    ["count", "I run a Shopify store and a team of «twelve»."],
    ["employer", "I spent six years at «Mr Price» before going online."],
    ["tool", "I run the store on Shopify with «Gorgias» for customer service."],
    ["degree", "I have a «National Diploma in Retail Management»."],
    ["year", "I have «20 years» in retail."],
    ["duty", "I «opened three branches» and negotiated courier rates."],
    ["duty", "I negotiate courier rates and «import goods from China»."],
  ]),
];

export const trueStatements: readonly TrueStatement[] = [
  ...trueFor(growthPerson, [
    "At Kasi Money I increased activation from 31 percent to 44 percent in nine months by rewriting onboarding emails and push notifications.",
    "I launched a referral programme that won 7,500 new savers.",
    "Each referred saver cost R22, roughly 50% of our Facebook cost.",
    "Self-taught in SQL; daily user of Braze, Amplitude and Google Sheets.",
    "I collaborate with 2 product managers and one designer.",
    "Three years of door-to-door airtime sales taught me to listen.",
    "I studied BCom Accounting at UJ for two years but did not finish.",
    "Growth marketer at a Soweto savings app.",
    "I was excited to see that Halcyon is hiring a Senior Growth Manager.",
    "While I have not led engineers, I work closely with product managers.",
    "I have not used Iterable, but I know Braze well.",
    "Dear Lindiwe, my name is Sipho Dlamini and I care about onboarding.",
    "I'd love to bring this approach to Halcyon in Berlin.",
    "Revised the welcome emails, lifting activation to 44%.",
    "Your letter is honest about the degree, which is a strength.",
    "Mention how you measured activation; a reader will ask.",
    "Could we speak for 30 minutes this week or next?",
    "I know you prefer a degree and 4+ years in growth.",
    "Warm regards, Sipho Dlamini",
  ]),
  ...trueFor(contentLead, [
    "I lead content marketing for a logistics software company.",
    "I manage 5 freelance writers and edit their work.",
    "In 2023 blog sign-ups grew 150%.",
    "Migrated the blog from Ghost to Webflow.",
    "Introduced an editorial calendar in Airtable.",
    "Eight years in content, including three as a reporter for the Daily Dispatch.",
    "Rhodes University, BA Honours in Journalism",
    "I run webinars for customers and publish a trends report every quarter.",
    "Interviewed economists, drivers and warehouse managers for articles.",
    "I started out in East London as a journalist.",
    "Responsible for the company blog, webinars and quarterly report.",
    "Content marketing lead with a journalist's ear for a good story.",
    "I supervise five freelancers.",
    "Blog subscriptions increased two and a half times in 2023.",
    "I oversee everything our freelancers write.",
    "I would welcome a conversation about your content plans.",
  ]),
  ...trueFor(virtualAssistant, [
    "For 12 months I have managed social media for a vet and a yoga instructor.",
    "Designed posts in Canva and replied to messages.",
    "Launched a monthly MailerLite newsletter for a veterinary practice, now with 640 subscribers.",
    "HubSpot Social Media certified.",
    "I am a virtual assistant moving into marketing.",
    "Comfortable with spreadsheets and quick to learn.",
    "Social media assistant for two small businesses, a yoga teacher and a vet.",
    "Created Canva graphics for a yoga teacher.",
    "I hold HubSpot's Social Media certificate.",
    "I send a newsletter to 640 readers once a month.",
    "I am eager to grow and would value the chance to join your team.",
    'Suggested line: "I built a vet\'s newsletter to 640 readers."',
  ]),
  ...trueFor(ecommerce, [
    "I manage an online store on Shopify with 1 800 products.",
    "Led a team of 3, including a photographer and a packer.",
    "Annual revenue exceeded R24m.",
    "Cut returns by 20% by rewriting the size guides.",
    "I bring eleven years of retail experience, five in e-commerce.",
    "Negotiated rates with couriers and planned promotions.",
    "Partnered with an external agency on Google Shopping.",
    "I serve on the board of the local business chamber.",
    "E-commerce manager based in Pietermaritzburg with 11 years' experience in retail.",
    "Reduced returns by one fifth.",
    "Much of my career has been spent close to customers.",
    "My team of three includes a customer service agent.",
    "Managed the promotional calendar.",
  ]),
];
