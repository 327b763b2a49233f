import type { Opening } from "../openings/openings.ts";
import { escapeHtml } from "#domain/markup/escape.ts";
import { firstId, payOf, uuidOf, withScript, type Telling } from "./telling.ts";

/** Texts are escaped, some of them twice over; some fields are a company's own. */
export const greenhouse = ({ openings, roof, board }: Telling): object => ({
  jobs: openings.map((opening) => {
    const { number, company, publishedAt } = opening;
    const id = number + 85 * firstId;
    const content = escapeHtml(withScript(opening));
    return {
      id,
      internal_job_id: id - 1,
      title: opening.title,
      company_name: company.name,
      absolute_url: `${roof}/job-boards.greenhouse.io/${board}/jobs/${id}`,
      location: {
        name: company.places.length === 0 ? "Remote, Worldwide" : placesOf(company.places),
      },
      offices: [],
      departments: [{ id: 1, name: "Marketing", child_ids: [], parent_id: null }],
      metadata: number % 2 === 0 ? null : [{ id: 2, name: "Workplace", value: "Remote" }],
      updated_at: publishedAt.toISOString(),
      first_published: publishedAt.toISOString(),
      requisition_id: String(number),
      language: "en",
      application_deadline: null,
      content: number % 8 === 0 ? escapeHtml(content) : content,
      data_compliance: [],
    };
  }),
  meta: { total: openings.length },
});

const placesOf = (places: readonly string[]): string =>
  places.map((place) => `Remote, ${place}`).join("; ");

/** A text in parts, and as many rows as were asked for. */
export function lever({ openings, roof, board, query }: Telling): object {
  const skip = Number(query.get("skip") ?? 0);
  const shown = openings.slice(skip, skip + Number(query.get("limit") ?? 100));
  return shown.map((opening) => leverRow(opening, roof, board));
}

function leverRow(opening: Opening, roof: string, board: string): object {
  const { number, company, role, publishedAt } = opening;
  const address = `${roof}/jobs.lever.co/${board}/${uuidOf(opening)}`;
  const pay = payOf(opening);
  const [about = "", ...rest] = withScript(opening).split("\n<h3>");
  return {
    id: uuidOf(opening),
    text: opening.title,
    categories: {
      location: company.places[0] ?? "Anywhere",
      commitment: "Full-time",
      team: "Marketing",
      department: "Marketing",
      allLocations: company.places,
    },
    country: "ZA",
    createdAt: publishedAt.getTime(),
    hostedUrl: address,
    applyUrl: `${address}/apply`,
    workplaceType: number % 5 === 0 ? "unspecified" : "remote",
    description: about,
    descriptionPlain: "",
    lists: rest.slice(0, 2).map((part) => {
      const [text = "", content = ""] = part.split("</h3>");
      return { text, content: content.replaceAll(/<\/?ul>/g, "") };
    }),
    additional: rest
      .slice(2)
      .map((part) => `<h3>${part}`)
      .join("\n"),
    additionalPlain: role.tags.join(", "),
    ...(pay !== null && {
      salaryRange: { currency: "USD", interval: "per-year-salary", min: pay[0], max: pay[1] },
    }),
  };
}

/** One of its postings is not for everybody's eyes. */
export const ashby = ({ openings, roof, board }: Telling): object => ({
  apiVersion: "1",
  jobs: openings.map((opening, at) => {
    const { company, publishedAt } = opening;
    const address = `${roof}/jobs.ashbyhq.com/${board}/${uuidOf(opening)}`;
    const pay = payOf(opening);
    return {
      id: uuidOf(opening),
      title: opening.title,
      department: "Marketing",
      team: "Marketing",
      employmentType: "FullTime",
      location: company.places[0] ?? "Anywhere",
      secondaryLocations: company.places.slice(1).map((location) => ({ location, address: null })),
      publishedAt: publishedAt.toISOString(),
      isListed: at !== 0,
      isRemote: true,
      workplaceType: "Remote",
      jobUrl: address,
      applyUrl: `${address}/application`,
      descriptionHtml: withScript(opening),
      descriptionPlain: "",
      compensation: {
        compensationTierSummary: pay === null ? null : `$${pay[0] / 1_000}K – $${pay[1] / 1_000}K`,
        compensationTiers: [],
        summaryComponents: pay === null ? [] : [salary(pay)],
      },
    };
  }),
});

const salary = ([minValue, maxValue]: readonly [number, number]) => ({
  compensationType: "Salary",
  interval: "1 YEAR",
  currencyCode: "USD",
  minValue,
  maxValue,
});
