/**
 * Words of a job title that name a marketing discipline, by the role type they belong to. A title is read from the
 * most specific kind of work to the most general one.
 */
export const disciplines = {
  /** Whoever writes or edits for a brand, whatever the channel. */
  writing: `
    copy editor, copy writer, copywriter, copywriters, copywriting, content editor, content writer, content writers, content writing, blog editor,
    blog writer, blogger, brand writer, direct response copywriter, email copywriter, ghostwriter, managing editor, marketing writer, editor in chief, seo copywriter, seo content writer,
    seo writer, texter, ux copywriter, web writer, website writer, redakteur, online redakteur, content redakteur`,
  seo: `
    aeo, answer engine optimization, generative engine optimization, link builder, link building, off page, organic growth, organic search, search engine optimisation,
    search engine optimization, seo, suchmaschinenoptimierung, technical seo`,
  email: `
    crm and lifecycle, crm campaign manager, crm executive, crm lead, crm manager, crm marketing, crm specialist, customer lifecycle, e mail marketing, email and sms, email automation, email campaign,
    email manager, email marketer, email marketing, email specialist, email strategist, e mail, hubspot specialist, klaviyo, lifecycle, marketing automation, newsletter,
    retention marketer, retention marketing, retention manager, sms marketing`,
  paid: `
    ad buyer, ad campaign, ads expert, ads manager, ads specialist, ads strategist, adwords, amazon ads, amazon ppc, biddable, creative strategist, display advertising, facebook ads, google ads, linkedin ads, media buyer, media buyers,
    media buying, media planner, media planning, media trader, meta ads, paid acquisition, paid ads, paid advertising, paid marketing, paid media, paid search, paid social, pay per click, performance creative,
    performance marketer, performance marketing, performance media, ppc, programmatic, sea, search engine marketing, sem, sem manager, suchmaschinenmarketing, tiktok ads, user acquisition, ua manager, youtube ads`,
  social: `
    community lead, community management, community manager, community marketing, creator marketing, creator partnerships, influencer, influencer manager, influencer marketing, influencers, instagram, pinterest manager, social content, social manager, social media, social strategist,
    social media manager, socials, tiktok, ugc, youtube manager, youtube strategist`,
  content: `
    content and communications, content coordinator, content creator, content creators, content director, content executive, content lead, content manager, content marketer, content marketing, content operations, content producer, content specialist,
    content strategist, content strategy, digital content, editorial manager, editorial director, head of content, podcast marketing, vp content, vp of content, web content manager, director of content`,
  growth: `
    acquisition manager, acquisition marketing, customer acquisition, cro specialist, conversion rate optimization, demand gen, demand generation, growth associate, growth generalist, growth hacker, growth lead, growth manager, growth marketer, growth marketing, growth operator,
    growth specialist, growth strategist, head of growth, director of growth, vp growth, vp of growth, chief growth officer`,
  brand: `
    brand and communications, brand communications, brand director, brand executive, brand lead, brand management, brand manager, brand marketer, brand marketing, brand specialist, brand strategist, brand strategy, communications, communication manager, communication specialist, comms, comms manager,
    content and pr, corporate communication, corporate communications, external communications, head of brand, media relations, offentlichkeitsarbeit, pmm, pr, pr and communications, pr manager, presse, press officer, product marketer, product marketing, public relations, publicist,
    unternehmenskommunikation, kommunikation, referent kommunikation, marketing und kommunikation`,
  digital: `
    affiliate manager, affiliate marketing, digital campaign, digital marketer, digital marketing, digital strategist, e commerce marketing, ecommerce marketing, internet marketing, online marketer, online marketing, web marketing, marketing ops, marketing operations, marketing analytics, marketing technologist,
    martech, marketing analyst, campaign manager, campaign specialist, campaign coordinator,`,
  /** Marketing of any kind; the rank in the title decides between management and hands-on work. */
  general: `
    advertising manager, advertising coordinator, advertising director, advertising specialist, chief marketing officer, cmo, event marketing, field marketing, fractional cmo, go to market marketing, integrated marketing, marketer, marketers, marketing, partner marketing, channel marketing, regional marketing, trade marketing, shopper marketing,
    engagement marketing, marketingmanager, marketingassistent, marketingleiter`,
} as const;

/** Ranks that manage. */
export const managing =
  /\b(?:manager|managers|managing|head|director|lead|leader|leiter|leiterin|leitung|vp|vice president|chief|cmo|principal|president|owner)\b/;

/**
 * Work that is not marketing though it stands near it. These words end a title's claim, as in "Marketing Engineer"
 * or "Brand Designer".
 */
export const otherWork = `
  account executive, account executives, account director, account manager, account managers, account representative, accountant, accounting, actuary, admin assistant, administrative, administrator, animator, appointment setter, architect, art director, artist, attorney, auditor,
  backend, bdr, bookkeeper, brand ambassador, brand ambassadors, brand partner, business analyst, business developer, business development, call center, caregiver, change management, claims, closer, coach, content designer, content moderator, content reviewer, controller,
  counsel, customer care, customer experience, customer service, customer success, customer support, data engineer, data entry, data scientist, database, design, designer, designers, developer, developer advocate, developer relations, developers, devops, devrel, door to door, driver,
  engineer, engineering, engineers, executive assistant, finance, financial, frontend, full stack, fullstack, fundraising, game designer, grant writer, graphic, human resources, hr, illustrator, instructor, it support, journalist, law, lawyer, legal, lead generation specialist, market research, marketing sales representative,
  media sales, motion designer, network marketing, nurse, office assistant, office manager, packer, paralegal, partner account, partner manager, partner sales, payroll, people operations, photographer, physician, product designer, product manager,
  product managers, product owner, programmer, python, qa, recruiter, recruiting, recruitment, reporter, research analyst, researcher, sales, salesforce administrator, salesperson, scientist, scrum, sdr, software, solutions consultant,
  solution architect, staff writer, supply chain, support engineer, support representative, support specialist, survey, talent acquisition, talent partner, teacher, teaching, technical architect, technical support, technical writer, telemarketing, telesales, tester, therapist, trainer, translator, tutor, ui, underwriter, ux,
  ux researcher, ux writer, vertrieb, vertriebsmitarbeiter, video editor, videographer, web developer, item writer, essay writer, academic writer, wordpress developer`;

/** Work that takes on the colour of what stands before it: "Influencer Partnerships Manager" is marketing. */
export const neutralWork = `
  data analyst, operations coordinator, operations manager, partnership manager, partnerships, program manager, project manager,
  virtual assistant`;

/** Titles that say little: the text must show that it is marketing. */
export const vague =
  /\b(?:writer|writing|editor|editorial|content|brand|community|creative|campaign|growth|media|digital|strategist|advertis\w*|promot\w*|e-?commerce|social|audience|crm|hubspot|publicity|communications?)\b/;

/** Vague titles that are marketing more often than not. */
export const nearlyMarketing =
  /\b(?:writer|writing|editor|content|brand|growth|community|audience)\b/;
