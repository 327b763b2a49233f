/**
 * What marketers do all day, by the kind of marketing it belongs to. Several of these in one text make a vague title a
 * marketing job, and most of them say which kind.
 */
export const marketingWork = {
  seo: `
    ahrefs, backlink, backlinks, domain authority, domain rating, domain ratings, guest post, guest posts, keyword research, link building, organic rankings, organic traffic, search console, search engine optimization, search engine optimisation, semrush, seo, serp, serps`,
  email: `
    abandoned cart, deliverability, drip campaigns, email campaigns, email flows, email marketing, klaviyo, mailchimp, marketing automation, newsletter, newsletters, open rates, sms campaigns, subject lines, welcome flow, welcome series, win back`,
  paid: `
    ad accounts, ad campaigns, ad copy, ad sets, ad spend, advertising campaigns, facebook ads, google ads, linkedin ads, media buying, meta ads, paid media, paid social, performance marketing, ppc, retargeting, roas, tiktok ads`,
  social: `
    creator campaigns, hashtags, influencer, influencers, instagram, reels, social media, social posts, tiktok`,
  content: `
    blog articles, blog posts, case studies, content calendar, content marketing, content strategy, copywriting, edit articles, editorial calendar, web copy, website copy, white papers, whitepapers`,
  growth: `
    a/b testing, activation rate, conversion rate, conversion rates, demand generation, growth experiments, landing page, landing pages, lead generation, referral programme, referral program`,
  brand: `
    brand awareness, brand guidelines, brand voice, competitor messaging, competitor narratives, competitive positioning, go to market, launch plans, messaging framework, positioning, press releases, product launches, product marketing, public relations`,
  general: `
    call to action, campaign performance, click through, digital marketing, google analytics, hubspot, inbound marketing, marketing campaign, marketing campaigns, marketing channels, marketing manager, marketing materials, marketing strategy, marketing team, target audience`,
} as const;

/** Words so plain that they only count where the whole ad is a few lines long and several of them stand together. */
export const plainWork: Readonly<Record<keyof typeof marketingWork, string>> = {
  seo: "on page, on page fixes, rank tracking, meta tags, schema, internal links, keywords, rankings, soekwoorde",
  email:
    "drip, drip series, sequences, mailings, mails, nurture, segments, flows, subscribers, nuusbriewe, nuusbrief, mailers",
  paid: `
    ads, adverts, advertising, advertensies, advertisements, banners, clicks, google shopping, meta, outdoor, radio, search campaigns, sponsored ads, sponsored posts`,
  social: `
    amas, ambassadors, comments, creators, discord, facebook, facebook groups, followers, following, linkedin, memes, newcomers, post about us, post daily, posts, reddit, socials, sosiale media, twitter, youtube`,
  content:
    "articles, blog, ebook, ebooks, podcast, podcasts, product pages, scripts, tone of voice, videos, webinar, webinars",
  growth:
    "funnel, funnels, pipeline, referral drives, referrals, sign up campaigns, sign ups, signups, trials",
  brand:
    "brand, brand films, identity, tone, look and feel, slogans, coverage, journalists, launch mails, launches, press, press list, publicity, sales decks, talked about",
  general:
    "campaign, campaigns, marketing, marketing calendar, promo calendar, promo, promos, in store, leaflets, flyers, loyalty offers, polls, promotion, promotions, uplift, veldtogte",
};
