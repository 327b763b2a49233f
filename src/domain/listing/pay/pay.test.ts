import { describe, expect, it } from "vitest";
import type { Pay } from "#domain/listing/facts.ts";
import type { Fact, Posting } from "#domain/listing/posting.ts";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { payOf } from "./pay.ts";
import { startingRates } from "./rates.ts";
import { sayPay } from "./saying/say-pay.ts";

const empty: Posting = {
  title: "",
  company: "",
  location: "",
  description: "",
  payText: "",
  tags: [],
};

const read = (posting: Partial<Posting>): Fact<Pay> =>
  payOf(readPosting({ ...empty, ...posting }), startingRates);

function said(posting: Partial<Posting>): string | null {
  const { amount } = read(posting).value;
  return amount === null ? null : sayPay(amount);
}

describe("pay is read as it is written", () => {
  it.each([
    ["Salary: $120,000 - $150,000", "$120,000–$150,000/year"],
    ["Pay is $60k-80k", "$60,000–$80,000/year"],
    ["Compensation: 60-80k USD", "$60,000–$80,000/year"],
    ["$135k–$150k plus super, a share scheme and five weeks off", "$135,000–$150,000/year"],
    ["$78,000 to $88,000, four weeks of vacation, a match of 4%", "$78,000–$88,000/year"],
    ["Deal:\n$2,500 - $3,500 USD per month, fixed", "$2,500–$3,500/month"],
    ["Pay: $38 per hour, training $25 per hour", "$38/hour"],
    ["You earn $6 per hour, plus $10 for every inspection", "$6/hour"],
    ["Salary: $ 11.00 27.00 Per Hour", "$11–$27/hour"],
    ["Salary: N180k – N230k per month", "NGN 180,000–230,000/month"],
    ["Monthly salary AED 8,000, with a yearly ticket home", "AED 8,000/month"],
    ["£280 per day, billed through your own company", "£280/day"],
    ["Trainees receive R5 800 a month and a phone", "R5,800/month"],
    ["Salary: band 4 ( £41,000 - £46,000)36 hours per weekOffice in Hull", "£41,000–£46,000/year"],
    [
      "_The base salary range for this job is_ _$95,000 - $120,000_ _plus equity._",
      "$95,000–$120,000/year",
    ],
    ["£31,000 - £36,000You will run our newsletter", "£31,000–£36,000/year"],
    ["Pay: $7/per hour", "$7/hour"],
    ["Pay: $9 plus per hour", "from $9/hour"],
    ["Day rate R1 450, billed monthly", "R1,450/day"],
    ["Du bekommst 17 €/Std. bei uns", "€17/hour"],
    ["My aunt wants somebody for her posts, three mornings, R7500pm", "R7,500/month"],
    ["Salary range (our bonus comes on top) $60,000 - $70,000", "$60,000–$70,000/year"],
    ["Our Family ServiceUp to £44,000 per year", "up to £44,000/year"],
    ["Pay: R21 000, 40 hours per week", "R21,000/month"],
    ["$24 AUD per hour, with a few Meta ads at $20 a day", "AUD 24/hour"],
    ["Starting salary $35,000-$40,000, semi-monthly paycheck", "$35,000–$40,000/year"],
    ["CTC: ₹6 – 8 LPA", "INR 600,000–800,000/year"],
    ["Salary: ₹6L - ₹8L per annum", "INR 600,000–800,000/year"],
    ["Compensation: €30-€60k", "€30,000–€60,000/year"],
    ["Salary $31,2k - $52k", "$31,200–$52,000/year"],
    ["We pay USD 4000/month", "$4,000/month"],
    ["Gehalt: €45.000–55.000 brutto/Jahr", "€45,000–€55,000/year"],
    ["Wir bieten ein Gehalt zwischen 42.000€ und 58.000€", "€42,000–€58,000/year"],
    ["Gehalt ab 80.000 €", "from €80,000/year"],
    ["The salary is 1'500 CHF per week", "CHF 1,500/week"],
    ["Salary £30k", "£30,000/year"],
    ["Salary: R25 000 - R35 000 pm", "R25,000–R35,000/month"],
    ["The job pays R45 000 per month", "R45,000/month"],
    ["CA$80,000 to CA$95,000 base salary", "CAD 80,000–95,000/year"],
    ["Base: A$90k - A$110k", "AUD 90,000–110,000/year"],
    ["Salary: $90,000 – $110,000 CAD", "CAD 90,000–110,000/year"],
    ["The hourly rate for this role is $15 – $16.", "$15–$16/hour"],
    ["Pay: between $20 and $25 an hour", "$20–$25/hour"],
    ["Hourly pay $18.50", "$18.50/hour"],
    ["Pay range: $20/hr - $25/hr", "$20–$25/hour"],
    ["Contract day rate: £350 - £400 per day", "£350–£400/day"],
    ["Salary: 25,000 PHP monthly", "PHP 25,000/month"],
    ["Salary: ₹8,00,000 - ₹12,00,000 per annum", "INR 800,000–1,200,000/year"],
    ["Salary: PLN 12 000 - 16 000 net per month", "PLN 12,000–16,000/month"],
    ["The salary range is $61,675- $99, 125 annually", "$61,675–$99,125/year"],
    ["No weekendsPay range: $8 - $16 per hourReferral incentives", "$8–$16/hour"],
    ["$25/hr", "$25/hour"],
    [
      "Email Marketer at Quill (Durban or from home anywhere in the country), R32k-R38k pm, start in March",
      "R32,000–R38,000/month",
    ],
    [
      "Copywriter for toys, books and board games, from home or from Ballito on Mondays, $2k - $3k a month",
      "$2,000–$3,000/month",
    ],
    ["$50–$70/hr, fully remote, with a small team", "$50–$70/hour"],
    ["Between $90,800 – $120,000 USD, depending on your skills", "$90,800–$120,000/year"],
    ["Salary up to $100k", "up to $100,000/year"],
    ["Salary starting at $55,000", "from $55,000/year"],
    ["Salary: NZ$95k a year and upwards", "from NZD 95,000/year"],
    ["Grade 6: £29,093 rising to £32,115 annually", "£29,093–£32,115/year"],
    ["Salary: $110,000+ per year", "from $110,000/year"],
    ["Base salary $100,000 + bonus", "$100,000/year"],
    ["Starting salary of $45,000 with $5,000 sign-on bonus", "$45,000/year"],
    ["The salary is $60,000 bonus $5,000", "$60,000/year"],
  ])("%s", (description, expected) => {
    expect(said({ description })).toBe(expected);
  });

  it("takes a month for a salary of some thousands without a period, and an hour only where the job is in the country of that money", () => {
    expect(said({ description: "Salary: €2,200 – €3,400 net" })).toBe("€2,200–€3,400/month");
    expect(said({ description: "Pay: $20-$25" })).toBeNull();
    expect(said({ location: "USA", description: "Pay: $20-$25" })).toBe("$20–$25/hour");
  });

  it("takes what the text says in full where the field holds one end of it", () => {
    const description = "Starting salary $80,000 to $100,000, depending on experience";
    expect(said({ payText: "$80,000", description })).toBe("$80,000–$100,000/year");
    expect(said({ payText: "$19/hour", description: "Earn up to $19 per hour" })).toBe(
      "up to $19/hour",
    );
    expect(said({ payText: "$70,000", description })).toBe("$70,000/year");
  });

  it.each([
    "There's £60k a year of sampling money which you look after.",
    "A drone licence is needed (we pay the R9 000).",
    "$200-$500 for 45-60 minute consultations",
    "You have closed deals greater than $750,000.",
    "$150/month health & wellness stipend to strengthen your body",
    "Fertility HRA (up to $10,000 per year)",
    "We match the first 10% of your contributions, up to a maximum of $10,000 per year.",
    "If you make less than $50,000 a month right now, read on.",
    "Our retainers start at R28 000 per month.",
    "A copywriter in Cape Town earns R31 000 a month while the same person in George gets R22 000.",
    "You lead three accounts, the largest a £11,000 per month retainer.",
    "You are trusted with R600 000 a month across Meta and Google.",
    "Your flows should bring in at least £30k a month.",
    "Our app helps people earning between R4 000 and R12 000 a month.",
    "Our graduates go on to make $1,900 a month.",
    "The survey says that a brand manager in Durban earns R48 000 a month on average.",
    "Our best-known sellers make $4,000 a month with us.",
  ])("is not money of another kind: %s", (description) => {
    expect(said({ description })).toBeNull();
  });

  it("finds it in a line made of parts", () => {
    const description = "Acme | Full Stack Engineer | Hybrid (Sacramento, CA) | $145k-$170k";
    expect(said({ description })).toBe("$145,000–$170,000/year");
  });

  it("refuses a period that cannot be, and passes over one that belongs to something else", () => {
    expect(said({ description: "Pay: $200k per month" })).toBeNull();
    expect(said({ description: "Pay for all hourly and other staff is $50,000" })).toBe(
      "$50,000/year",
    );
  });

  it("scales every period to a full-time year in dollars", () => {
    const yearly = (description: string) => read({ description }).value.amount?.usdPerYear;
    expect(yearly("Pay: $10 per hour")).toEqual({ min: 20_800, max: 20_800 });
    expect(yearly("Day rate: $200 per day")).toEqual({ min: 52_000, max: 52_000 });
    expect(yearly("Pay: $1,000 per week")).toEqual({ min: 52_000, max: 52_000 });
    expect(yearly("Pay: from €3,000 per month")).toEqual({ min: 38_880, max: null });
  });
});

describe("other money is never taken for pay", () => {
  it.each([
    "Our alumni landed job offers, often with salaries of $100k.",
    "We raised a $20M Series B from top investors",
    "A $1B company with $100M in yearly revenue",
    "You will manage $50k/month of ad spend",
    "You will manage budgets from $10,000 to $50,000 per month",
    "Experience with paid campaigns of $20k-$50k per month",
    "Brands doing $50k-$200k per month",
    "Help clients make $10,000 to $30,000 per month",
    "Our customers save $10,000-$20,000 per year",
    "Clients pay $2,000 - $5,000 per month for our services",
    "Plans are priced from $99 to $499 per month",
    "Grow accounts from $50k to $150k ARR",
    "Deal sizes of $50k-$100k",
    "$1,000 annual learning stipend",
    "Home office allowance of €2,000 per year",
    "Earn $500 - $1,000 per hired referral",
    "$5,000 sign-on bonus",
    "401k match up to $5,000 per year",
    "Hourly pay, paid holidays, 401k",
    "Pay: $0.05 per word",
    "We pay $30-$50 per article",
    "The compensation is $50 per question",
    "We pay $800 - $1,200 per video",
    "Earn $300 to $400 a day from home",
    "You pay a deposit of $2,000",
    "Salary review every 12 months, with 20,000 colleagues",
    "We have 60-80k users",
    "A freelance bench of five and $8k a month to pay them",
    "We have $6k a month to play with",
    "Paid tests on Meta and TikTok (about $60k a month) are yours",
    "A good salary and €2,000 yearly for gear",
    "Are you looking to earn anywhere from 600-115,000$ a month?",
  ])("%s", (description) => {
    expect(said({ description, location: "US, TX, Austin" })).toBeNull();
  });
});

describe("where it is written", () => {
  it("believes a written pay field before the text, and the text before a bare number field", () => {
    const description = "Pay: $25-$30 per hour";
    expect(said({ description, payText: "$40 - $50 /hour" })).toBe("$40–$50/hour");
    expect(said({ description, payText: "41600-62400 USD" })).toBe("$25–$30/hour");
    expect(said({ description: "Good pay", payText: "41600-62400 USD" })).toBe(
      "$41,600–$62,400/year",
    );
    expect(said({ description, payText: "competitive" })).toBe("$25–$30/hour");
  });

  it("reads a title too", () => {
    expect(said({ title: "Marketing manager - £30k" })).toBe("£30,000/year");
    expect(said({ title: "Head of growth at a $10M brand" })).toBeNull();
  });

  it("takes the currency of the country where the text leaves it open, and none where nobody could say", () => {
    expect(said({ payText: "40000-45000", location: "AU, QLD, Brisbane" })).toBe(
      "AUD 40,000–45,000/year",
    );
    expect(said({ payText: "40000-45000", location: "Fresno, CA, US" })).toBe(
      "$40,000–$45,000/year",
    );
    expect(said({ payText: "40000-45000", location: "Worldwide" })).toBeNull();
    expect(said({ payText: "$80,000", location: "Canada" })).toBe("CAD 80,000/year");
    expect(said({ payText: "$80,000", location: "Canada, USA" })).toBe("$80,000/year");
  });

  it("reads a number without a currency only where it is called pay", () => {
    const location = "London, United Kingdom";
    expect(said({ description: "Salary: 40-45k", location })).toBe("£40,000–£45,000/year");
    expect(said({ description: "Good salary in a team of 40,000", location })).toBeNull();
  });

  it("is sure where words say that it is pay, and less so where only the figure does", () => {
    expect(read({ description: "Salary: $50k - $60k" }).confidence).toBe("high");
    expect(read({ description: "$50k - $60k" }).confidence).toBe("medium");
    expect(read({ payText: "50000-60000 USD" }).confidence).toBe("medium");
  });
});

describe("several figures", () => {
  it("spans the offers of several places or levels", () => {
    const description =
      "Salary in Texas: $100,000 – $120,000\nSalary in New York: $120,000 – $140,000";
    expect(said({ description })).toBe("$100,000–$140,000/year");
    expect(read({ description }).evidence).toHaveLength(2);
  });

  it("never mixes periods or currencies", () => {
    const description =
      "Salary: £50,000 - £60,000\nSalary: $70,000 - $80,000\nPay: $30-$40 per hour";
    expect(said({ description })).toBe("$70,000–$80,000/year");
  });

  it("names the rules that fired", () => {
    expect(read({ description: "Salary: $50k - $60k plus bonus" }).rules).toEqual([
      "pay-range",
      "pay-plus-extras",
    ]);
    expect(read({ description: "Salary up to $50k" }).rules).toEqual(["pay-up-to"]);
    expect(read({ description: "Salary from $50k" }).rules).toEqual(["pay-from"]);
    expect(read({ description: "Salary $50k" }).rules).toEqual(["pay-fixed"]);
  });
});
