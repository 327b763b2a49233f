import type { AiSimulator } from "#server/adapters/ai/simulator/simulator.ts";
import type { UserRow } from "#server/features/accounts/stores/users.ts";
import type { TestApp } from "../../support/test-app.ts";

interface Answer {
  readonly status: number;
  readonly reply: Record<string, unknown>;
}

/** A premium member who uses the tools. */
export interface ToolMember {
  readonly user: UserRow;
  send(method: string, path: string, body?: unknown): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** Saves a key and expects it to be taken. */
  saveKey(apiKey?: string): Promise<void>;
  /** The events of a stream, in order. */
  stream(path: string, body: unknown): Promise<StreamEvent[]>;
  raw(path: string, init?: RequestInit): Promise<Response>;
}

interface StreamEvent {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** No other test saves this one, and no word in it means trouble. */
export const goodKey = "sk-demo-thandi-9f3k2m7x";

export async function toolMember(
  app: TestApp,
  about: Parameters<TestApp["build"]["premiumUser"]>[0] = {},
): Promise<ToolMember> {
  const user = await app.build.premiumUser(about);
  const raw = await app.as(user);
  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = body === undefined ? {} : { "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await raw(path, { method, headers, ...sent });
    return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
  }
  const post = (path: string, body: unknown = {}) => send("POST", path, body);
  return {
    user,
    raw,
    send,
    post,
    get: (path) => send("GET", path),
    async saveKey(apiKey = goodKey) {
      const { status, reply } = await post("/api/user/openai-key", { apiKey });
      if (status !== 200) throw new Error(`The key was not saved: ${JSON.stringify(reply)}`);
    },
    async stream(path, body) {
      const response = await raw(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return eventsIn(await response.text());
    },
  };
}

const eventsIn = (text: string): StreamEvent[] =>
  text
    .split("\n\n")
    .filter((block) => block.includes("data: "))
    .map((block) => ({
      name: /^event: (.*)$/m.exec(block)?.[1] ?? "message",
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "{}") as Record<string, unknown>,
    }));

/** What the provider was asked to write, in order. */
export const askedOf = (app: TestApp): AiSimulator["calls"] =>
  (app.services.aiSimulator?.calls ?? []).filter(({ path }) => path === "/v1/responses");

export const letter = `Dear Ms Dlamini,

Last year I raised trial sign-ups at a Cape Town software company from 900 to 2,400 a month with 30 articles and a weekly newsletter.

I would like to do the same for Fathom & Field. Your ad asks for someone who plans content around search: I have done so in Ahrefs and Search Console for four years.

I work 14:00 to 22:00 SAST, which is your whole morning. May I send you the three articles that brought most of those sign-ups?

Kind regards
Thandi`;

export const ad =
  "Content Marketing Manager. We hire anywhere in the world. You plan content around search with Ahrefs and write a weekly newsletter.";
