/** Names for one thing, the first of them its own: whoever uses one has answered the other. */
export const sameThings: readonly string[] = [
  "seo, search engine optimisation, organic search/traffic/growth, search rankings, ranked on google",
  "ppc, paid search, pay per click, sem, search engine marketing, google ads/adwords, adwords, search ads",
  "paid social (media), social ads/advertising",
  "meta (ads/advertising/campaigns), facebook/instagram ads/advertising, facebook and instagram ads",
  "paid media/ads/advertising/acquisition/campaigns/channels, media buying, performance media/marketing",
  "email marketing, email (marketing/campaigns/programme/program/flows/sequences/automation), e mail (marketing), drip campaigns, mailers, newsletter",
  "lifecycle (marketing), life cycle, customer journey, onboarding flow/sequence/emails, nurture (sequence), win back, winback",
  "retention, repeat purchase/orders/customers, churn, loyalty, returning customers",
  "crm, customer relationship management",
  "marketing automation, automated flows, automation, workflows",
  "google analytics (4), ga4, ga 4, universal analytics",
  "analytics, (data) analysis, analyse, analytical, web analytics, reporting, dashboards, metrics, kpi",
  "a b testing, ab testing, split testing, experimentation, experiments, testing",
  "cro, conversion rate (optimisation), conversion (optimisation)",
  "landing page, lead pages",
  "content marketing, content (strategy/programme/program/plan/calendar/creation/production), editorial calendar, articles, blog (posts), blogging, long form",
  "copywriting, copywriter, copy, writing, writer, web/ad copy",
  "editing, editor, proofreading",
  "social media, socials, (organic) social (channels/content/accounts/platforms)",
  "community (management/manager/building)",
  "influencer (marketing), creators, creator partnerships, ugc, user generated content",
  "lead generation, lead gen, demand generation/gen, generating leads, leads, pipeline, mqls, qualified leads, demo (requests)",
  "b2b, business to business",
  "b2c, business to consumer, consumer brand, d2c, dtc, direct to consumer",
  "ecommerce, e commerce, online store/shop/retail/retailer, web shop",
  "saas, software as a service, (subscription) software (company/startup)",
  "sign ups, signups, registrations, (free) trials, started a trial, sign up",
  "conversion tracking, tracking, (google) tag manager",
  "education, edtech, (online) course, university, college, school, students, learning",
  "finance, accounting, accountant, bookkeeper, bookkeeping, fintech, financial",
  "sales cycle, long sales cycle",
  "startup, start up, early stage, scale up, scaleup",
  "link building, backlinks, outreach, digital pr, links",
  "keyword research/strategy, keywords, search intent",
  "technical seo, site audit/speed/migration, crawl, core web vitals, schema, seo audits",
  "brand (strategy/awareness/voice/guidelines), branding, tone of voice, positioning, messaging",
  "product marketing, go to market, gtm, (product) launch",
  "public relations, pr, press (releases), media relations/coverage, coverage",
  "affiliate (marketing/programme/program), partner/referral programme/program",
  "budget, ad spend, spend, media budget",
  "roas, return on ad spend, roi, return on investment",
  "cpa, cost per acquisition/lead, cac, (customer) acquisition cost, cpl",
  "segmentation, segments, audience segments, personalisation",
  "deliverability, sender reputation, inbox (placement), spam (rate), dmarc",
  "stakeholders, stakeholder/client/account management, clients, founders",
  "project management/manager, managing projects, asana, trello, jira, clickup, notion",
  "remote, remotely, distributed (team), work from home, asynchronously, async, asynchronous",
  "time zone, timezone, overlap, (uk/us/european) working hours, eastern (time), est/us/uk/european hours, sast, gmt",
  "team, colleagues, cross functional, sales team",
  "designer, graphic designer",
  "manage/lead a team, team lead, people/line management, direct reports, mentor, coached",
  "video (editing), short form video, reels, youtube, tiktok",
  "design, graphic design, canva, figma, photoshop, adobe creative suite",
  "sms (marketing), whatsapp, text messages, push notifications",
  "growth (marketing), (user/customer) acquisition",
  "webinar, (virtual) events",
  "artificial intelligence, ai (tools), chatgpt, llm",
  "html, css, html css",
  "excel, (google) sheets, spreadsheet",
  "market/customer/user/competitor research, customer interviews, interviews with customers, surveys, competitor analysis",
  "degree, bachelor's, bachelors, bcom, ba, diploma, honours degree, qualification, graduated",
];

/** Members of a kind: `hubspot` answers `crm`, but `crm` does not answer `hubspot`. Each is called by one name. */
export const members: readonly (readonly [kind: string, names: string])[] = [
  ["crm", "hubspot, salesforce, pipedrive, zoho, activecampaign"],
  [
    "marketing automation",
    "hubspot, marketo, pardot, klaviyo, activecampaign, customer io, braze, iterable, zapier",
  ],
  [
    "email marketing",
    "klaviyo, mailchimp, customer io, braze, iterable, sendgrid, everlytic, convertkit, beehiiv, substack, omnisend, brevo, campaign monitor, lifecycle",
  ],
  [
    "lifecycle",
    "onboarding, welcome flow, welcome series, abandoned cart, reactivation, braze, iterable, customer io, email flows, retention",
  ],
  ["ppc", "microsoft ads, bing ads, performance max, google shopping, shopping campaigns"],
  ["paid social", "meta ads, linkedin ads, tiktok ads, pinterest ads"],
  [
    "paid media",
    "google ads, meta ads, paid social, linkedin ads, tiktok ads, programmatic, youtube ads, amazon ads, roas, cpa",
  ],
  [
    "social media",
    "instagram, tiktok, linkedin, facebook, twitter, pinterest, hootsuite, buffer, sprout social",
  ],
  [
    "analytics",
    "ga4, looker studio, looker, tableau, power bi, mixpanel, amplitude, bigquery, sql, hotjar, search console, attribution",
  ],
  [
    "seo",
    "ahrefs, semrush, moz, screaming frog, search console, surfer, keyword research, link building, technical seo, yoast",
  ],
  [
    "content marketing",
    "case study, white paper, whitepaper, ebook, podcast, guides, landing page, newsletter",
  ],
  ["copywriting", "case study, headlines, scripts"],
  ["ecommerce", "shopify, woocommerce, magento, takealot, amazon, klaviyo"],
  ["cms", "wordpress, webflow, contentful, drupal, ghost, squarespace, wix, framer"],
  ["cro", "vwo, optimizely, hotjar, a b testing"],
  ["startup", "series a, series b, seed stage"],
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
