import { deleteCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import { headerOf, type HttpContext } from "../context.ts";
import { cookieIn } from "../guards/cookies.ts";

const waiting = z.object({
  sentTo: z.string(),
  fields: z.record(z.string(), z.string()),
  until: z.number(),
});

export type WaitingForm = Pick<z.output<typeof waiting>, "sentTo" | "fields">;

/** Time for registering on a slow phone; on a shared one, the next person comes later. */
const waitsForMs = 30 * 60_000;
const purpose = "waiting form";

/** Forms that came from nobody, kept by their browser until somebody signs in there. */
export function waitingForms(secrets: Secrets, clock: Clock, isHttps: boolean) {
  const cookie = isHttps ? "__Host-kwela-waiting" : "kwela-waiting";
  const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

  return {
    keep(c: HttpContext, form: WaitingForm): void {
      const until = clock.now().getTime() + waitsForMs;
      // Sealed, so that no other site and no link can have something done in the name of whoever signs in.
      const sealed = secrets.seal(JSON.stringify({ ...form, until }), purpose);
      setCookie(c, cookie, sealed, { ...attributes, maxAge: waitsForMs / 1000 });
    },

    /** Taken once, whatever comes of it; null for one that is not ours or has waited for too long. */
    take(c: HttpContext): WaitingForm | null {
      const sealed = cookieIn(headerOf(c, "cookie"), cookie);
      if (sealed === null) return null;
      deleteCookie(c, cookie, attributes);
      const text = secrets.open(sealed, purpose);
      const form = text === null ? null : (waiting.safeParse(JSON.parse(text)).data ?? null);
      return form !== null && form.until > clock.now().getTime() ? form : null;
    },
  };
}
