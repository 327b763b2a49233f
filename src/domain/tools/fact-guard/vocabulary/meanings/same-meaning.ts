import { stemOf } from "../../text/stems.ts";

/**
 * Words a writer swaps for one another without changing what is claimed, a group per line. A group stands for what
 * was done or to what; figures and names have rules of their own.
 */
const alike = `
  revenue sales turnover income sale takings
  traffic visits visitors sessions visit visitor
  follower followers following audience community fans fan
  subscriber subscribers signups signup list lists contacts subscribe readers reader readership
  leads enquiry enquiries inquiry inquiries prospects prospect
  conversion conversions convert converting
  engagement interactions likes comments interaction engage
  customer customers shopper shoppers buyer buyers consumer consumers purchaser
  client clients account accounts retainer retainers
  article articles blog blogs blogging piece pieces blogpost feature features column columns
  post posts
  newsletter newsletters mailer mailers
  budget budgets spend spending
  shop shops store stores retailer retail retailers
  team teams people salespeople salesperson salesman tradespeople craftspeople staff colleague colleagues crew squad headcount person personnel employee employees
  freelancer freelancers contractor contractors freelance freelanced freelancing
  writer writers copywriter copywriters wrote writing write copywriting copy written author authored wording
  report reports reporting reported dashboard dashboards
  ranking rankings rank ranked position positions serp
  website websites site sites web webpage
  company companies business businesses firm firms organisation organisations enterprise employer
  startup startups scaleup scaleups
  agency agencies
  ad ads advert adverts advertising advertisement advertisements advertise paid commercial commercials
  campaign campaigns
  photo photos graphic graphics photograph photographs photography image images picture pictures visual visuals photographer
  video videos videographer film films filming clip clips reel reels footage
  journalist journalists reporter reporters
  press publicity
  school schools
  hotel hotels guesthouse guesthouses lodge lodges
  restaurant restaurants eatery eateries cafe cafes
  clothing apparel fashion clothes garment garments
  charity charities ngo ngos nonprofit nonprofits npo
  teach taught teaching train trained training coach coached coaching mentor mentored mentoring mentorship upskill upskilled onboard onboarded onboarding
  intern interns internship trainee trainees junior juniors graduate graduates
  test tests tested testing experiment experiments experimented
  plan plans planned planning schedule scheduled scheduling calendar calendars
  research researched researching study studied
  survey surveys surveyed questionnaire questionnaires
  event events conference conferences workshop workshops
  influencer influencers creator creators ambassador ambassadors
  partner partners partnership partnerships partnered collaboration collaborations
  cost costs expense expenses fee fees
  price prices pricing priced
  order orders purchases purchase
  donation donations donor donors giver givers supporter supporters fundraising fundraise fundraiser money funds
  complaint complaints
  guide handbook manual handbooks manuals
  poster posters banner banners billboard billboards signage
  support helpdesk
  query queries question questions request requests message messages inbox dms
  gym gyms fitness
  dentist dentists dental
  lawyer lawyers legal law attorney attorneys
  vet vets veterinary veterinarian
  farm farms farmer farmers farming agriculture agricultural agri estate estates
  car cars automotive motor motors vehicle vehicles
  insurance insurer insurers insurtech
  telecom telecoms telecommunication telecommunications telco
  policy policies cover covers coverage
  furniture homeware decor
  jewellery jewelry
  shoe shoes footwear sneakers
  baby babies toddler
  solar energy renewables
  logistics transport freight courier couriers shipping
  metrics metric numbers stats statistics figures insight insights finding findings data result results
  idea ideas concept concepts
  competition competitions contest contests giveaway giveaways
  entry entries entrant entrants participant participants
  mistake mistakes error errors bug bugs fault faults issue issues problem problems
  lesson lessons tutoring
  course courses curriculum
  meeting meetings call calls
  magazine magazines journal journals
  booklet booklets ebook ebooks book books
  interview interviews interviewed interviewing
  explain explains explained explaining clarify clarified
  speaker speakers
  area areas region regions territory territories province provinces
  owner owners founder founders
  patient patients
  tenant tenants
  holiday holidays vacation vacations
  meal meals food foods recipe recipes
  drink drinks beverage beverages
  bag bags handbag handbags
  toy toys game games
  goal goals target targets
  deadline deadlines
  template templates
  version versions variant variants variation variations
  double duplicate duplicated duplicates
  invoice invoices invoicing billing
  complaint complaints grievance
  warehouse warehouses depot depots
  factory factories manufacturing manufacturer manufacturers
  church churches congregation
  trip trips tour tours
  village villages township townships neighbourhood neighbourhoods
  award awards prize prizes
  fair fairs expo expos exhibition exhibitions
  registration registrations attendee attendees attendance ticket tickets delegate delegates guest guests
  download downloads install installs
  booking bookings reservation reservations
  loyalty repeat
  release releases rollout
  bulletin digest
  notification notifications alert alerts
  kid kids child children
  woman women female
  youth young
  spreadsheet spreadsheets excel sheets
  gear equipment kit
  instructor instructors teacher teachers tutor tutors
  speech talk talks
  promotion promotions promo promos discount discounts specials
  listing listings
  review-site testimonial testimonials
  reply replies replied respond responded answer answered
  leader leaders
  representative representatives rep reps
  moderator moderators mod mods
  crypto cryptocurrency bitcoin
  publisher publishing
  bookshop bookshops bookstore bookstores
  studio studios
  reseller resellers
  checkout basket cart
  translate translated translation translations
  ecommerce
  johannesburg joburg jozi jhb
  pretoria tshwane
  gqeberha
  africa african
  american america usa us
  british uk britain
  europe european eu
  tourism travel tourist tourists
  fintech finance financial bank banking banks
  property estate realtor realestate
  health healthcare medical clinic clinics
  beauty skincare cosmetics cosmetic
  wine wines winery wineries
  education edtech learning
  student students learner learners pupil pupils
  remote remotely home
  supplier suppliers vendor vendors
  designer designers design designs designed designing
  developer developers engineer engineers
  stakeholder stakeholders
  executive executives
  audit audits audited auditing review reviews reviewed
  rebrand rebrands rebranded rebranding
  redesign redesigned redesigning revamp revamped overhaul overhauled refresh refreshed rebuild rebuilt
  automation automations automate automated automating workflow workflows sequence sequences flow flows drip series
  migrate migrated migration migrations moved
  negotiate negotiated negotiation negotiations
  hire hired hiring recruit recruited recruiting recruitment
  pitch pitched pitching pitches
  brief briefs briefed briefing
  script scripts
  brochure brochures leaflet leaflets flyer flyers catalogue catalogues
  tender tenders proposal proposals bid bids
  app apps
  software saas
  guideline guidelines guide guides playbook playbooks
  product products range item items
  unsubscribe unsubscribes churn
  backlink backlinks links link
  caption captions
  tiktok tiktoks
  mobile phone phones`;

const groups = alike
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/).map(stemOf));

/** The word that stands for a group, by each stem in it. */
export const stemsAlike: ReadonlyMap<string, string> = new Map(
  // The first group that has a word keeps it.
  groups
    .toReversed()
    .flatMap((stems) => stems.map((stem): [string, string] => [stem, stems[0] ?? stem])),
);
