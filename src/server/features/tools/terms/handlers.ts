import type { termsEndpoints } from "#contract/tools/terms.ts";
import type { MemberTerms } from "#domain/tools/objection-line/member-terms.ts";
import { objectionLine } from "#domain/tools/objection-line/objection-line.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ToolServices } from "../tool-services.ts";
import { putTerms, termsOf } from "./store.ts";

export function termsHandlers({
  database,
  clock,
  findJob,
}: ToolServices): Handlers<typeof termsEndpoints> {
  const db = database.queries;
  return {
    readTerms: async ({ viewer }) => listsOf(await termsOf(db, viewer.id)),

    async saveTerms({ viewer, body: terms }) {
      await putTerms(db, viewer.id, terms);
      return terms;
    },

    async readObjection({ viewer, params }) {
      const { facts } = await findJob(params.jobId, viewer);
      const day = clock.now().toISOString().slice(0, 10);
      const { line, because, leftOut } = objectionLine(facts, await termsOf(db, viewer.id), day);
      return { line, because: [...because], leftOut: [...leftOut] };
    },
  };
}

const listsOf = ({ hours, engagements, currencies }: MemberTerms) => ({
  hours,
  engagements: [...engagements],
  currencies: [...currencies],
});
