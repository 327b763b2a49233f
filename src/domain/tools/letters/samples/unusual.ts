import type { Sample } from "./ads.ts";

/** Good letters in a form of their own: short and direct, a story, bullets. */
export const unusualGood: readonly Sample[] = [
  {
    name: "Short and direct",
    ad: "paid",
    letter: `Hi there

You want somebody who can spend $60,000 a month on Google and Meta and answer for every lead. I have done that for three and a half years, the last two for an online university in Stellenbosch: $52,000 a month, cost per lead down from $64 to $43, enrolments up by a fifth.

Tracking is in Tag Manager and GA4, set up by me. Landing pages I build with a designer and test two at a time.

I am online until 21:00 in Stellenbosch, so you get five hours of Eastern time. Northlight's page for the evening course loads in nine seconds on my phone; I would begin there.

Anele Botha`,
  },
  {
    name: "A story",
    ad: "lifecycle",
    letter: `Dear Fernhill,

At two in the morning on Black Friday our discount code stopped working, and 61,000 people had just been sent it. I was the only one awake. I paused the flow in Klaviyo, wrote four honest lines, sent them to those who had clicked, and went back to bed. That apology made R410,000, more than the campaign it was for.

I learned two things that night. People answer when somebody speaks to them as a person, and a lifecycle programme needs somebody who knows every branch of it.

For four years I have been that person at Karoo Candles, an online shop on Shopify. I own the welcome series, the refill reminders and the win-back emails, and SMS since last year. Repeat purchases rose from 19% to 31% in that time, and I test one thing each week to keep it moving. The reports come out of GA4 and go to everybody on Friday, churn included.

I would like to do this for products that people are meant to buy again and again.

Nomvula Khumalo, East London`,
  },
  {
    name: "Bullets",
    ad: "content",
    letter: `Dear Priya,

You ask for proof that content ranked and brought in sign-ups. Here is mine, from five years at Fieldnote, a B2B scheduling tool:

- Organic visits from 8,000 to 46,000 a month, with 70 articles planned in Semrush
- 1,150 sign-ups in the last year came from those articles
- A guide to deposits for contractors that has ranked first since 2022, written with two accountants

I interview before I write. Each month I speak to three customers and turn one of those talks into a case study, which our freelance editor then makes shorter.

Why Ledgerwise? I did the books for my mother's guest house in Knysna for four years, and your article on client money is the only one I have read that gets it right.

UK hours are no trouble: Knysna is one or two hours ahead.

Kind regards,
Jo-Anne Davids`,
  },
];

/** Letters that try to please a machine. */
export const gamed: readonly Sample[] = [
  {
    name: "Keywords",
    ad: "lifecycle",
    letter: `Dear Fernhill Goods,

Lifecycle marketing, retention marketing, email marketing, SMS, Klaviyo, Shopify, GA4, Google Analytics, HTML, CSS, deliverability, segmentation, personalisation, A/B testing, win-back, welcome series, churn, repeat purchase rate, revenue per recipient, copywriting, ecommerce.

I am experienced in lifecycle marketing, Klaviyo, Shopify, GA4, email, SMS, flows, segments, A/B tests, HTML, CSS, deliverability, copy, English, reporting. My skills: retention, ecommerce, subscribers, churn, repeat purchase rate, designer brief, written English, flows, welcome series, win-back. 5 years experience lifecycle retention ecommerce brand Klaviyo hands-on.

Fernhill Goods lifecycle manager, Fernhill Goods email, Fernhill Goods SMS programme, Fernhill Goods Klaviyo subscribers, Fernhill Goods reporting.

Regards
A. Candidate`,
  },
  {
    name: "Numbers without meaning",
    ad: "paid",
    letter: `Dear Northlight Learning,

I give 110% and I am 100% committed, 24/7, 365 days a year. I have 15 skills, 20 tools, 12 certificates and 8 years of passion. I have worked on 50 projects, 30 brands, 10 industries and 5 continents, with 99% satisfaction, 200% energy and 1000 ideas.

I rate myself 9 out of 10 for Google Ads, 8 out of 10 for Meta, 10 out of 10 for English and 10 out of 10 for attitude. I scored 87% in module 3, 91% in module 4 and 78% in module 5. I can type 70 words in 1 minute, I have 2 screens, 1 laptop and a 100 Mbps line, and I can start in 7 days. My notice period is 0 days and I am 26 years old, 3rd of 4 children.

I am your number 1 candidate. Call me on 082 555 0147 any time from 6:00 to 23:00.

Regards
B. Candidate`,
  },
  {
    name: "The ad sent back",
    ad: "content",
    letter: `Dear Ledgerwise,

I plan and write long-form articles, guides and case studies for finance people at agencies. I do keyword research and refresh older posts. I interview customers and our own accountants. I work with a freelance editor and a designer.

I have 5+ years in B2B SaaS content marketing and proof that my content ranked and brought in sign-ups. I have strong SEO skills, with Ahrefs or Semrush. I can explain a dry subject simply. I have at least four hours of overlap with UK working hours. I have a background in finance or accounting and experience with Webflow.

I am what you are looking for at Ledgerwise because I have everything that the ad mentions, and I could start with all of it on the first day of next month.

Regards
C. Candidate`,
  },
];
