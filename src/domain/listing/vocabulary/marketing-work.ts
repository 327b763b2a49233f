/** What marketers do all day. Several of these in one text make a vague title a marketing job. */
export const marketingWork = `
  a/b testing, ad campaigns, ad copy, advertising campaigns, blog posts, brand awareness, brand guidelines, brand voice, call to action, campaign performance, case studies, click through, content calendar, content marketing, content strategy, conversion rate,
  conversion rates, copywriting, demand generation, digital marketing, editorial calendar, email campaigns, email marketing, facebook ads, go to market, google ads, google analytics, hubspot, inbound marketing, influencer, influencers, keyword research, klaviyo, landing page, landing pages,
  lead generation, link building, mailchimp, marketing automation, marketing campaign, marketing campaigns, marketing channels, marketing manager, marketing materials, marketing strategy, marketing team, media buying, meta ads, newsletter, newsletters, organic traffic, paid media, paid social, performance marketing, ppc,
  press releases, product launches, product marketing, public relations, roas, search engine optimization, seo, social media, target audience, web copy, website copy`;
