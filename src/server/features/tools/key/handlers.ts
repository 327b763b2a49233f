import type { aiKeyEndpoints } from "#contract/tools/ai-key.ts";
import { keyEnding } from "#domain/tools/ai/api-key.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ToolServices } from "../tool-services.ts";
import { eraseKey, findKey, keyPurpose, presentKey, putKey } from "./store.ts";

export function keyHandlers(services: ToolServices): Handlers<typeof aiKeyEndpoints> {
  const { database, clock, secrets, ai, startStepDone } = services;
  const db = database.queries;
  const statusOf = async (userId: number) => presentKey(await findKey(db, userId));

  return {
    readKeyStatus: ({ viewer }) => statusOf(viewer.id),

    async saveKey({ viewer, body }) {
      const verdict = await ai.checkKey(body.apiKey);
      if (verdict.state === "refused") fail(verdict.why);
      const now = clock.now();
      await putKey(db, {
        userId: viewer.id,
        sealedKey: secrets.seal(body.apiKey, keyPurpose),
        ending: keyEnding(body.apiKey),
        state: verdict.state,
        savedAt: now,
        checkedAt: verdict.state === "valid" ? now : null,
      });
      await startStepDone(db, viewer.id, "ai-tools", now);
      return statusOf(viewer.id);
    },

    async removeKey({ viewer }) {
      await eraseKey(db, viewer.id);
      return statusOf(viewer.id);
    },
  };
}
