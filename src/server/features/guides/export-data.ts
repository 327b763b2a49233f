import type { Queries } from "#server/adapters/database/port.ts";
import { launchStepsOf, specialtyOf } from "./newsletter/store.ts";
import { everyFavourite, everyTick } from "./strategies/progress-store.ts";
import { tagsOf } from "./tags/store.ts";

/** What a member did with the guides. A first issue that was kept is among the documents. */
export async function exportGuides(
  db: Queries,
  { id }: { readonly id: number },
): Promise<Record<string, unknown>> {
  const tags = await tagsOf(db, id);
  return {
    growthSteps: await everyTick(db, id),
    growthFavourites: await everyFavourite(db, id),
    strategyTags: tags.map(({ tag, createdAt }) => ({ tag, createdAt })),
    newsletter: { specialty: await specialtyOf(db, id), steps: await launchStepsOf(db, id) },
  };
}
