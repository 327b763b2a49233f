import { titlePairs } from "./title-pairs.ts";

/**
 * Words of a job title that name a marketing discipline, by the role type they belong to. A title is read from the
 * most specific kind of work to the most general one.
 */
export const disciplines = {
  /** Whoever writes or edits for a brand, whatever the channel. */
  writing: `
    ${titlePairs.writing}, company blog, corporate blog, redacteur content, content redacteur, redactor seo, redactor de contenidos, redactora de contenidos, skrywer bemarking, scriptwriter branded video,
    teksskrywer, brand storyteller, brand journalist, content and editorial, conversion copywriter, copy chief, copy lead, editorial lead, editorial strategist, head of copy, ad writer, advertising writer, case study author, case study writer, blog and newsletter writer, marketing editor, newsletter writer, script writer, scriptwriter, skrywer, storyteller, kopieskrywer, inhoudskrywer, wordsmith, web copy,
    copy editor, copy writer, copywriter, copywriters, copywriting, content editor, content writer, content writers, content writing, blog editor,
    blog writer, blog manager, blog lead, head of blog, blogger, brand writer, direct response copywriter, email copywriter, ghostwriter, managing editor, marketing writer, editor in chief, seo copywriter, seo content writer,
    seo writer, texter, ux copywriter, web writer, website writer, redakteur, online redakteur, content redakteur`,
  seo: `
    ${titlePairs.seo}, ai search, llm visibility, ai visibility, suchmaschinenoptimierer, suchmaschinenoptimiererin, soekenjinoptimering,
    backlink, guest posting, head of search, link acquisition, link outreach, off site seo, organic visibility, search content, search lead, search manager, search strategist, search visibility,
    head of organic, organic lead, organic manager, organic marketing, organic acquisition, aso, app store optimisation, app store optimization, search marketing manager, serp, backlinks, geo specialist, outreach specialist link, search optimisation, search optimization, seo manager, local listings, local search, google business profile, maps optimiser,
    aeo, answer engine optimization, generative engine optimization, link builder, link building, off page, organic growth, organic search, search engine optimisation,
    search engine optimization, seo, suchmaschinenoptimierung, technical seo`,
  email: `
    ${titlePairs.email}, braze, mailchimp, marketo, pardot, eloqua, activecampaign, active campaign, iterable, salesforce marketing cloud, marketing cloud, sfmc, customer io, brevo, nuusbriefredakteur, retention marketer, customer retention marketer,
    automations and flows, email flows, flows, head of retention, inbox placement, lifecycle and retention, retention and flows, retention and loyalty, retention coordinator, retention executive, winback, win back,
    crm and loyalty, loyalty and crm, loyalty manager, loyalty executive, loyalty specialist, loyalty lead, head of loyalty, email developer and campaign, email and push, push notifications, crm coordinator, crm analyst, crm director, head of crm, email lead, email coordinator, email executive, head of email, deliverability, e mail marketeer, email developer and strategist, email marketeer, loyalty marketing, mailing specialist, marketing cloud specialist, engagement and retention marketing, braze, hubspot, iterable, mailchimp, crm strategist, crm and email, crm lifecycle, customer relationship management, retention strategist, retention lead,
    crm and lifecycle, crm campaign manager, crm executive, crm lead, crm manager, crm marketing, crm specialist, customer lifecycle, e mail marketing, email and sms, email automation, email campaign,
    email manager, email marketer, email marketing, email specialist, email strategist, e mail, hubspot specialist, klaviyo, lifecycle, marketing automation, newsletter,
    retention marketer, retention marketing, retention manager, sms marketing`,
  paid: `
    ${titlePairs.paid}, remarketing, retargeting, trafficker, campaign trafficker, media optimiser, media optimizer, dv360, google and bing, google bing,
    ad accounts, ad performance, ads analyst, ads coordinator, ads executive, ads lead, google shopping, media buy, paid growth, roas, shopping ads,
    acquisition ads, ad operations, ad ops, adops, ad strategist, ad specialist, ads, ads manager and designer, media manager, advertising associate, amazon advertising, google ads specialist, media executive, media strategist, mediaplaner, mediaplanerin, media planner buyer, mediaberater, marketplace ads, ooh, out of home, paid specialist, paid traffic, search ads, search specialist, traffic manager ads, traffic specialist, retail media, sponsored ads, trading desk,
    ad buyer, ad campaign, ads expert, ads manager, ads specialist, ads strategist, adwords, amazon ads, amazon ppc, biddable, creative strategist, display advertising, display marketing, facebook ads, google ads, linkedin ads, media buyer, media buyers,
    media buying, media planner, media planning, media trader, meta ads, paid acquisition, paid ads, paid advertising, paid marketing, paid media, paid search, paid social, pay per click, performance creative,
    performance marketer, performance marketing, performance media, ppc, programmatic, sea, search engine marketing, sem, sem manager, suchmaschinenmarketing, tiktok ads, user acquisition, ua manager, youtube ads`,
  social: `
    ${titlePairs.social}, sosialemediabestuurder, sosiale media, twitter, redes sociales, reseaux sociaux, sociale media,
    tiktok storyteller, instagram storyteller, social storyteller, creator campaigns, creator lead, creator manager, creator program, creator programme, creator programs, creator programmes, creator relations, head of creators, linkedin content, social growth,
    ambassador program, ambassador programme, brand ambassador program, community builder, community and social, community specialist, discord community, kol, kols, meme, memes, reels, shorts, social and community, social executive, social lead, social marketing, social producer, social specialist, telegram community, channel manager youtube, youtube channel manager, online community, digital community,
    community lead, community management, community manager, community marketing, creator marketing, creator partnerships, influencer, influencer manager, influencer marketing, influencers, instagram, pinterest manager, social content, social manager, social media, social strategist,
    social media manager, socials, tiktok, ugc, youtube manager, youtube strategist`,
  content: `
    blog and resources, blog and content, content desk, content hub, content program, content programme, inbound content, resource centre editor, resources editor, webinar producer, webinars,
    content ops, content planner, content associate, content assistant, content intern, content officer, content partner, content consultant, editorial assistant, head of editorial, content and seo, content and social, content marketeer, inhoudbemarking, podcast producer, thought leadership, video content strategist,
    content and communications, content coordinator, content creator, content creators, content director, content executive, content lead, content manager, content marketer, content marketing, content operations, content producer, content specialist,
    content strategist, content strategy, digital content, editorial manager, editorial director, head of content, podcast marketing, vp content, vp of content, web content manager, director of content`,
  growth: `
    ${titlePairs.growth}, lead gen marketing, lead generation marketing,
    acquisition specialist, acquisition strategist, demand lead, demand manager, experimentation, growth and acquisition, growth experiments, referral marketing, referral programme, referral program,
    abm, account based marketing, acquisition lead, activation marketing, conversion optimisation, conversion optimization, conversion rate optimisation, conversion specialist, conversion strategist, cro, cro manager, experimentation marketing, funnel, funnel builder, funnel strategist, funnels, gtm marketing, growth analyst marketing, growth campaign, growth hacking, growth marketeer, landing page, landing pages, lead gen specialist marketing, plg,
    acquisition manager, acquisition marketing, customer acquisition, cro specialist, conversion rate optimization, demand gen, demand generation, growth associate, growth generalist, growth hacker, growth lead, growth manager, growth marketer, growth marketing, growth operator,
    growth specialist, growth strategist, head of growth, director of growth, vp growth, vp of growth, chief growth officer`,
  brand: `
    ${titlePairs.brand}, launch marketing, solutions marketing, industry marketing,
    analyst relations, brand marketeer, brand associate, brand assistant, brand coordinator, brand officer, brand planner, brand voice, digital pr, earned media, go to market messaging, messaging and positioning, positioning and messaging, product launch, product launches, product messaging, product positioning, product storytelling,
    spin doctor, spin doctors, head of buzz, mediaskakelbeampte, skakelbeampte, gtm storyteller, go to market storyteller, communications officer media,
    marcomms, marcoms, mar comms, communications lead, communications executive, communications specialist, head of communications, media and communications, reputation manager, advocacy and communications, communications officer, communications assistant, communications coordinator, communications consultant, communication officer, consumer pr, corporate affairs, media liaison, media officer, pr account, pr account director, pr account executive, pr account manager, pr executive, pr specialist, pr consultant, pr coordinator, press office, press relations, product evangelist marketing, public affairs and communications, publicity, publicity manager, spokesperson, skakelbeampte, kommunikasie, kommunikasiebeampte,
    brand and communications, brand communications, brand director, brand executive, brand lead, brand management, brand manager, brand marketer, brand marketing, brand specialist, brand strategist, brand strategy, communications, communication manager, communication specialist, comms, comms manager,
    content and pr, corporate communication, corporate communications, external communications, head of brand, media relations, offentlichkeitsarbeit, pmm, product marketeer, pr, pr and communications, pr manager, presse, press officer, product marketer, product marketing, public relations, publicist,
    unternehmenskommunikation, kommunikation, referent kommunikation, marketing und kommunikation`,
  digital: `
    marketing administrator, marketing admin, marketing secretary, marketing support,
    hubspot admin, hubspot administrator, marketing automation administrator, martech administrator, affiliate executive, affiliate lead, affiliate program, affiliate programme, affiliate specialist, affiliates, attribution, campaign planner, campaign producer,
    bemarkingsassistent, bemarkingskoordineerder, campaign executive, campaign lead, campaign officer, campaigns, campaigns assistant, campaigns manager, campaigns officer, digitale bemarking, marketing data, marketing technology, marketing tech, e commerce growth, ecommerce specialist marketing, marketing automation and operations,
    affiliate manager, affiliate marketing, digital campaign, digital marketer, digital marketing, digital strategist, e commerce marketing, ecommerce marketing, internet marketing, online marketer, online marketing, web marketing, marketing ops, marketing operations, marketing analytics, marketing technologist,
    martech, marketing analyst, campaign manager, campaign buyer, campaign specialist, campaign coordinator,`,
  /** Marketing through partners, on the road and at events: it is managed whatever the rank. */
  field: `
    event marketer, events marketer, co marketing, alliance marketing, ecosystem marketing,
    brand partnership and events, brand partnerships, channel marketing, event marketing, events and marketing, field marketing, partner marketing, partnership marketing, regional field marketing, roadshow, shopper marketing, sponsorship, sponsorships, trade marketing`,
  /** Marketing of any kind; the rank in the title decides between management and hands-on work. */
  general: `
    advertising manager, advertising coordinator, advertising director, advertising specialist, chief marketing officer, cmo, fractional cmo, go to market marketing, integrated marketing, marketer, marketers, marketeer, marketeers, marketing, bemarking, bemarker, bemarkingsbestuurder, bemarkingsbeampte, mercadeo, regional marketing,
    engagement marketing, marketingmanager, marketingassistent, marketingleiter`,
} as const;

/** Ranks that manage. */
export const managing =
  /\b(?:manager|managers|managing|head|director|lead|leader|leiter|leiterin|leitung|vp|vice president|chief|cmo|principal|president|owner|bemarkingsbestuurder|bestuurder|hoof|hoofd|jefe|jefa|directeur|directrice|directora|marketingleiter|marketingleiterin|responsable)\b/;

/**
 * Work that is not marketing though it stands near it. These words end a title's claim, as in "Marketing Engineer"
 * or "Brand Designer".
 */
export const otherWork = `
  ads evaluator, ads quality rater, ads rater, annotator, rater, raters, search evaluator, search quality rater, web evaluator, account representative, accountant, accounting, actuary, admin assistant, administrative, administrator, animator, appointment setter, architect, art director, artist, attorney, auditor,
  backend, bdr, bookkeeper, brand ambassador, brand ambassadors, brand partner, business analyst, business developer, business development, call center, call centre, contact centre, caregiver, change management, claims, closer, coach, content designer, content moderator, content reviewer, controller, course creator, public participation, customer retention, data science, development facilitator, employee growth, growth and development, investor relations, learning and development, organisational growth, people growth, personal growth, sales development, stakeholder engagement officer, telemarketer, telemarketers, telesales agent, call agent,
  counsel, customer care, customer experience, customer service, customer success, customer support, data engineer, data entry, growth development representative, key account manager, growth representative, data scientist, database, developer, developer advocate, developer relations, developers, devops, devrel, door to door, driver,
  engineer, engineering, engineers, executive assistant, finance, financial, frontend, full stack, fullstack, fundraising, game designer, grant writer, human resources, hr, illustrator, instructor, it support, journalist, law, lawyer, legal, lead generation specialist, market research, marketing sales representative,
  media sales, network marketing, nurse, office assistant, office manager, packer, paralegal, partner account, partner manager, partner sales, payroll, people operations, photographer, physician, product manager,
  product managers, product owner, programmer, python, qa, recruiter, recruiting, recruitment, reporter, research analyst, researcher, sales, salesforce administrator, salesperson, scientist, scrum, sdr, software, solutions consultant,
  solution architect, staff writer, supply chain, support engineer, support representative, support specialist, survey, talent acquisition, talent partner, teacher, teaching, technical architect, technical support, technical writer, telemarketing, telesales, tester, therapist, trainer, translator, tutor, ui, underwriter, ux,
  support agent, support agents, marketing lecturer, lecturer, lecturers, professor, grain marketing, livestock marketing, cattle marketing, commodity trader, grain trader, marketing trader, sectional title, body corporate, residential estate, homeowners association,
  photo editor, photo editors, photo retoucher, retoucher, image editor, real time communications, unified communications,
  communications technician, comms technician, electronics technician, electronic technician, radar, quality inspector, inspector, scientific communications, regulatory communications, communications research, navigation and timing, north sea, sea freight, deep sea, subsea,
  customer communications, customer communications agent, communications agent, product analyst, community health worker, community support worker, support worker, health worker, youth worker, social worker, sports editor, news editor, weekend editor, forestry, ux researcher, ux writer, vertrieb, vertriebsmitarbeiter, videographer, technical content writer, knowledge specialist, web developer, item writer, essay writer, academic writer, wordpress developer`;

/** Agency ranks: marketing where a kind of it is named beside them, as in "Account Executive, Consumer PR". */
export const accountWork = `
  account executive, account executives, account director, account manager, account managers, senior account executive, account coordinator, account lead, account strategist`;

/** Makers: "Brand Designer" makes things; "Ads Manager and Designer" does marketing and makes things, too. */
export const makers = `
  brand designer, content designer, design, designer, grafikdesigner, grafikdesignerin, webdesigner, webdesignerin, mediengestalter, mediengestalterin, designers, graphic, graphic designer, marketing designer, motion designer, product designer, video editor, video editors, visual designer, web designer`;

/** Work that takes on the colour of what stands before it: "Influencer Partnerships Manager" is marketing. */
export const neutralWork = `
  data analyst, operations coordinator, operations manager, partnership manager, partnerships, program manager, project manager,
  virtual assistant, growth potential, growth opportunity, growth opportunities`;

/** Titles that say little: the text must show that it is marketing. */
export const vague =
  /\b(?:writer|writing|editor|editorial|content|brand|demand|performance|press|gtm|paid|community|creative|campaign|growth|media|digital|strategist|advertis\w*|promot\w*|e-?commerce|social|audience|crm|hubspot|publicity|communications?|creators?|retention|outreach|messaging|positioning|reputation|organic|campaigner|tweet\w*|blog|go[- ]to[- ]market|engagement|launch(?:es)?|acquisition|loyalty|affiliates?|newsletter|copy|podcast|storytell\w*|search|traffic|inbound)\b/;

/** Vague titles that are marketing more often than not. */
export const nearlyMarketing =
  /\b(?:writer|writing|editor|content|brand|growth|community|audience|creators?|blog|outreach|retention|messaging|positioning|newsletter|copy)\b/;
