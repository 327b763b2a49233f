/** Tools marketers name, by what they are for. Names of one tool are joined by "="; the first is what it goes by. */
const lists = {
  analytics: `
    Google Analytics = GA4 = Google Analytics 4 = Universal Analytics = GA = GA 4 = GA360, Google Tag Manager = GTM, Looker Studio = Google Data Studio = Data Studio,
    Google Search Console = GSC = Search Console = Google Webmaster Tools, Adobe Analytics, Mixpanel, Amplitude, Heap, Hotjar, Crazy Egg, Microsoft Clarity = Clarity, FullStory,
    Mouseflow, Lucky Orange, Matomo = Piwik, Plausible, Fathom, Piano Analytics, Kissmetrics, Woopra, Chartbeat, Parse.ly, Similarweb, Comscore, Quantcast, Nielsen, BigQuery = Google BigQuery,
    Looker, Tableau, Power BI = PowerBI, Qlik = QlikView = Qlik Sense, Domo, Sisense, Metabase, Mode Analytics, Redash, Snowflake, Databricks, Supermetrics, Funnel.io, Fivetran, Segment = Twilio Segment,
    RudderStack, mParticle, Tealium, AppsFlyer, Adjust, Branch.io, Kochava, Singular, Firebase, Triple Whale, Northbeam, Hyros, Rockerbox, Dreamdata, HockeyStack, Bizible, Ruler Analytics, CallRail, Databox,
    Klipfolio, Geckoboard, Whatagraph, AgencyAnalytics, SPSS, Stata, SAS, Jupyter`,
  search: `
    Ahrefs, Semrush = SEMrush = SEM Rush, Moz = Moz Pro, Screaming Frog, Sitebulb, Majestic, Surfer = Surfer SEO = SurferSEO, Clearscope, MarketMuse, Frase, Yoast = Yoast SEO, Rank Math, All in One SEO, SE Ranking, Serpstat,
    SpyFu, Ubersuggest, AnswerThePublic, AlsoAsked, KWFinder = Mangools, Keyword Insights, BrightEdge, Conductor, seoClarity, Botify, Lumar = DeepCrawl, OnCrawl, ContentKing, AccuRanker, STAT, BrightLocal, Whitespark,
    Moz Local, Yext, Google Business Profile = Google My Business, Google Trends, Google Keyword Planner = Keyword Planner, PageSpeed Insights, Lighthouse, GTmetrix, Pitchbox, BuzzStream, Hunter.io, Respona, Schema App, Bing Webmaster Tools`,
  advertising: `
    Google Ads = Google AdWords = AdWords, Google Ads Editor, Performance Max = PMax, Display & Video 360 = DV360, Search Ads 360 = SA360, Campaign Manager 360 = CM360, Google Ad Manager, Google Merchant Center = Merchant Center,
    Meta Ads = Facebook Ads = Instagram Ads = Facebook Ads Manager = Meta Ads Manager = Ads Manager = Meta Business Suite = Meta Business Manager = Facebook Business Manager, LinkedIn Ads = LinkedIn Campaign Manager, TikTok Ads = TikTok Ads Manager, Pinterest Ads, Snapchat Ads, Twitter Ads = X Ads,
    Reddit Ads, Quora Ads, YouTube Ads, Spotify Ads = Spotify Ad Studio, Apple Search Ads, Amazon Ads = Amazon Advertising, Amazon DSP, Microsoft Ads = Microsoft Advertising = Bing Ads, The Trade Desk, AdRoll, Criteo, Taboola, Outbrain, StackAdapt, Basis, Xandr, MediaMath, Simpli.fi,
    Optmyzr, Adalysis, Skai = Kenshoo, Marin Software, WordStream, Smartly = Smartly.io, Revealbot, Madgicx, AdEspresso, ClickCease, Adzooma, Foreplay, Motion, RollWorks, Demandbase, 6sense, Terminus, Metadata.io`,
  email: `
    Mailchimp = MailChimp, Klaviyo, ActiveCampaign = Active Campaign, Brevo = Sendinblue, ConvertKit = Kit, Constant Contact, Campaign Monitor, GetResponse, AWeber, MailerLite, Moosend, Omnisend, Drip, Beehiiv, Substack, Ghost, Iterable, Braze, Customer.io,
    Salesforce Marketing Cloud = SFMC = ExactTarget, Pardot = Marketing Cloud Account Engagement, Marketo = Adobe Marketo = Marketo Engage, Eloqua = Oracle Eloqua, Emarsys, Bloomreach, Ometria, Dotdigital, Acoustic, Sailthru, Cordial, Listrak, Attentive, Postscript, OneSignal, Airship, CleverTap, MoEngage, WebEngage, Insider,
    Litmus, Email on Acid, Stripo, BEE Free, SendGrid, Mailgun, Postmark, Mailjet, Everlytic, TouchBasePro, GlockApps, ZeroBounce, NeverBounce, Encharge, Userlist, Ortto = Autopilot, Mautic, Keap = Infusionsoft, Vero`,
  crm: `
    HubSpot = Hubspot = HubSpot CRM = HubSpot Marketing Hub, Salesforce = Sales Cloud = Salesforce CRM, Pipedrive, Zoho = Zoho CRM = Zoho Campaigns, Freshsales = Freshworks, Copper, Insightly, Microsoft Dynamics = Dynamics 365, SugarCRM, Close.io, GoHighLevel = HighLevel, Monday CRM, Attio, Folk, Apollo.io = Apollo, ZoomInfo, Lusha, Clearbit,
    Cognism, LinkedIn Sales Navigator = Sales Navigator, Outreach.io, Salesloft, Lemlist, Reply.io, Instantly, Smartlead, Woodpecker, Mailshake, Gong, Chorus, Drift, Intercom, Zendesk, Freshdesk, Help Scout, Gorgias, LiveChat, Tidio, ManyChat, Chatfuel, Crisp, Qualified`,
  social: `
    Hootsuite, Buffer, Sprout Social, Later, Sprinklr, Agorapulse, Sendible, Loomly, CoSchedule, Planoly, Metricool, SocialPilot, Tailwind, Falcon.io, Emplifi = Socialbakers, Khoros, Planable, Publer, Iconosquare, Brandwatch, Meltwater, Mention, Brand24, Talkwalker, Awario, YouScan, BuzzSumo, Followerwonk,
    CreatorIQ, GRIN, Upfluence, AspireIQ = Aspire, Traackr, HypeAuditor, Modash, Klear, Webfluential, Linktree, Bitly, CapCut, InShot, Creator Studio, Brandwatch Consumer Research, Cision, Muck Rack, Prowly, Newsclip, Vuelio, HARO = Help a Reporter Out, Qwoted`,
  making: `
    Canva, Figma, Adobe Photoshop = Photoshop, Adobe Illustrator = Illustrator, Adobe InDesign = InDesign, Adobe Premiere Pro = Premiere Pro = Adobe Premiere, After Effects = Adobe After Effects, Lightroom, Adobe XD, Adobe Creative Cloud = Creative Suite = Adobe Creative Suite = Creative Cloud, Adobe Express, Final Cut Pro = Final Cut, DaVinci Resolve, iMovie,
    Sketch, InVision, Miro, Mural, CorelDRAW, Affinity Designer, Descript, Riverside, Loom, Vidyard, Wistia, Vimeo, Camtasia, Audacity, Adobe Audition, GarageBand, Lumen5, InVideo, Synthesia, HeyGen, Runway, Midjourney, DALL-E = Dall E, Stable Diffusion, Piktochart, Venngage, Visme, Blender, Cinema 4D,
    Grammarly, Hemingway, Jasper = Jasper AI, Copy.ai, Writesonic, ChatGPT, Claude, Gemini, Perplexity, Notion AI, Frase.io, Wordtune, Quillbot, Copyscape, Contentful, Storyblok, Sanity`,
  sites: `
    WordPress, Elementor, Divi, WooCommerce, Shopify = Shopify Plus, Magento = Adobe Commerce, BigCommerce, Wix, Squarespace, Webflow, Drupal, Joomla, Framer, HubSpot CMS, Sitecore, Adobe Experience Manager = AEM, Kentico, PrestaShop, OpenCart, Ecwid, Salesforce Commerce Cloud, Unbounce, Leadpages, Instapage, ClickFunnels, Carrd,
    Kajabi, Teachable, Thinkific, Typeform, Jotform, SurveyMonkey, Google Forms, Qualtrics, Tally, OptinMonster, Sumo, Privy, Justuno, Optimizely, VWO = Visual Website Optimizer, AB Tasty, Google Optimize, Convert.com, Kameleoon, Dynamic Yield, Nosto, Yotpo, Trustpilot, Judge.me, Okendo, Loox, Recharge, Smile.io, LoyaltyLion, Gumroad, Memberful, Circle.so, Discourse, PayFast, Yoco POS, Peach Payments`,
  affiliate: `
    Impact.com = Impact Radius, Awin, CJ Affiliate = Commission Junction, ShareASale, Rakuten Advertising = Rakuten LinkShare, PartnerStack, Refersion, Tapfiliate, ClickBank, Everflow, Tune = HasOffers, TradeTracker, Admitad, Amazon Associates, Skimlinks, FlexOffers, Post Affiliate Pro, Voluum, RedTrack, FirstPromoter, Rewardful, ReferralCandy, Friendbuy, AdServices, OfferForge`,
  office: `
    Asana, Trello, Monday.com, ClickUp, Notion, Airtable, Basecamp, Wrike, Smartsheet, Jira, Confluence, Teamwork, Todoist, Slack, Microsoft Teams = MS Teams, Zoom, Google Workspace = G Suite, Google Sheets, Google Docs, Google Slides, Microsoft Excel = Excel = MS Excel, PowerPoint = Microsoft PowerPoint, Microsoft Office = MS Office, Coda, Zapier, Make.com = Integromat,
    n8n, IFTTT, Workato, Tray.io, Phantombuster, Clay, Calendly, DocuSign, PandaDoc, Eventbrite, Hopin, ON24, Webex, GoToWebinar, Livestorm, StreamYard, Harvest, Toggl, Xero, QuickBooks, SAP, GitHub, SQL = MySQL = PostgreSQL, Python, JavaScript, HTML = HTML5, CSS = CSS3, Liquid, React, R Studio = RStudio`,
  channels: `
    LinkedIn, Facebook, Instagram, TikTok, YouTube, Twitter, Pinterest, Snapchat, Reddit, WhatsApp = WhatsApp Business, Telegram, Threads, Discord, Twitch, Spotify, Medium, Quora, Clubhouse, Amazon Seller Central, Takealot Seller Portal, Product Hunt, G2, Capterra`,
} as const;

/** Each spelling of a tool's name with the name it goes by. */
export const toolNames: readonly (readonly [spelling: string, tool: string])[] = Object.values(
  lists,
).flatMap((list) =>
  list
    .trim()
    .split(/,\s+/)
    .flatMap((tool) => {
      const spellings = tool.split("=").map((name) => name.trim());
      return spellings.map((spelling): [string, string] => [spelling, spellings[0] ?? spelling]);
    }),
);

/** Tools that are also places to talk: naming one is a claim only where something was done there. */
export const channelNames: ReadonlySet<string> = new Set(
  lists.channels.split(",").map((name) => name.split("=")[0]?.trim() ?? ""),
);

/** Names that are everyday words as well, in small letters. They count as tools only in the company of tools. */
export const everydayToolNames: ReadonlySet<string> = new Set(
  `adjust amplitude apollo aspire attentive basis branch buffer circle claude clarity clay close conductor copper cordial crisp
  divi domo drip fathom folk framer ghost harvest heap insider iterable jasper kit later liquid litmus loom looker mention
  mode moz motion mural notion outreach plausible postscript privy qualified react recharge runway segment singular sketch slack
  smile stat sumo tailwind tally teamwork terminus threads tune vero wrike zoom medium insightly domo acoustic drift mention sanity
  make word lighthouse hemingway majestic illustrator gemini perplexity sas impact foreplay teams riverside blender tableau python ga css html meta gong chorus`.split(
    /\s+/,
  ),
);
