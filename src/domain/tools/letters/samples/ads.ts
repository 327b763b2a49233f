/** Ads the letters of this folder answer. Companies and people are made up. */
export const ads = {
  lifecycle: {
    company: "Fernhill Goods",
    ad: `Lifecycle Marketing Manager (remote, EMEA hours)

Fernhill Goods sells refillable home and body products in the US and the UK. We are 34 people, all remote.

What you'll do
- Own our email and SMS programme in Klaviyo, from welcome series to win-back
- Build segments and personalise flows for 180,000 subscribers
- Run A/B tests every week and share what you learn
- Report on revenue per recipient, repeat purchase rate and churn

Requirements
- 4+ years of lifecycle or retention marketing for an ecommerce brand
- Hands-on experience with Klaviyo or a similar tool
- You write clear, warm copy and can brief a designer
- Comfortable with Shopify and GA4 reporting
- Excellent written English

Nice to have
- Experience with deliverability problems
- Some HTML and CSS

What we offer
25 days of leave, a laptop and $2,800 to $3,400 a month.`,
  },
  content: {
    company: "Ledgerwise",
    ad: `<p>Ledgerwise is looking for a Senior Content Marketer to grow our organic traffic.</p>
<h3>About Ledgerwise</h3><p>We make accounting software for small agencies. Our team of 20 works from nine countries.</p>
<h3>The role</h3><ul>
<li>Plan and write long-form articles, guides and case studies for finance people at agencies</li>
<li>Do keyword research and refresh older posts</li>
<li>Interview customers and our own accountants</li>
<li>Work with a freelance editor and a designer</li></ul>
<h3>What we're looking for</h3><ul>
<li>5+ years in B2B SaaS content marketing</li>
<li>Proof that your content ranked and brought in sign-ups</li>
<li>Strong SEO skills, with Ahrefs or Semrush</li>
<li>You can explain a dry subject simply</li>
<li>At least four hours of overlap with UK working hours</li></ul>
<h3>Bonus points</h3><ul><li>A background in finance or accounting</li><li>Experience with Webflow</li></ul>`,
  },
  paid: {
    company: "Northlight Learning (Pty) Ltd",
    ad: `Paid Media Specialist at Northlight Learning

We run online coding courses for adults in the US and Canada. You will manage about $60,000 a month across Google Ads and Meta. You will build and test landing pages with our designer. We need someone with 3+ years of hands-on paid search and paid social experience. You must be comfortable with conversion tracking in Google Tag Manager and GA4. Experience with lead generation for education or another long sales cycle is a plus. You report weekly on cost per lead and enrolments to our head of growth. Fluent English and at least three hours of overlap with Eastern time are required.`,
  },
} as const;

export interface Sample {
  readonly name: string;
  readonly ad: keyof typeof ads;
  readonly letter: string;
}
