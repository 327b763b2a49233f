/** Whoever is put in charge of something, by any name. */
const ranks =
  "specialist, manager, executive, lead, coordinator, strategist, consultant, officer, expert, analyst, assistant, producer, planner, director, marketer, programme manager, program manager, associate, intern, ninja, guru, wizard, owner, advisor";

const writers =
  "writer, writers, author, authors, editor, editors, copywriter, copywriters, creator, producer, lead, manager, strategist, freelancer";

const keepers = "custodian, guardian, steward, keeper, curator, champion, evangelist";

const words = (list: string): string[] => list.split(",").map((word) => word.trim());

/** Every one of the first with every one of the second: "snapchat strategist". */
const pairs = (first: string, second: string): string =>
  words(first)
    .flatMap((one) => words(second).map((other) => `${one} ${other}`))
    .join(", ");

/** Titles put together from what is worked on and who works on it. */
export const titlePairs = {
  writing: pairs(
    "white paper, whitepaper, ebook, e book, case study, thought leadership, web copy, product description, product page, landing page, company blog, catalogue, brochure, advertorial, sales page",
    writers,
  ),
  seo: pairs(
    "keyword, keywords, search ranking, keyword research, ranking, rankings, on page, local search, ai search, llm visibility, ai visibility, search presence, organic traffic, citation building",
    `${ranks}, optimiser, optimizer`,
  ),
  email: pairs(
    "email, e mail, email programme, email program, email production, mailing, mailings, mailing list, inbox, drip, drip campaign, nurture, sms, sms and push, push and sms, in app messaging, subscriber",
    ranks,
  ),
  paid: pairs(
    "remarketing, retargeting, media implementation, tv and radio, media investment, media activation, media optimisation, media optimization, connected tv, ctv, display and video, retail media, search and social ads, meta campaign, meta campaigns, google campaign, google campaigns, facebook campaign, tiktok campaign, shopping campaign, amazon campaign, bing, apple search, advertising operations, digital advertising, online advertising, native advertising, sponsored content ads",
    `${ranks}, buyer, trader, optimiser, optimizer`,
  ),
  social: pairs(
    "linkedin, snapchat, twitter, facebook group, facebook groups, facebook page, whatsapp community, telegram, twitch, reddit, bluesky, mastodon, youtube channel, short form, short form video, short video, social listening, social video, fan community, fan engagement, hashtag, comments, replies and comments, replies comments",
    ranks,
  ),
  growth: pairs(
    "growth experiment, growth experiments, onboarding and activation, lead gen marketing, lead generation marketing, waitlist, viral loop, signup funnel, sign up funnel",
    ranks,
  ),
  brand: `${pairs("brand", keepers)}, ${pairs("positioning, messaging, launch marketing, solutions marketing, industry marketing, portfolio marketing, media liaison, press liaison, buzz", ranks)}`,
} as const;
