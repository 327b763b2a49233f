/** Forms that no rule finds, each line a stem and what belongs to it. */
const lines = `
  learner: learner learners
  lead: led leading leader leaders leadership
  leads: leads
  mentor: mentor mentors mentored mentoring mentorship
  deliv: deliver delivers delivered delivering delivery deliveries
  offer: offer offers offered offering
  author: author authors authored authoring
  do: do did done does doing
  run: ran running runs
  rewrit: rewrote rewritten rewrite rewrites rewriting
  rebuild: rebuilt rebuilds rebuilding
  undertak: undertook undertaken undertake undertakes undertaking
  choos: chose chosen choose chooses choosing choice choices
  deal: dealt deals dealing
  draw: drew drawn draws drawing
  fall: fell fallen falls falling
  hide: hid hidden hides hiding
  rise: rose risen rises rising
  feed: fed feeds feeding
  hear: heard hears hearing
  leav: left leave leaves leaving
  lose: lost loses losing loss losses
  pay: paid pays paying payment payments
  say: said says saying
  seek: sought seeks seeking
  show: shown showed shows showing
  tell: told tells telling
  catch: caught catches catching
  understand: understood understands understanding
  explain: explain explains explained explaining explanation explanations
  writ: wrote written write writes writing writer writers
  grow: grew grown grows growing growth
  build: built builds building builder
  teach: taught teaches teaching teacher
  hold: held holds holding
  win: won wins winning winner
  sell: sold sells selling seller
  speak: spoke spoken speaks speaking speaker
  driv: drove driven drive drives driving
  overse: oversaw overseen oversee oversees overseeing oversight
  bring: brought brings bringing
  mak: made make makes making maker
  tak: took taken take takes taking
  giv: gave given give gives giving
  keep: kept keeps keeping
  send: sent sends sending sender
  meet: met meets
  shoot: shot shoots shooting
  begin: began begun begins beginning
  spend: spend spends spending
  buy: bought buys buying buyer buyers
  think: thought thinks thinking
  get: got gets getting
  find: finds finding findings
  found: founded founds founding founder founders
  person: people persons
  analyz: analysis analyses analyse analysed analysing analyze analyzed analyzes analyzing analyst analysts analytics analytical
  strateg: strategy strategies strategic strategise strategist strategists strategically
  convert: conversion conversions converted converts converting
  retain: retention retained retains retaining
  acquir: acquisition acquired acquires acquiring acquire
  reduc: reduction reductions reduced reduces reducing reduce
  produc: production produced produces producing produce producer producers
  product: product products
  expand: expansion expanded expands expanding
  present: presentation presentations presented presents presenting presenter
  subscrib: subscription subscriptions subscribe subscribed subscriber subscribers
  optimiz: optimise optimised optimising optimisation optimize optimized optimizing optimization
  consult: consultation consultations consultant consultants consulting consulted consultancy consultancies
  execut: execution executed executing execute
  communicat: communication communications communicate communicated comms
  descri: description descriptions describe described
  advertis: ad ads advert adverts advertising advertise advertised advertisement advertisements advertiser advertisers
  journal: journalist journalists journalism
  negotiat: negotiation negotiations negotiate negotiated negotiating
  recruit: recruitment recruited recruiting recruiter recruiters recruits
  launch: launch launches launched launching
  relation: relation relations relationship relationships
  client: client clients clientele
  goods: goods
  roas: roas
  news: news
  sales: sales sale
  media: media
  business: business businesses
  series: series
  brief: brief briefs briefed briefing briefings
  email: email emails emailed emailing mail mails
  press: press
  process: process processes processed
  access: access
  success: success successes successful successfully
  publi: publish published publishes publishing publication publications publisher
  publicrelation: pr
  month: month months monthly
  week: week weeks weekly
  year: year years yearly annual annually
  day: day days daily
  quarter: quarter quarters quarterly
  hour: hour hours hourly`;

/** The stem of each irregular form. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [stem = "", forms = ""] = line.split(":").map((part) => part.trim());
      return forms.split(" ").map((form): [string, string] => [form, stem]);
    }),
);
