import { firstId, payOf, secondsOf, slugOf, withScript, type Telling } from "./telling.ts";

export const remoteokNotice = (now: Date) => ({
  last_updated: secondsOf(now),
  legal: "Please link back, with a link that may be followed, and name the source.",
});

/** A notice first, letters misread as single bytes, figures that mean nothing, and work that is no marketing. */
export const remoteok = ({ openings, roof, now }: Telling): object => [
  remoteokNotice(now),
  ...openings.map((opening) => {
    const { number, publishedAt, company } = opening;
    const slug = `remote-${slugOf(opening)}`;
    const url = `${roof}/remoteok.com/remote-jobs/${slug}`;
    const pay = number % 2 === 0 ? payOf(opening) : number % 3 === 0 ? [17, 20] : null;
    const riddle = `Please mention the word **KIND** and tag ${secondsOf(now)} when applying to show you read the job post completely.`;
    return {
      slug: number % 5 === 0 ? "" : slug,
      id: String(number + 11 * firstId),
      epoch: secondsOf(publishedAt),
      date: publishedAt.toISOString(),
      company: `${company.name} `,
      company_logo: "",
      position: opening.title,
      tags: ["marketing", "digital nomad", ...opening.role.tags],
      logo: "",
      description: misread(
        `${withScript(opening)}<p>It’s yours – if you like it.</p><br/>${riddle}`,
      ),
      location: company.places.length === 0 ? "Worldwide" : `${company.places[0]}, `,
      salary_min: pay?.[0] ?? 0,
      salary_max: pay?.[1] ?? 0,
      apply_url: url,
      url,
      original: true,
    };
  }),
  {
    slug: "remote-warehouse-clerk-1099999",
    id: "1099999",
    epoch: secondsOf(now),
    company: "Somebody",
    position: "Warehouse Clerk",
    tags: ["marketing"],
    description: "<p>Counting boxes, at night, in a hall.</p>",
    location: "",
    salary_min: 0,
    salary_max: 0,
    url: `${roof}/remoteok.com/remote-jobs/remote-warehouse-clerk-1099999`,
  },
];

/** UTF-8 that somebody took for letters of one byte each. */
const misread = (text: string): string =>
  new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));

const legal = "Please link back to the address found here and name the source.";

/** Dates without a zone, pay in free words, kinds of job with underscores. */
export const remotive = ({ openings, roof }: Telling): object => ({
  "0-legal-notice": legal,
  "job-count": openings.length,
  "total-job-count": openings.length,
  jobs: openings.map((opening) => {
    const { number, company, role, publishedAt } = opening;
    const id = number + 20 * firstId;
    const pay = payOf(opening);
    return {
      id,
      url: `${roof}/remotive.com/remote-jobs/marketing/${slugOf(opening)}`,
      title: opening.title,
      company_name: company.name,
      company_logo: "",
      category: "Marketing",
      tags: [...role.tags],
      job_type: number % 4 === 2 ? "" : "full_time",
      publication_date: publishedAt.toISOString().slice(0, 19),
      candidate_required_location:
        company.places.length === 0 ? "Worldwide" : company.places.join(", "),
      salary: pay === null ? "" : `$${pay[0] / 1_000}k - $${pay[1] / 1_000}k`,
      description: withScript(opening),
    };
  }),
});

/** A bare list; tags in one text; dates by New York's clock. */
export const workingnomads = ({ openings, roof }: Telling): object =>
  openings.map((opening) => ({
    url: `${roof}/www.workingnomads.com/job/go/${opening.number + 19 * firstId}/`,
    title: opening.title,
    description: withScript(opening),
    company_name: opening.company.name,
    category_name: "Marketing",
    tags: [...opening.role.tags, "english"].join(","),
    location: opening.company.places.length === 0 ? "Global" : opening.company.places.join(", "),
    pub_date: byNewYork(opening.publishedAt),
  }));

const newYorkBehindMs = 4 * 60 * 60_000;
const byNewYork = (moment: Date): string =>
  new Date(moment.getTime() - newYorkBehindMs).toISOString().replace(/\.\d+Z$/, "-04:00");
