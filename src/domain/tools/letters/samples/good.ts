import type { Sample } from "./ads.ts";

/** Letters that would get an interview. */
export const goodLetters: readonly Sample[] = [
  {
    name: "Thandeka, lifecycle",
    ad: "lifecycle",
    letter: `Dear Marian,

Forty-one per cent of Fernhill's customers, your founder said on the Refill podcast, never order a second time. At Umoya Skincare in Durban I had the same problem, and brought that figure from 52% down to 38% in eleven months.

Umoya sells on Shopify to 96,000 subscribers in South Africa and the UK. For five years I have run its email and SMS alone, in Klaviyo: the welcome series, browse and cart flows, a refill reminder timed to each product, and a win-back for people who had gone quiet. Flows earned 18% of revenue when I arrived and earn 34% now. The refill reminder did most of that. It came out of an A/B test I nearly did not run, because the first version lost.

I test something every Tuesday and write half a page about it on Friday, which our buyers now read too. In 2024 our open rate fell by a third within a week. I traced it to a purchased list from before my time, cleaned 14,000 addresses and had us back in the inbox in six weeks.

I write the copy myself and brief one designer. GA4 reports are mine as well, down to repeat purchase rate by cohort. My HTML is good enough to fix a broken template, and no better.

I work from Durban, 9:00 to 17:30, which is one hour ahead of London in winter. Could I walk you through the refill flow in a 20-minute call next week?

Kind regards,
Thandeka Mthembu`,
  },
  {
    name: "Ruan, content",
    ad: "content",
    letter: `Hi Priya,

Your guide to VAT for agencies ranks ninth for a phrase that 2,400 people search every month, and it stops before the question they are really asking: when do I charge it to a client abroad? I would start at Ledgerwise by rewriting that page.

I have written for B2B software companies for six years, the last four at Clockhouse, a time-tracking tool for architects. When I joined, the blog brought 3,100 visits a month. Last month it brought 27,500, and 212 of those readers started a trial. Most of that came from 40 articles I planned with Ahrefs and wrote after talking to customers, and from refreshing 60 older posts that had slipped to page two.

Dry subjects suit me. Before marketing I spent two years as a bookkeeper in Bloemfontein, so I know what a reconciliation is and why nobody wants to read about one. My piece on retainer billing is used by three accounting firms to explain it to their own clients.

At Clockhouse I work with a freelance editor in Leeds and a designer in Lisbon, and publish in Webflow without help. I also interviewed 25 customers for our case studies; sales send them with every proposal.

I am in Cape Town and keep UK hours, so we would share the whole working day. May I send you an outline for the VAT page?

Best,
Ruan Fourie`,
  },
  {
    name: "Lerato, paid",
    ad: "paid",
    letter: `Dear Northlight team

In March I took over a Google Ads account that paid $118 for every enquiry about a data course. By July it paid $71, on a budget of $45,000 a month, and the college enrolled 160 more students than the year before.

That was for Kopano College, which sells online courses to adults and waits about nine weeks between the first click and the first payment. Your sales cycle will be familiar. Three things made the difference there: I moved 30% of the spend from broad match to the questions people ask about fees, built a landing page for each course with one designer, and sent enrolments back to Google through Tag Manager, so that the bidding learned from students rather than from form fills.

Before that I spent two years on Meta at an agency in Johannesburg, running lead forms for a language school and an insurer. I cut cost per lead by 28% for the school with short videos of its own teachers. In all I have four years of hands-on paid search and paid social, and I still write my own ads.

Every Monday my manager gets one page: spend, cost per lead, enrolments, what I changed and what I got wrong. I could do the same for your head of growth at Northlight from the first week.

I work until 20:00 in Johannesburg, which leaves four hours with Eastern time.

Sincerely
Lerato Mokoena`,
  },
];
