import type { Opening } from "../openings/openings.ts";
import {
  daysAfter,
  firstId,
  payOf,
  secondsOf,
  slugOf,
  withScript,
  type Telling,
} from "./telling.ts";

const pageLength = 20;

/** Dates in seconds, and now and then in milliseconds as its papers say; places as texts or as objects. */
export function himalayas({ openings, roof, query }: Telling): object {
  const page = Math.max(1, Number(query.get("page") ?? 1));
  const shown = openings.slice((page - 1) * pageLength, page * pageLength);
  return {
    comments: "A demo's board: nobody works here.",
    updatedAt: secondsOf(openings[0]?.publishedAt ?? new Date(0)),
    offset: (page - 1) * pageLength,
    limit: pageLength,
    totalCount: openings.length,
    jobs: shown.map((opening) => himalayasRow(opening, roof)),
  };
}

function himalayasRow(opening: Opening, roof: string): object {
  const { number, company, role, publishedAt } = opening;
  const address = `${roof}/himalayas.app/companies/${company.slug}/jobs/${slugOf(opening)}`;
  const pay = payOf(opening);
  // A range that nobody can mean.
  const [min, max] = number % 7 === 1 ? [4, 5_500] : (pay ?? [null, null]);
  const inMilliseconds = number % 5 === 0;
  const moment = (date: Date) => (inMilliseconds ? date.getTime() : secondsOf(date));
  return {
    title: opening.title,
    excerpt: `${role.duties[0]?.slice(0, 60)}…`,
    companyName: company.name,
    companySlug: company.slug,
    companyLogo: "",
    employmentType: number % 4 === 1 ? "Contractor" : "Full Time",
    minSalary: min,
    maxSalary: max,
    salaryPeriod: number % 7 === 1 ? "monthly" : "annual",
    currency: pay === null && number % 7 !== 1 ? null : "USD",
    seniority: [opening.isSenior ? "Senior" : "Mid-level"],
    locationRestrictions:
      number % 2 === 0
        ? company.places
        : company.places.map((name) => ({ alpha2: "", name, slug: name.toLowerCase() })),
    ...(number % 3 !== 0 && { timezoneRestrictions: [0, 1, 2, 3] }),
    categories: [role.title.replaceAll(" ", "-")],
    parentCategories: ["Marketing"],
    description: withScript(opening),
    pubDate: moment(publishedAt),
    expiryDate: moment(daysAfter(publishedAt, 60)),
    applicationLink: address,
    guid: address,
  };
}

/** Entities in plain fields, two spaces in places, and no pay where none is known. */
export function jobicy({ openings, roof, query, now }: Telling): object {
  const shown = openings.slice(0, Number(query.get("count") ?? 100));
  return {
    apiVersion: "2.2.14",
    documentationUrl: "https://jobi.cy/apidocs",
    friendlyNotice: "Please credit the source with a direct link.",
    jobCount: shown.length,
    lastUpdate: now.toISOString(),
    appliedFilters: Object.fromEntries(query),
    jobs: shown.map((opening) => jobicyRow(opening, roof)),
    statusCode: 200,
    success: true,
  };
}

function jobicyRow(opening: Opening, roof: string): object {
  const { number, company, publishedAt } = opening;
  const pay = payOf(opening);
  const slug = `${number + 2 * firstId}-${slugOf(opening)}`;
  return {
    id: number + 2 * firstId,
    url: `${roof}/jobicy.com/jobs/${slug}`,
    jobSlug: slug,
    jobTitle: `${opening.title} &#8211; Remote`,
    companyName: company.name.replaceAll("&", "&amp;"),
    companyLogo: "",
    jobIndustry: ["Marketing &amp; Sales"],
    jobType: ["Full-Time"],
    jobGeo: company.places.length === 0 ? "Anywhere" : company.places.join(",  "),
    jobLevel: opening.isSenior ? "Senior" : "Any",
    jobExcerpt: "",
    jobDescription: withScript(opening),
    pubDate: publishedAt.toISOString().replace(".000Z", "+00:00"),
    ...(pay !== null && {
      salaryMin: pay[0],
      salaryMax: pay[1],
      salaryCurrency: "USD",
      salaryPeriod: "yearly",
    }),
  };
}

/** It refuses what it does not know. */
export const jobicyKnows = (query: URLSearchParams): boolean =>
  [...query.keys()].every((name) => ["count", "geo", "industry", "tag", "get"].includes(name));
