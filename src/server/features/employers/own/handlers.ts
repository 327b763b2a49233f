import type { postingEndpoints, PostingDetail } from "#contract/employers/postings.ts";
import { postingStanding } from "#contract/employers/posting.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { EmployerServices } from "../employer-services.ts";
import { postingFigures } from "../figures.ts";
import { presentOwn, presentStanding } from "../present.ts";
import { checkClosingDate, reviewOf, rowOf } from "../review.ts";
import { findPosting, isEmailConfirmed, isOf, ofEmployer } from "../stores/postings.ts";
import { stepsOf } from "../stores/steps.ts";
import { closePosting, repost } from "./close-and-repost.ts";
import { handIn } from "./hand-in.ts";
import { changeIn, saveChange } from "./save-change.ts";

export function postingHandlers(services: EmployerServices): Handlers<typeof postingEndpoints> {
  const { database, clock, readRates, showRows, boardRows, jobFigures } = services;
  const db = database.queries;

  async function ownOf(id: number, employerId: number): Promise<PostingDetail> {
    const posting = (await findPosting(db, id, isOf(employerId))) ?? fail("not_found");
    return presentOwn(posting, await stepsOf(db, id));
  }

  return {
    async reviewPosting({ body, viewer }) {
      const now = clock.now();
      checkClosingDate(body, now);
      const rates = await readRates();
      const row = rowOf(boardRows, body, { employerId: viewer?.id ?? null }, now, rates);
      return reviewOf(boardRows, body, row, rates);
    },

    async createPosting({ body, viewer }) {
      return ownOf(await handIn(services, viewer.id, body), viewer.id);
    },

    async listPostings({ viewer }) {
      const rows = await ofEmployer(db, viewer.id);
      const ids = rows.map(({ id }) => id);
      const figuresOf = await postingFigures({ db, jobFigures }, ids, clock.now());
      return {
        postings: showRows("own postings", rows, (row) => ({
          ...postingStanding.parse(presentStanding(row)),
          figures: figuresOf(row.id),
        })),
        isEmailConfirmed: await isEmailConfirmed(db, viewer.id),
      };
    },

    readPosting: ({ params, viewer }) => ownOf(params.id, viewer.id),

    async reviewChange({ params, body, viewer }) {
      const posting = (await findPosting(db, params.id, isOf(viewer.id))) ?? fail("not_found");
      checkClosingDate(body, clock.now());
      const rates = await readRates();
      const { change, row } = changeIn(services, posting, body, rates);
      const review = reviewOf(boardRows, body, { ...row, id: posting.id }, rates);
      return { ...review, change: { kind: change.kind, fields: [...change.fields] } };
    },

    async changePosting({ params: { id }, body: { version, ...fields }, viewer }) {
      await saveChange(services, { id, employerId: viewer.id, fields, version });
      return ownOf(id, viewer.id);
    },

    async closePosting({ params: { id }, body: { reason, version }, viewer }) {
      await closePosting(services, { id, employerId: viewer.id, version }, reason);
      return ownOf(id, viewer.id);
    },

    async repostPosting({ params: { id }, body: { version }, viewer }) {
      await repost(services, { id, employerId: viewer.id, version });
      return ownOf(id, viewer.id);
    },
  };
}
