import type { PayPeriod } from "#domain/listing/facts.ts";
import { vocabularyOf } from "#domain/listing/text/meanings.ts";

/** What the words around a figure make of it. The word nearest to the figure decides. */
export const payWords = vocabularyOf({
  /** The figure is what the job pays. */
  pay: `
    du bekommst, du erhaltst, du verdienst, wir zahlen, sie erhalten, on vous propose, je krijgt, je ontvangt, jy kry, ons betaal, interns receive, interns get, interns earn, trainees receive, graduates receive, learners receive, apprentices receive, after tax, after taxes, annual base, are paid, base, basic, base pay, base range, base salary, basic salary,
    be paid, before tax, before taxes, brutto, bruttogehalt, budget for the hire, budget for the job, budget for the position,
    budget for the post, budget for the role, budget for this hire, budget for this job, budget for this position,
    budget for this post, budget for this role, hiring budget, role budget, total cost to company, comp range, comp, compensation, compensation range, cost to company, ctc, going rate, daily rate, day rate, doe,
    einstiegsgehalt, fixed salary, fixgehalt, gehalt, gehaltsspanne, get paid, gross, grundgehalt, hourly,
    paid, in your pocket, into your account, in your account, is paid, jahresbrutto, jahresbruttogehalt, jahresgehalt, lohn, monatsgehalt, netto, paid hourly,
    paid monthly, pay, paying, payrate, pays, range for the position, range for the role,
    before deductions, after deductions, monthly figure, lordi, lordo, manadslon, ral, remuneracao, salariu, bruto, brut,
    range for this position, range for this role, remunerate, remunerates, take home, take home pay, taking home, rate, rates, remuneracion, remuneration, salaire, salaried,
    salaries, salaris, maandsalaris, salario, salary, salary budget, stundenlohn, stundensatz, uurtarief, sueldo, tagessatz, vergutung, wage, wages,
    zahlen wir, honorar, honoraires, loon, vergoeding, tarief, tarifa, tjm, wynagrodzenie, stawka, sueldo mensual, pay for this, pay for the role, pay for the position, rate for this, package, packages, offer, offers, offering, offered, retainer, your fee, paid by the hour, take home, tctc, pro rata, salarisbereik, betaling, nett pay, salary package, salary offer, pay bracket, pay band, salary band, band`,
  /** The figure is what a reader may hope for, if all goes well. */
  target: `
    average, averaged, averages, averaging, earning potential, earnings, income potential, on target, on target earnings, ote,
    potential earnings, target earnings, top performers, total earnings, total income, uncapped earnings,
    zielgehalt`,
  /** Somebody earns it, which scams like to say too. */
  earn: `earn, earning, earns, income, verdienen, verdienst`,
  /** Pay where the job is meant, and something else where a business is: an agency has retainers and offers too. */
  likely: `
    budgeted, honorarium, monthly fee, weekly fee, hourly fee, monthly cheque, monthly retainer, offer, offering, package, packages, retainer,
    you charge us, you charge, bill, bills, billed at, bring you in at, bring you on at, comes in at, comes to, fixed fee, fixed at, flat fee, flat rate, have in mind, had in mind, how much, in your pocket,
    lands in your, hits your, monthly stipend, pegged at, put you on, puts you on, set aside, start you at, start you on, start you off at, start you off on, starting you at,
    starting you on, stretch as far as, stretch to, stretching to, the money, we'd stretch, we would stretch, you make, you'd make, you'll make, you will make, you would make,
    you'd be on, you'll be on, you will be on, you would be on, you'd get, you'd receive, you would get, you'd see, you'll see, you'd start on, you'd land,
    start on, starts on, starting on, we can do, we can stretch to, you get, you receive, you will get, you will receive, you'll get, you'll receive`,
  /** The figure is money of another kind: budgets, perks, prices, a company's own size. */
  other: `
    pot, pots, retainers here, sponsors pay, exhibitors pay, advertisers pay, parents pay, guests pay, brands pay, members pay, subscribers pay, delegates pay, students pay, patients pay, tenants pay, buyers pay, families pay, schools pay, charging,
    our retainers, client retainers, average retainer, retainers begin, retainers begin at, retainers start, retainers start at, retainers from, retainers run, 401, acv, ad spend, additional, adspend, advance, allowance, aov, arr, assets, aum, award,
    background check, bonus, bonuses, bookings, budget, budgets, capital, cash flow, charity, client base,
    clients pay, commission, contribution, contributions, subsidy, commissions, contract value, cost, cost of living, costs, course, courses,
    cover, coverage, coworking, medical cover, insurance cover, credit, credits, customer base, customers pay, deal, deals, deductible, deposit,
    discount, donate, donated, donation, donations, education, equipment, equity, expense, expenses, extra,
    fee, fees, fine, fund, funded, funding, funds, generated, generating, gift, gmv, grant, grants,
    gross margin, gross profit, gross revenue, gym, home office, incentive, incentives, insurance,
    interest rate, internet, invest, invested, investment, investments, investors, knowledge base,
    kunden zahlen, laptop, learning, loan, loans, lunch, match, mediabudget, mrr, normally, open rate, orders,
    overtime, paid ads, paid media, paid social, paid search, paid traffic, paid campaigns, paid acquisition, paid channels, paid advertising, paid marketing, paid leave, paid time off, paid holiday, paid vacation, paid for by, paid out, pay us, pays us, paying us, paid us, charge, charges, pay for, pays for, penalty, per diem, phone, pipeline, portfolio, premium,
    premiums, price, priced, prices, pricing, prize, prizes, profit, quota, raise, raised, raising, referral,
    referrals, reimburse, reimbursed, reimbursement, revenue, round, sachbezug, sales, save, saved, saving,
    savings, seed, series, set up, setup, sign on, signing, spend, spends, spending, spent, stipend, stock,
    subscription, tips, toward, towards, training fee, transactions, travel, tuition, turnover, umsatz,
    urlaubsgeld, user base, users pay, valuation, valued, voucher, vouchers, weiterbildungsbudget, wellbeing,
    wellness, werbebudget, worth, you pay, zuschuss, zuschusse`,
});

/** What learners are paid is called a stipend too, which elsewhere is a perk. */
export const learners =
  /\b(?:intern(?:s|ship)?|learner(?:s|ship)?|trainees?|traineeship|graduates?|apprentices?(?:hip)?|fellows?(?:hip)?)\b/;

/** Words that stand beside a figure and say nothing about what it is for. */
export const fillerWords = wordsOf(`
  a about an and annually annum anticipated approx ca circa each equivalent fixed fte guaranteed nett per pro rata plus begin approximately at between bis brutto cad daily day depending doe eur
  experience for from full full-time gbp gross hour hourly hr in is mo month monthly net of on part-time per
  plus range remote role starting the this to und up us usa usd week weekly year yearly yr zwischen`);

/** Whose money it may be instead, where no word says that it is pay. */
export const businessWords = wordsOf(`
  account accounts agencies agency brand brands business businesses campaign campaigns client clients companies
  company contracts customer customers grew growing marketplace project projects scaled scaling store stores
  users`);

/** What freelance work is counted in. */
export const pieceWords = wordsOf(`
  ad article assignment blog book campaign candidate client conversion customer deal design employee essay hire hired
  image interview item lead lesson listing meeting order page participant person piece post project question referral
  response sale seat signup survey task team test thread tweet unit user video view word`);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

const periodLists: Readonly<Record<PayPeriod, string>> = {
  hour: "h heure godzine godzina ora hora hour hourly hours hr hrs ph std stunde stundenlohn stundensatz uur uurtarief",
  day: "daily day days dia jour pd tag tagessatz",
  week: "pw semana week weekly wk woche",
  month:
    "maand maandsalaris manad manadslon mensais mesicne mesic mensal mensile mensili mensual mensuales mensuel mes mese miesiac miesiecznie m mo mois monat monatlich monatsgehalt month monthly months mth pcm pm",
  year: "all'anno annee anno annual annualized annually annuel annum ano anual anum jaar jahr jahresbrutto jahresbruttogehalt jahresgehalt jahrlich pa year yearly yr",
};

/** Every word for a stretch of time that pay is counted in. */
export const periodOfWord: ReadonlyMap<string, PayPeriod> = new Map(
  (Object.entries(periodLists) as [PayPeriod, string][]).flatMap(([period, words]) =>
    words.split(" ").map((word) => [word, period] as const),
  ),
);

/** Signs and words of money beside the codes themselves; `$` alone is a dollar of some country. */
export const currencyOfSign: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    $: "$",
    "£": "GBP",
    "¥": "JPY",
    "฿": "THB",
    "₦": "NGN",
    "₪": "ILS",
    "€": "EUR",
    "₱": "PHP",
    "₹": "INR",
    bucks: "$",
    dollars: "$",
    euro: "EUR",
    euros: "EUR",
    n: "NGN",
    dhs: "AED",
    ksh: "KES",
    pounds: "GBP",
    r: "ZAR",
    rand: "ZAR",
    rm: "MYR",
    rs: "INR",
    sterling: "GBP",
    zl: "PLN",
    kc: "CZK",
    lei: "RON",
  }),
  ...Object.entries({
    a: "AUD",
    au: "AUD",
    c: "CAD",
    ca: "CAD",
    cdn: "CAD",
    hk: "HKD",
    mx: "MXN",
    nz: "NZD",
    r: "BRL",
    s: "SGD",
    sg: "SGD",
    us: "USD",
  }).map(([country, code]) => [`${country}$`, code] as const),
]);

/** Countries as a location names them, with what they pay in. */
export const currencyOfCountry: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AUD: "au, australia",
    BRL: "br, brazil",
    CAD: "ca, canada",
    CHF: "ch, switzerland",
    EUR: "amsterdam, barcelona, berlin, cologne, dublin, dusseldorf, eu, frankfurt, hamburg, koln, leipzig, lisbon, madrid, munchen, munich, paris, stuttgart, vienna, wien, at, austria, be, belgium, de, deutschland, es, fi, finland, fr, france, germany, gr, greece, ie, ireland, it, italy, netherlands, nl, portugal, pt, spain",
    GBP: "birmingham, bristol, edinburgh, leeds, london, manchester, england, gb, great britain, scotland, uk, united kingdom",
    HKD: "hk, hong kong",
    INR: "in, india",
    MYR: "malaysia, my",
    NZD: "new zealand, nz",
    PHP: "ph, philippines",
    PLN: "pl, poland",
    SGD: "sg, singapore",
    USD: "u.s, u.s., united states, united states of america, us, usa",
    ZAR: "cape town, durban, gauteng, johannesburg, kwazulu-natal, midrand, pretoria, sandton, south africa, stellenbosch, western cape, za",
  }).flatMap(([currency, names]) => names.split(", ").map((name) => [name, currency] as const)),
);
