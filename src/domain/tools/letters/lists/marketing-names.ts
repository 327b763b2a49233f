/** Names for one thing: whoever uses one has answered the other. */
export const sameThings: readonly string[] = [
  "seo, search engine optimisation, organic search, organic traffic, organic growth, search rankings, ranked on google",
  "ppc, paid search, pay per click, sem, search engine marketing, google ads, adwords, search ads, google adwords",
  "paid social, social ads, social advertising, paid social media, biddable social",
  "meta ads, facebook ads, instagram ads, facebook advertising, meta advertising, facebook and instagram ads, meta campaigns, meta",
  "paid media, paid ads, paid advertising, media buying, performance media, paid acquisition, paid campaigns, performance marketing, paid channels",
  "email marketing, e mail marketing, email campaigns, email programme/program, email flows, email sequences, email automation, drip campaigns, mailers, email, e mail, emails, newsletter, newsletters",
  "lifecycle, life cycle, lifecycle marketing, customer journey, customer journeys, onboarding flow/flows, onboarding sequence, onboarding emails, nurture, nurturing, nurture sequence, win back, winback",
  "retention, repeat purchase/purchases, repeat orders, repeat customers, churn, loyalty, returning customers",
  "crm, customer relationship management",
  "marketing automation, automated flows, automations, workflows, automation",
  "google analytics, ga4, ga 4, google analytics 4, universal analytics",
  "analytics, data analysis, analysis, analyse, analyze, analytical, web analytics, reporting, reports, dashboards, dashboard, metrics, kpi, kpis",
  "a/b testing, ab testing, a b testing, ab tests, split testing, split tests, a b tests, experimentation, experiments, tests, testing",
  "cro, conversion rate optimisation, conversion optimisation, conversion rate, conversion rates, conversions",
  "landing pages, landing page, lead pages",
  "content marketing, content strategy, content programme/program, content plan, content calendar, editorial calendar, content creation, content production, content, articles, blog, blog posts, blogging, long form",
  "copywriting, copywriter, copy, writing, writer, wrote, web copy, ad copy, write",
  "editing, editor, proofreading, edit",
  "social media, socials, social channels, social content, social accounts, social platforms, organic social, social",
  "community management, community manager, community building, community, communities",
  "influencer marketing, influencers, influencer, creators, creator partnerships, ugc, user generated content",
  "lead generation, lead gen, demand generation, demand gen, generating leads, leads, pipeline, mqls, qualified leads, demo requests, demos",
  "b2b, business to business, b 2 b",
  "b2c, business to consumer, consumer brand/brands, d2c, dtc, direct to consumer",
  "ecommerce, e commerce, online store, online shop, online retail, online retailer, web shop",
  "saas, software as a service, software company, software startup, subscription software, software",
  "sign ups, signups, registrations, trials, free trials, started a trial, sign up",
  "conversion tracking, tracking, google tag manager, tag manager",
  "education, edtech, online courses, courses, course, university, college, school, students, learning",
  "finance, accounting, accountant, accountants, bookkeeper, bookkeeping, fintech, financial",
  "sales cycle, long sales cycle, sales cycles",
  "startup, start up, early stage, scale up, scaleup",
  "link building, backlinks, outreach, digital pr, links",
  "keyword research, keywords, search intent, keyword strategy",
  "technical seo, site audit/audits, crawl, site speed, core web vitals, schema, seo audits, site migration",
  "brand, branding, brand strategy, brand awareness, brand voice, tone of voice, brand guidelines, positioning, messaging",
  "product marketing, go to market, gtm, product launch, product launches, launches, launch",
  "public relations, pr, press, press releases, media relations, media coverage, coverage",
  "affiliate marketing, affiliates, affiliate programme/program, partner programme/program, referral programme/program",
  "budget, budgets, ad spend, spend, media budget",
  "roas, return on ad spend, roi, return on investment",
  "cpa, cost per acquisition, cac, customer acquisition cost, cost per lead, cpl, acquisition cost",
  "segmentation, segments, segmenting, audience segments, personalisation",
  "deliverability, sender reputation, inbox placement, spam rate, dmarc",
  "stakeholders, stakeholder management, clients, client management, founders, account management, client communication",
  "project management, managing projects, project manager, asana, trello, monday.com, jira, clickup, notion",
  "remote, remotely, distributed team, distributed, work from home, asynchronously, async, asynchronous",
  "time zone, time zones, timezone, overlap, working hours, eastern time, est hours, us hours, uk hours, uk working hours, us working hours, european hours, sast, eastern, gmt",
  "team, teams, colleagues, cross functional, sales team",
  "designer, designers, graphic designer, graphic designers",
  "manage a team, managed a team, team lead, leading a team, led a team, people management, line management, direct reports, mentor, mentoring, mentored, coached",
  "video, short form video, reels, youtube, tiktok, video editing",
  "design, graphic design, canva, figma, photoshop, adobe creative suite",
  "sms, sms marketing, whatsapp, text messages, push notifications",
  "growth, growth marketing, acquisition, user acquisition, customer acquisition",
  "webinar, webinars, events, virtual events",
  "artificial intelligence, ai, chatgpt, ai tools, llm",
  "html, css, html css",
  "excel, spreadsheets, google sheets, spreadsheet, sheets",
  "market research, customer research, user research, customer interviews, interviews with customers, surveys, competitor analysis, competitor research",
  "degree, bachelor's, bachelors, bcom, ba, diploma, honours degree, qualification, graduated",
];

/** Members of a kind: `hubspot` answers `crm`, but `crm` does not answer `hubspot`. */
export const members: readonly (readonly [kind: string, names: string])[] = [
  [
    "crm",
    "hubspot, salesforce, pipedrive, zoho, zoho crm, activecampaign, dynamics 365, close.com, attio",
  ],
  [
    "marketing automation",
    "hubspot, marketo, pardot, klaviyo, activecampaign, customer.io, braze, iterable, zapier, make.com, eloqua",
  ],
  [
    "email marketing",
    "klaviyo, mailchimp, customer.io, braze, iterable, sendgrid, everlytic, convertkit, kit.com, beehiiv, substack, omnisend, brevo, campaign monitor, lifecycle, nurture",
  ],
  [
    "lifecycle",
    "onboarding, welcome flow, welcome series, abandoned cart, reactivation, braze, iterable, customer.io, email flows, retention",
  ],
  ["ppc", "microsoft ads, bing ads, performance max, pmax, google shopping, shopping campaigns"],
  [
    "paid social",
    "meta ads, linkedin ads, tiktok ads, pinterest ads, snapchat ads, twitter ads, reddit ads, facebook ads",
  ],
  [
    "paid media",
    "google ads, meta ads, paid search, paid social, linkedin ads, tiktok ads, ppc, facebook ads, programmatic, youtube ads, amazon ads, roas, cpa",
  ],
  [
    "social media",
    "instagram, tiktok, linkedin, facebook, twitter, pinterest, threads, youtube, hootsuite, buffer, sprout social, later.com",
  ],
  [
    "analytics",
    "google analytics, ga4, looker, looker studio, data studio, tableau, power bi, mixpanel, amplitude, segment, bigquery, sql, hotjar, search console, attribution",
  ],
  [
    "seo",
    "ahrefs, semrush, moz, screaming frog, search console, surfer, keyword research, link building, technical seo, backlinks, rank math, yoast",
  ],
  [
    "content marketing",
    "case studies, case study, white paper, whitepaper, ebook, ebooks, seo content, blog posts, newsletter, podcast, guides, landing pages",
  ],
  ["copywriting", "landing page copy, email copy, case studies, headlines, scripts"],
  ["ecommerce", "shopify, woocommerce, magento, takealot, amazon, bigcommerce, klaviyo"],
  ["cms", "wordpress, webflow, contentful, drupal, ghost, squarespace, wix, framer"],
  ["wordpress", "elementor, gutenberg"],
  ["cro", "vwo, optimizely, hotjar, landing page tests, a/b testing"],
  ["startup", "series a, series b, seed stage, founding team"],
  ["segmentation", "audiences, cohorts, lists"],
];

/** Words of ads that say nothing about what is asked, left out of the comparison. English is shown by the letter itself. */
export const adFiller = `
  english, written english, fluent english, native english, english speaker, ability, able, about, across, again, another, any, per, own, programme, program, hour, while, one, two, three, four, five, six, seven, eight, nine, ten, applicant, apply, area, aspect, at least, background, based, best, bonus, business, candidate, capable, clear, closely, come, comfortable, comfort, communicate, communication, company, competent, confident, could, day, deep, degree of, demonstrable, demonstrate, desirable, dynamic, effective, ensure, environment, essential, etc, even, every, exceptional, excellent, exciting, experience,
  expert, expertise, fast, familiar, familiarity, field, find, fluent, focus, fully, good, great, grasp, hand, hands on, help, high, highly, huge, hungry, ideal, ideally, important, include, including, individual, industry, initiative, job, join, keen, key, know, knowledge, level, like, likely, look, love, main, major, make, marketer, marketing, minimum, month, must, necessary, need, new, nice, no, opportunity, other, outstanding, paced, paid off, part, passion, passionate, people, person, plus, position, prefer, preferred, previous, prior, professional, proficiency, proficient, proven, qualify,
  quality, quick, ready, recent, relate, related, relevant, require, required, requirement, responsibility, responsible, role, self, senior, set, several, should, similar, skill, solid, someone, stay, strong, success, successful, support, sure, take, thing, think, thorough, time, tool, top, total, track record, type, us, uk, understand, understanding, use, using, variety, various, very, want, way, well, within, work, working, world, year, yrs, you'll, you've, you're`;

/** Verbs of any job: they count, but for little. */
export const plainVerbs = `
  assist, build, collaborate, coordinate, create, creating, deliver, develop, drive, execute, handle, implement, improve, increase, lead, maintain, manage, monitor, optimise, oversee, own, plan, produce, run, grow, campaign, strategy, platform, channel, digital, online, performance, process, project, customer, audience, goal, result, data, weekly, monthly, daily`;
