import type { newsletterEndpoints, NewsletterPlan } from "#contract/guides/newsletter.ts";
import { launchSteps } from "#domain/guides/newsletter.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { GuideServices } from "../guide-services.ts";
import {
  launchStepsOf,
  markLaunchStep,
  putSpecialty,
  specialtyOf,
  unmarkLaunchStep,
} from "./store.ts";

export function newsletterHandlers({
  database,
  clock,
  startStepDone,
}: GuideServices): Handlers<typeof newsletterEndpoints> {
  const db = database.queries;

  async function planOf(userId: number): Promise<NewsletterPlan> {
    const rows = await launchStepsOf(db, userId);
    return {
      done: launchSteps.filter((step) => rows.some((row) => row.step === step)),
      specialty: await specialtyOf(db, userId),
    };
  }

  return {
    readNewsletterPlan: ({ viewer }) => planOf(viewer.id),

    async markLaunchStep({ viewer, params: { step }, body }) {
      if (body.isDone)
        await database.transaction(async (tx) => {
          await markLaunchStep(tx, viewer.id, step, clock.now());
          // Whoever has begun with it need not be told to begin.
          await startStepDone(tx, viewer.id, "newsletter", clock.now());
        });
      else await unmarkLaunchStep(db, viewer.id, step);
      return planOf(viewer.id);
    },

    async chooseNewsletterSpecialty({ viewer, body }) {
      await putSpecialty(db, viewer.id, body.specialty);
      return planOf(viewer.id);
    },
  };
}
