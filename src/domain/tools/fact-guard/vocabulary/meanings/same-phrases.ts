import { stemsAlike } from "./same-meaning.ts";

/** Phrases and the single word that says the same. */
const phrases = `
  search engine optimisation, organic search = seo
  search engine marketing = sem
  pay per click, google adwords, paid search, search ads, search advertising = ppc
  paid social, social ads, social advertising = paidsocial
  customer relationship management = crm
  conversion rate optimisation = cro
  key performance indicator = kpi
  return on investment = roi
  return on ad spend, return on advertising spend = roas
  cost per acquisition, cost per lead, cost per click, customer acquisition cost, acquisition cost, cac, cpa, cpl, cpc, cost of a lead = costper
  average order value, aov, basket value, basket size = aov
  lifetime value, customer lifetime value, ltv, clv = ltv
  click through rate, clickthrough rate = ctr
  call to action = cta
  public relations = publicrelation
  user generated content = ugc
  direct to consumer = dtc
  business to business = b2b
  business to consumer = b2c
  software as a service = saa
  e commerce, online store, online shop, online shops, online retail, web shop, web store, online retailer = ecommerc
  e mail, electronic mail = email
  a b test, ab test, split test, multivariate test = test
  social media, social channels, social networks, social platforms = social
  landing page, lander = landingpage
  blog post, blog article, blog content = blog
  case study, success story, customer story = casestudy
  white paper, whitepaper = whitepaper
  lead generation, lead gen, demand generation, demand gen = leads
  key word = keyword
  ad spend, media spend, advertising spend, media budget, ad budget = budget
  small business, smes, sme, smme, smmes = smallbusines
  non profit, not for profit = charity
  real estate = property
  south africa, south african, sa, rsa, mzansi = southafrica
  united states = us
  united kingdom = uk
  cape town, cpt, mother city = capetown
  go to market = gtmplan
  open day, open house = openday
  chief executive, chief executive officer = ceo
  chief marketing officer, marketing chief = cmo
  chief financial officer, finance chief = cfo
  chief operating officer = coo
  chief technology officer = cto
  managing director = md
  personal assistant = pa
  human resources = hr
  point of sale, in store material = pointofsale
  executive committee, exco = exco
  word of mouth = referral
  mailing list, email list, subscriber list = subscrib
  direct report, line report = team
  press release, media release = pressreleas
  style guide, tone of voice guide, brand guide, brand book = styleguid
  content calendar, editorial calendar, posting schedule, content plan, editorial plan = contentcalendar
  home page = homepag
  front desk = reception
  design system = designsystem
  google business profile, google my business = gbp
  cart abandonment, abandoned cart, abandoned basket, basket abandonment = abandonedcart
  sales deck, pitch deck, slide deck, sales presentation, slide presentation, sales pitch = salesdeck
  landing site, micro site = microsite
  mother tongue, home language, first language, native language = mothertongu
  net promoter score = nps
  new hire, new starter, new joiner = newhir`;

/** Pairs of a phrase and the meaning it shares with a word. */
export const phrasesAlike: readonly (readonly [string, string])[] = phrases
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [sayings = "", meaning = ""] = line.split("=").map((part) => part.trim());
    const shared = stemsAlike.get(meaning) ?? meaning;
    return sayings.split(",").map((saying): [string, string] => [saying.trim(), shared]);
  });
