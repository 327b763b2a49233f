import type { countingEndpoints } from "#contract/companies/counting.ts";
import type { Destination } from "#contract/rows/reply.ts";
import { jobIdIn, shortJobPath } from "#domain/jobs/address.ts";
import { AppError, fail } from "#server/app-error.ts";
import type { BoardJob, Feature, HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";

type CountingServices = Pick<HandlerServices, "findJob" | "jobFigures">;

function countingHandlers({
  findJob,
  jobFigures,
}: CountingServices): Handlers<typeof countingEndpoints> {
  return {
    async goToApply({ params, viewer, visit }): Promise<Destination> {
      const id = jobIdIn(params.id) ?? fail("not_found");
      const job = await orNull(() => findJob(id, viewer));
      // The page says to each what there is to say: that it is premium, that it has closed, that it never was.
      const link = job?.isOpen === true ? wayOut(job.applyLink) : null;
      if (job === null || link === null) return shortJobPath(id);
      jobFigures.count(job.id, "apply", visit);
      return link;
    },

    async noteView({ params, viewer, visit }) {
      const { id, isOpen } = await findJob(params.id, viewer);
      if (isOpen) jobFigures.count(id, "view", visit);
      return { ok: true };
    },
  };
}

/** Null where what was stored leads nowhere, or would hand somebody a password. */
function wayOut(applyLink: string): URL | null {
  const url = URL.parse(applyLink);
  return url === null || url.username + url.password !== "" ? null : url;
}

/** What cannot be opened, for whatever reason there is a page. */
async function orNull(find: () => Promise<BoardJob>): Promise<BoardJob | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && ["premium_job", "not_found"].includes(error.code)) return null;
    throw error;
  }
}

export const counting: Feature<typeof countingEndpoints> = { handlers: countingHandlers };
