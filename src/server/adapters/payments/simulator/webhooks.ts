import { signatureOf } from "../paystack/signature.ts";
import { remember } from "#server/adapters/simulator/remember.ts";
import type { SimulatorState, Webhook } from "./state.ts";

export const webhookModes = ["deliver", "hold", "drop", "double"] as const;
export type WebhookMode = (typeof webhookModes)[number];

export interface Webhooks {
  mode: WebhookMode;
  /** What is waiting to be released, oldest first. */
  readonly held: readonly Webhook[];
  /** The latest bodies that were made, dropped ones included, oldest first. */
  readonly sent: readonly {
    readonly event: string;
    readonly body: string;
    readonly signature: string;
  }[];
  /** Lets go of what is held, in this order; numbers pick from `held`, more than once if given so. */
  release(order?: "same" | "reversed" | readonly number[]): Promise<void>;
  /** Sends again what was not taken, if its time has come. */
  retry(now: Date): Promise<void>;
  announce(event: string, data: unknown, at: Date): Promise<void>;
}

interface Parts {
  readonly state: () => SimulatorState;
  readonly secretKey: string;
  deliver(body: string, signature: string): Promise<number>;
  readonly changed: () => void;
}

const hourMs = 60 * 60 * 1000;
/** With test keys: hourly, for ten hours. */
const mostAttempts = 11;

export function webhooksOf({ state, secretKey, deliver, changed }: Parts): Webhooks {
  const sent: { event: string; body: string; signature: string }[] = [];
  const signed = (body: string) => signatureOf(body, secretKey);

  async function attempt(event: string, body: string, attempts: number, at: Date): Promise<void> {
    const status = await deliver(body, signed(body)).catch(() => 0);
    if (status >= 200 && status < 300) return;
    if (attempts + 1 >= mostAttempts) return;
    const dueAt = new Date(at.getTime() + hourMs).toISOString();
    state().webhooks.push({ event, body, why: "failed", attempts: attempts + 1, dueAt });
    changed();
  }
  const take = (isTaken: (webhook: Webhook) => boolean): Webhook[] => {
    const taken = state().webhooks.filter(isTaken);
    state().webhooks = state().webhooks.filter((one) => !taken.includes(one));
    changed();
    return taken;
  };

  const webhooks: Webhooks = {
    mode: "deliver",
    get held() {
      return state().webhooks.filter(({ why }) => why === "held");
    },
    sent,
    async release(order = "same") {
      const held = take(({ why }) => why === "held");
      const picked =
        order === "same"
          ? held
          : order === "reversed"
            ? held.toReversed()
            : order.flatMap((at) => held[at] ?? []);
      for (const { event, body, dueAt } of picked) await attempt(event, body, 0, new Date(dueAt));
    },
    async retry(now) {
      const due = take(({ why, dueAt }) => why === "failed" && new Date(dueAt) <= now);
      for (const { event, body, attempts, dueAt } of due) {
        await attempt(event, body, attempts, new Date(dueAt));
      }
    },
    async announce(event, data, at) {
      const body = JSON.stringify({ event, data });
      remember(sent, { event, body, signature: signed(body) });
      changed();
      if (webhooks.mode === "drop") return;
      if (webhooks.mode === "hold") {
        state().webhooks.push({ event, body, why: "held", attempts: 0, dueAt: at.toISOString() });
        changed();
        return;
      }
      await attempt(event, body, 0, at);
      if (webhooks.mode === "double") await attempt(event, body, 0, at);
    },
  };
  return webhooks;
}
