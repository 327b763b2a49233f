import { anyOf } from "#domain/listing/rules/rule.ts";
import { pieces as told } from "../passages/pieces.ts";

/** Words that stand for each other in what tricks are told in, and jobs. */
export const pieces: Readonly<Record<string, string>> = {
  ...told,
  /** The first figures of a large sum are no small one. */
  small: String.raw`${told["small"] ?? ""}(?! ?\d{3}\b)`,
  /** Whoever applies is spoken to, or is told what to do. */
  you: String.raw`(?:^\W*|[,;:(] ?|\b(?:you|u|you'll|you'd|must|please|kindly|then|and|first|only|just|simply|applicants?|candidates?|learners|graduates|interns|members|trainees|newcomers|creators|everyone|everybody|each person|to|or|yourself|have to|need to|can|may|should) (?:(?:first|must|will|only|just|should|have to|need to|now|still|simply|kindly|also|then|can|may) ){0,2})`,
  /** Parts with money of one's own. */
  spend: anyOf(String.raw`
    pay (?:an?|the|your|our|for|us|only|just|with|in|it|them|half|by|up|first|off|into|via|this|that|r ?\d|\D?\d|all|once|before), prepay, pre-pay, deposit (?:an?|the|your|it|only|with|r ?\d|\D?\d), eft, load, top[ -]?up, recharge (?:your|with|by|r ?\d|\D?\d), refill, replenish,
    purchase, buy, order (?:your|the|an?) (?:own|starter|first|pack|kit|stock|set), cover (?:the|your|shipping|costs?|own|first|it|this|r ?\d), settle (?:the|your|it|them|this|r ?\d), contribute (?:r ?\d|\D?\d|only|an? small|towards), advance (?:the|r ?\d|\D?\d|customers?), invest (?:only|your|an?|in our|r ?\d|\D?\d),
    stake, donate (?!up), lock <sum>, lock \d+ (?:usdt|coins), rent (?:our|the|an?), put in (?!the|effort|work|place|time), puts? down, fork out, chip in, cough up, swipe, hand over <sum>, come with <sum>, comes? with <sum>, leave <sum>, slip (?:him|her|them), drop <sum>, adds? <sum>, lay out, part with, reserve with, register with <sum>, join with, activate with, start with <sum>, fund (?:your|the|it|r ?\d|\D?\d), put <sum>, bring <sum>, send <sum>, transfer <sum>`),
  /** Beside a sum: it is spent. */
  spent: anyOf(String.raw`
    pay(?! ?:| range| rate| scale), paid by, prepay, deposit, eft, load, top[ -]?up, recharge, replenish, purchase, buy, cover, settle, contribute, advance, invest, stake, put, bring, send, transfer, reserve, register, join, joining, activate, upgrade, unlock,
    costs?, fees?, bond, levy, licen[cs]e, charge, charges, price, subscription, initiation, once[- ](?:off|only), one[- ](?:off|time), clear, refill, hold, each with, first, only, just, from, entrance, entry, seat, storage, handling, paperwork, stamps?`),
  /** What one pays for on the way to a job that never comes. */
  wayIn: String.raw`\b${anyOf(String.raw`
    offer, letter, position, the job, placement, placed, intake, talent pool, course, class, academy, program(?:me)?, confirmation, permit, profile, prints?, background,
    security`)}\b`,
  /** A share. */
  share: String.raw`(?:\d[\d,.]{0,4} ?(?:%|percent|per cent)|\b(?:two|three|five|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty) ?(?:%|percent|per cent)|\b(?:half|a (?:third|quarter|fifth|tenth)))`,
  /** What projects cost, and what one is given to learn or travel with. */
  theirBudget: String.raw`\b(?:projects|engagements|accounts) (?:\w+ )?(?:run|range|vary|go|are|start)s? from\b|\b(?:training|learning|wellness|internet|phone|travel|kit|book) (?:allowance|budget|stipend)\b`,
  /** What nobody can call back. */
  untraced: anyOf(String.raw`
    (?:e-?|gift |blu |flash |ott |prepaid |\d ?)?vouchers?, gift cards?, itunes, steam cards?, e-?wallet, cash ?send, bitcoin, btc, usdt, usdc, tether, (?:by|in|into|as|via) crypto, money orders?, cheques?, bank drafts?, airtime,
    pay ?shap, instant money, western union, moneygram, mukuru, hello paisa, cash ?app, zelle, money market, kazang, pep (?:money|counter|stores?), (?:shoprite|boxer|checkers|pick n pay) (?:counter|till|money)`),
  /** What a trick has one do. */
  tricky: anyOf(String.raw`
    get, gets, pay, receive, keep, buy, send, need, must, are, were, have, earn, be, can, only, just, take, deposit, forward, transfer, draw, invest, give, collect, accept, hold, make, trade, become, lose, owe, start, pass, passed, made,
    mark, press, rent, lend, fund, load, withdraw, cash, put, let, tap, click, rate, like, follow, win, want, know, should, may, don't, do, cannot, deduct, advance, top, share, order, front, qualify, live, wait, sign, choose, also, join,
    not, recruit, swap, open, post, never, simply, will, deserve, scan, upload, bring, log`),
  /** People outside of the job. */
  others: anyOf(String.raw`
    customers?, couples, brides, passers-by, shoppers?, subscribers?, readers?, users?, guests?, listeners?, viewers?, patients?, donors?, tenants?, policyholders, delegates, audiences?, opted-in, respondents, retailers?, retail, buyers, followers, visitors?, students,
    pensioners, franchisees, resellers, partners, branches, stores, fans, diners, merchants`),
  /** What marketing is made of. */
  craft: anyOf(String.raw`
    campaigns?, cost per (?:lead|click|order|acquisition), reports?, reporting, newsletters?, content, copy (?!them\b|our\b|and paste), brand, brands, briefs?, landing pages?, pages, articles, guides, posters?, leaflets?, designs?, launch\w{0,3}, strategy, calendar, budgets?, analytics, case studies, paid social,
    seo, mailchimp, hubspot, google ads, (?:our|the|campaign|sales|ratings) data, database, feed, deck, captions, mails, emails, letters, press, playlists, webinars?, events?, trade shows, descriptions, marketing, software, product`),
};
