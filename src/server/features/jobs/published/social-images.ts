import { jobIdOfSocialImage } from "#domain/jobs/published/social-address.ts";
import type { ReadRates } from "#domain/listing/pay/rates.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { Pictures } from "#server/adapters/pictures/port.ts";
import type { DocumentRow, PublicDocument } from "#server/http/documents.ts";
import { drawJob } from "../picture/draw-job.ts";
import { wordsOf } from "../picture/picture-text.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { jobsTopic } from "../stores/jobs.ts";
import { picturedJob, publishedStore } from "../stores/published.ts";

/** A picture of each job that everybody may open. Of any other there is none, for nobody: networks keep what they fetch. */
export function socialImages(
  queries: Queries,
  readRates: ReadRates,
  pictures: Pictures,
  showRows: ShowRows,
): DocumentRow {
  const store = publishedStore(queries);

  async function imageCalled(file: string): Promise<PublicDocument | null> {
    const id = jobIdOfSocialImage(file);
    const row = id === null ? null : await store.find(id);
    const [job] = showRows("pictures", row === null ? [] : [row], (row) => picturedJob.parse(row));
    if (job === undefined) return null;
    const words = wordsOf(job, await readRates());
    const body = await pictures.toPng(drawJob(words, await pictures.typefaces()));
    // It changes with the rates as well, so its age says little; the tag tells.
    return { type: "image/png", body, changedAt: null };
  }

  // The rates it shows tell of themselves under the jobs' name.
  return { path: "/social/jobs/:file", topics: [jobsTopic], budget: "picture", make: imageCalled };
}
