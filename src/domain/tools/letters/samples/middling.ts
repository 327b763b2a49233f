import type { Sample } from "./ads.ts";

/** Letters with something in them that do not make enough of it. */
export const middlingLetters: readonly Sample[] = [
  {
    name: "Megan, lifecycle",
    ad: "lifecycle",
    letter: `Dear Hiring Manager,

I am writing to apply for the Lifecycle Marketing Manager position at Fernhill Goods. I have been working in email marketing for four years and I love brands that care about the planet.

In my current role at a pet food company in Cape Town I am responsible for our Klaviyo account. I build the campaigns, write the copy and work with our designer. I set up a welcome series and an abandoned cart flow, and last year email revenue grew by 22%. I also look after our Shopify store when my colleague is on leave.

Before this I worked at an agency where I handled newsletters for various clients in retail and tourism. I learned a lot about segmentation and about managing deadlines there. I enjoy testing subject lines and I am always trying to improve our open rates.

I believe my skills would be a good fit for your team. I am organised, I communicate well and I am comfortable working remotely. I am available for an interview at any time that suits you.

Kind regards,
Megan Petersen`,
  },
  {
    name: "Sipho, content",
    ad: "content",
    letter: `Dear Ledgerwise team,

I saw your ad for a Senior Content Marketer and would like to put my name forward.

I have five years of experience in content, three of them with SaaS companies. At Paylane I wrote two long-form articles a week and planned the content calendar. Organic traffic went up a lot during my time there and several of our posts reached the first page of Google. I use Ahrefs for keyword research and I know WordPress well.

I like explaining complicated things in a simple way. At Paylane I interviewed the product team for most of my articles, and I wrote six case studies with customers. I have also managed two freelance writers.

What attracts me to Ledgerwise is the chance to work with an international team. I think your blog is already good, and with a more consistent schedule it could bring in more sign-ups. I am a fast learner and I am sure that I would pick up the accounting side quickly.

I am based in Pretoria and can work UK hours. You can find my portfolio at the link in my CV.

Best regards,
Sipho Dlamini`,
  },
  {
    name: "Chantal, paid",
    ad: "paid",
    letter: `Dear Northlight Learning

I am interested in the Paid Media Specialist role. I have managed paid campaigns for just over three years, first in-house for a furniture retailer and now as a freelancer.

My experience covers Google Ads and Meta, and I have also done a bit of LinkedIn. My biggest client has a budget of R80,000 a month. Over the past year I reduced their cost per lead by 15% by improving the ad copy and adding negative keywords. I set up conversion tracking for all my clients with Google Tag Manager and I report to them every month in Looker Studio.

I have not worked in education before, but I have worked with a property developer, where it also takes months before somebody buys. I understand how important it is to look at the quality of leads and not only the quantity.

I am detail-oriented and I work well under pressure. I am used to working with people in other time zones and I can be online in the afternoons and evenings.

Thank you for your time and consideration. I look forward to hearing from you.

Chantal Jacobs`,
  },
  {
    name: "Kabelo, lifecycle",
    ad: "lifecycle",
    letter: `Hello Fernhill Goods team,

My name is Kabelo and I have spent the last six years in ecommerce marketing, mostly on the retention side.

Currently I work for an online wine shop where I run the email programme. We moved from Mailchimp to Klaviyo two years ago and I managed that project from start to finish. Since then I have built flows for new subscribers, for people who leave their cart and for customers who have not ordered in a while. Around a quarter of our revenue comes from email today. Every month I prepare a report for the owners with the most important numbers from Google Analytics and Shopify.

I also take care of our loyalty programme and our SMS campaigns around Black Friday, and I work closely with a graphic designer on the templates. I have some basic knowledge of HTML.

I am passionate about sustainable products and I use refillable products in my own home, so working for Fernhill would be more than just a job for me. I am looking for a company where I can grow and where I can make a real difference.

Please let me know if you need anything else from me.

Regards,
Kabelo Molefe`,
  },
];
