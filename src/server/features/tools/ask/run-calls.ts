import { createHmac } from "node:crypto";
import type { z } from "zod";
import { costOf } from "#domain/tools/ai/prices.ts";
import { AiFailure, type AiEvent } from "#server/adapters/ai/port.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { markRefused } from "../key/store.ts";
import type { ToolServices } from "../tool-services.ts";
import type { AiTool } from "./ai-tool.ts";
import { beginCall, type BegunCall } from "./begin-call.ts";
import { endCall, type CallEnd } from "./calls-store.ts";
import { fenced } from "./fenced.ts";
import { partIn, type HalfWritten } from "./half-written.ts";
import { RunningCall } from "./running-call.ts";

interface Ended<Result> {
  readonly result: Result;
  /** Where it is kept; null if it is not. */
  readonly documentId: number | null;
}

/** Keeps the result within the transaction that ends the call, and says under which number. */
type Keep<Result> = (tx: Queries, result: Result) => Promise<number>;

type Whole = Extract<AiEvent, { kind: "end" }>;

/** Has the AI do something with a member's own key, and keeps the books about it. */
export function callRunner(services: ToolServices) {
  const { database, clock, ai, prompts, config } = services;
  const running = new Map<number, { cancel(): void }>();
  database.changes.subscribe((topic) => running.get(cancelledIn(topic))?.cancel());

  /** Tells the provider's own guards members apart, and tells it nothing about them. */
  const nameOf = (userId: number): string =>
    createHmac("sha256", config.appSecret).update(`person ${userId}`).digest("hex").slice(0, 32);

  async function endDone<Result>(
    id: number,
    { model, used }: Whole,
    result: Result,
    keep: Keep<Result> | undefined,
  ) {
    return database.transaction(async (tx) => {
      const documentId = (await keep?.(tx, result)) ?? null;
      const costMicros = costOf(model, used);
      const end = { state: "done" as const, failure: null, model, used, costMicros, documentId };
      const isEnded = await endCall(tx, id, { ...end, endedAt: clock.now() });
      if (!isEnded) throw new AiFailure("ai_cancelled");
      return { result, documentId };
    });
  }

  async function endFailed(
    { id, sealedKey }: BegunCall,
    userId: number,
    error: unknown,
    hasText: boolean,
  ) {
    const now = clock.now();
    await endCall(database.queries, id, { ...endOf(error, hasText), endedAt: now });
    const isRefused = error instanceof AiFailure && error.code === "ai_key_refused";
    if (isRefused) await markRefused(database.queries, userId, sealedKey, now);
  }

  return {
    /** Begins a call. It comes to its end by itself, whoever listens. */
    async start<Request, Answer extends z.ZodType, Result>(
      userId: number,
      tool: AiTool<Request, Answer, Result>,
      request: Request,
      keep?: Keep<Result>,
    ): Promise<RunningCall<HalfWritten, Ended<Result>>> {
      const prompt = prompts(tool.prompt);
      const input = fenced(tool.blocks(request));
      const length = prompt.text.length + input.length;
      const begun = await beginCall(services, userId, {
        tool: tool.name,
        prompt: prompt.id,
        length,
        isKept: keep !== undefined,
      });
      const asked = {
        apiKey: begun.apiKey,
        instructions: prompt.text,
        input,
        shape: tool.shape,
        person: nameOf(userId),
      };
      const call = new RunningCall(begun.id, partIn, async ({ add, signal }) => {
        let hasText = false;
        try {
          const whole = await wholeAnswer(ai.ask({ ...asked, signal }), (text) => {
            hasText = true;
            add(text);
          });
          return await endDone(begun.id, whole, readAnswer(tool, whole, request), keep);
        } catch (error) {
          await endFailed(begun, userId, error, hasText);
          throw error;
        } finally {
          running.delete(begun.id);
        }
      });
      running.set(begun.id, call);
      return call;
    },
  };
}

async function wholeAnswer(
  events: AsyncIterable<AiEvent>,
  onText: (text: string) => void,
): Promise<Whole> {
  for await (const event of events) {
    if (event.kind === "end") return event;
    onText(event.text);
  }
  throw new AiFailure("ai_cut_off");
}

/** What the provider was paid for and we cannot use is a failure that costs what it cost. */
function readAnswer<Request, Answer extends z.ZodType, Result>(
  tool: AiTool<Request, Answer, Result>,
  { text, model, used }: Whole,
  request: Request,
): Result {
  const charged = { model, used };
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new AiFailure("ai_malformed", { charged, cause: new Error("The answer is no JSON") });
  }
  const { success, data } = tool.answer.safeParse(said);
  if (!success) throw new AiFailure("ai_malformed", { charged });
  return tool.read(data, request);
}

const nothing = { input: 0, cached: 0, output: 0 };

/** A refusal costs nothing; of an answer that broke off nobody tells us what it came to. */
function endOf(error: unknown, hasText: boolean): Omit<CallEnd, "endedAt"> {
  const failure = error instanceof AiFailure ? error : null;
  const charged = failure?.charged ?? null;
  const unknown = hasText || failure === null ? null : 0;
  return {
    state: failure?.code === "ai_cancelled" ? "cancelled" : "failed",
    failure: failure?.code ?? "internal",
    model: charged?.model ?? null,
    used: charged?.used ?? nothing,
    costMicros: charged === null ? unknown : costOf(charged.model, charged.used),
    documentId: null,
  };
}

/** Goes to every process: the call may be running in another one than the one that is told to stop it. */
export const cancelTopic = (callId: number): string => `ai-call-cancelled:${callId}`;

const cancelledIn = (topic: string | null): number =>
  Number(/^ai-call-cancelled:(\d+)$/.exec(topic ?? "")?.[1] ?? -1);
