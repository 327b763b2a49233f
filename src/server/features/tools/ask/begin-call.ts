import { costOf } from "#domain/tools/ai/prices.ts";
import { isCapReached, monthOf } from "#domain/tools/ai/spending.ts";
import type { ToolName } from "#domain/tools/ai/tool-names.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { fail } from "#server/app-error.ts";
import { mostDocuments } from "../documents/store.ts";
import { keyPurpose } from "../key/store.ts";
import { standingOf } from "../spending/store.ts";
import type { ToolServices } from "../tool-services.ts";
import { addCall } from "./calls-store.ts";

/** Two tabs may wait; a script that asks for a hundred may not. */
const mostAtOnce = 2;

/** A token is rarely shorter than two characters. */
const charactersPerToken = 2;

interface Planned {
  readonly tool: ToolName;
  readonly prompt: string;
  /** Of everything that is sent, in characters. */
  readonly length: number;
  /** Whether what comes of it will be a document. */
  readonly isKept: boolean;
}

/** A call that may be made: under which number, and with which key. */
export interface BegunCall {
  readonly id: number;
  readonly apiKey: string;
  readonly sealedKey: string;
}

/**
 * Writes a call down before it is made, with the most it may cost, so that the next one is counted against it. One at a time
 * for each member: side by side, two would both find room under the cap.
 */
export const beginCall = (
  { database, clock, secrets, ai }: ToolServices,
  userId: number,
  { tool, prompt, length, isKept }: Planned,
): Promise<BegunCall> =>
  database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const startedAt = clock.now();
    const standing = await standingOf(tx, userId, monthOf(startedAt));
    const sealedKey = standing.sealedKey ?? fail("ai_key_missing");
    const apiKey = secrets.open(sealedKey, keyPurpose) ?? fail("ai_key_unreadable");
    if (isCapReached(standing.spentMicros, standing.capCents)) fail("ai_cap_reached");
    // Before anything is paid for: afterwards there would be no place for it.
    if (isKept && standing.documents >= mostDocuments) fail("documents_full");
    if (standing.running >= mostAtOnce) fail("ai_busy", { retryAfterSeconds: 10 });
    const most = { input: length / charactersPerToken, cached: 0, output: ai.mostOutputTokens };
    const costMicros = costOf(ai.model, most);
    const id = await addCall(tx, { userId, tool, prompt, costMicros, startedAt });
    return { id, apiKey, sealedKey };
  });
