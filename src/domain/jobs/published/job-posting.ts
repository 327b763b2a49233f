import { logoFolder } from "#domain/companies/logo-address.ts";
import { brand } from "#domain/brand.ts";
import { knownCompany } from "#domain/jobs/company.ts";
import type {
  Engagement,
  Openness,
  Pay,
  PayPeriod,
  RiskVerdict,
  Workplace,
} from "#domain/listing/facts.ts";
import { escapeHtml } from "#domain/markup/escape.ts";
import { countriesNamed } from "./countries-named.ts";

/** As much of a job as search engines are told. */
export interface PostedJob {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Both as ISO 8601. */
  readonly publishedDate: string;
  readonly lastSeenOpen: string;
  readonly isPremium: boolean;
  readonly logoUrl: string | null;
  readonly openToSouthAfrica: { readonly value: Openness };
  readonly riskVerdict: RiskVerdict;
  readonly pay: { readonly value: Pay };
  readonly facts: {
    readonly workplace: { readonly value: Workplace };
    readonly engagement: { readonly value: Engagement };
  };
}

/** A listing nobody has seen open for this long should not be found any more. */
const daysValid = 45;

/** The job in the words of schema.org, as Google for Jobs wants it. Null for a job that not everybody may open, and for a likely scam. */
export function jobPosting(job: PostedJob, appUrl: string): object | null {
  if (job.isPremium || job.riskVerdict === "likely-scam") return null;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: inParagraphs(job.description),
    datePosted: job.publishedDate,
    validThrough: daysAfter(job.lastSeenOpen, daysValid),
    identifier: { "@type": "PropertyValue", name: brand.name, value: job.id },
    hiringOrganization: organizationOf(job, appUrl),
    ...placeOf(job),
    ...employmentOf(job),
    ...salaryOf(job.pay.value),
    directApply: false,
    url: appUrl + job.path,
  };
}

const inParagraphs = (text: string): string =>
  text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");

const daysAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * 86_400_000).toISOString();

function organizationOf({ company, logoUrl }: PostedJob, appUrl: string): object | string {
  const name = knownCompany(company);
  // The word search engines ask for when the employer is not named.
  if (name === null) return "confidential";
  const logo = logoUrl?.startsWith(logoFolder) === true ? { logo: appUrl + logoUrl } : {};
  return { "@type": "Organization", name, ...logo };
}

/** A job with an office is only listed when that office is in South Africa. */
function placeOf({ location, openToSouthAfrica, facts }: PostedJob): object {
  if (facts.workplace.value === "on-site" || facts.workplace.value === "hybrid") {
    const address = {
      "@type": "PostalAddress",
      addressLocality: location,
      addressCountry: "ZA",
    };
    return { jobLocation: { "@type": "Place", address } };
  }
  const named = countriesNamed(location);
  const isOursToo = openToSouthAfrica.value === "yes" || named.length === 0;
  const countries = isOursToo ? new Set(["South Africa", ...named]) : new Set(named);
  return {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [...countries].map((name) => ({ "@type": "Country", name })),
  };
}

/** Only what the posting says: silence about the working week is not full time. */
function employmentOf({ title, description, tags, pay, facts }: PostedJob): object {
  const text = [title, description, ...tags].join(" ");
  const isPartTime = pay.value.terms.includes("part-time");
  const types = [
    isPartTime && "PART_TIME",
    !isPartTime && /\bfull[- ]?time\b/i.test(text) && "FULL_TIME",
    facts.engagement.value === "contractor" && "CONTRACTOR",
  ].filter((type) => type !== false);
  return types.length === 0 ? {} : { employmentType: types };
}

const unitTexts: Readonly<Record<PayPeriod, string>> = {
  hour: "HOUR",
  day: "DAY",
  week: "WEEK",
  month: "MONTH",
  year: "YEAR",
};

/** Pay that hangs on results is no base salary. */
function salaryOf({ amount, terms }: Pay): object {
  if (amount === null || terms.includes("on-target") || terms.includes("commission-only")) {
    return {};
  }
  const { min, max, currency, period } = amount;
  const figures =
    min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency,
      value: { "@type": "QuantitativeValue", ...figures, unitText: unitTexts[period] },
    },
  };
}
