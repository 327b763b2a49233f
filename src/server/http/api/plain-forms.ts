import { setCookie } from "hono/cookie";
import { z } from "zod";
import { safeNext } from "#domain/accounts/safe-next.ts";
import type { PlainForm } from "#contract/endpoint.ts";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { ReturnedForm } from "#contract/page.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import { headerOf, type HttpContext } from "../context.ts";
import { toAppError } from "../errors.ts";
import { cookieIn } from "../guards/cookies.ts";
import { isForm, readForm } from "./input.ts";
import { waitingForms, type WaitingForm } from "./waiting-forms.ts";

interface SentForm extends PlainForm {
  readonly path: string;
}

/** For browsers that send a form by themselves: they are led to a page, which tells what became of it. */
export interface PlainForms {
  /** Does the work and leads on from there, whatever comes of it. The work may say itself where to. */
  leadOn(c: HttpContext, form: SentForm, work: () => Promise<Outcome>): Promise<Response>;
  /** The same for scripts that sign somebody in: what had waited since before they arrived is done as well. */
  afterSignIn(c: HttpContext, doWaiting: DoWaiting): Promise<void>;
  /** What a page has to tell of a form that could not be taken, or had waited, if its address says that there is something. */
  returnedTo(c: HttpContext, address: string): ReturnedForm | null;
}

/** Does a form that waited, for whoever has just signed in; answers with what is to be said of it. */
export type DoWaiting = (form: WaitingForm) => Promise<string>;

interface Outcome {
  /** Where the work itself leads. */
  readonly leadsTo: string | null;
  /** Given where the work signed somebody in. */
  readonly doWaiting: DoWaiting | undefined;
}

interface Options {
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly isHttps: boolean;
}

const kept = z.object({
  sentTo: z.string(),
  /** Where its own words say more than the code does. */
  said: z.object({ of: z.string(), message: z.string() }).optional(),
  fields: z.record(z.string(), z.string()),
  typed: z.record(z.string(), z.string()),
});

/** Long enough for a slow page, and gone before somebody else sits down. */
const keptForSeconds = 120;
/** What is kept travels in a cookie, and browsers drop large ones. */
const longestKept = 254;
/** In the address and, so that no link can claim it, in the sealed cookie. */
const isDone = "waiting";
const anywhere = "https://kwela.invalid";

/** A browser that goes where the form leads. A program says that it wants something else than a page. */
export const isPlainForm = (c: HttpContext): boolean =>
  c.req.method === "POST" &&
  isForm(c) &&
  (c.req.header("accept")?.includes("text/html") ?? false) &&
  (c.req.header("sec-fetch-mode") ?? "navigate") === "navigate";

export function plainForms({ secrets, clock, isHttps }: Options): PlainForms {
  const cookie = isHttps ? "__Host-kwela-form" : "kwela-form";
  const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;
  const waiting = waitingForms(secrets, clock, isHttps);

  function keep(c: HttpContext, back: z.input<typeof kept>): void {
    // Sealed, so that nobody else can put words into our pages, nor read here what was typed.
    const sealed = secrets.seal(JSON.stringify(back));
    setCookie(c, cookie, sealed, { ...attributes, maxAge: keptForSeconds });
  }

  function refuse(c: HttpContext, form: SentForm, sent: Fields, error: unknown): Response {
    const { code, fields = {}, cause } = toAppError(error);
    if (errorCatalogue[code].status >= 500) c.set("failure", cause ?? error);
    const waits = code === "not_signed_in" ? form.waits : undefined;
    if (waits !== undefined)
      waiting.keep(c, { sentTo: form.path, fields: only(sent, waits.fields) });
    keep(c, {
      sentTo: form.path,
      said: waits && { of: code, message: waits.promise },
      fields: only(fields, Object.keys(fields)),
      typed: only(sent, form.keeps ?? []),
    });
    return c.redirect(whereAfter(code, form, sent), 303);
  }

  function read(c: HttpContext): z.output<typeof kept> | null {
    const text = secrets.open(cookieIn(headerOf(c, "cookie"), cookie) ?? "");
    return text === null ? null : (kept.safeParse(JSON.parse(text)).data ?? null);
  }

  /** What a page is told of a form that waited, as parameters of its address. */
  async function tellOfWaiting(c: HttpContext, doIt: DoWaiting): Promise<Params> {
    const form = waiting.take(c);
    if (form === null) return {};
    const nothing = { sentTo: form.sentTo, fields: {}, typed: {} };
    try {
      keep(c, { ...nothing, said: { of: isDone, message: await doIt(form) } });
      return { done: isDone };
    } catch (error) {
      const { code, cause } = toAppError(error);
      if (errorCatalogue[code].status >= 500) c.set("failure", cause ?? error);
      keep(c, nothing);
      return { problem: code };
    }
  }

  return {
    async leadOn(c, form, work) {
      c.header("Cache-Control", "private, no-store");
      const sent = await readForm(c).catch(() => ({}));
      try {
        const { leadsTo, doWaiting } = await work();
        if (leadsTo !== null) return c.redirect(leadsTo, 303);
        const told = doWaiting === undefined ? {} : await tellOfWaiting(c, doWaiting);
        const params = { problem: null, done: null, ...told };
        return c.redirect(withParams(nextOf(form, sent) ?? form.onSuccess, params), 303);
      } catch (error) {
        return refuse(c, form, sent, error);
      }
    },

    async afterSignIn(c, doWaiting) {
      await tellOfWaiting(c, doWaiting);
    },

    returnedTo(c, address) {
      const code = address.includes("problem=") ? problemIn(address) : null;
      if (code === null && !address.includes("done=")) return null;
      const { said, ...back } = read(c) ?? { sentTo: null, fields: {}, typed: {} };
      if (code === null)
        return said?.of === isDone ? { ...back, message: said.message, state: "done" } : null;
      if (said?.of === code) return { ...back, message: said.message, state: "waiting" };
      return { ...back, message: errorCatalogue[code].message, state: "failed" };
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, string | null>>;

/** The page that tells of it: where one signs in, if that is what was missing. */
function whereAfter(code: ErrorCode, form: SentForm, sent: Fields): string {
  const next = nextOf(form, sent);
  if (code === "not_signed_in")
    return withParams("/auth", { next: next ?? form.onSuccess, problem: code });
  if (form.onFailure === null) return withParams(next ?? form.onSuccess, { problem: code });
  return withParams(form.onFailure, { next, problem: code });
}

/** Where the form says to go on to, if that is a place on this site. */
function nextOf({ part }: SentForm, sent: Fields): string | null {
  const { next } = sent;
  if (typeof next !== "string" || safeNext(next, "") !== next) return null;
  const number = part === undefined ? null : sent[part.field];
  const isNamed = typeof number === "string" && /^\d{1,10}$/.test(number);
  return part === undefined || !isNamed || next.includes("#")
    ? next
    : `${next}#${part.id}${number}`;
}

/** The path with these parameters, in this order; null takes one away. */
function withParams(path: string, params: Params): string {
  const url = new URL(path, anywhere);
  for (const [name, value] of Object.entries(params)) {
    if (value !== null) url.searchParams.set(name, value);
    else if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.pathname + url.search + url.hash;
}

function problemIn(address: string): ErrorCode | null {
  const code = new URL(address, anywhere).searchParams.get("problem") ?? "";
  return Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : null;
}

const only = (from: Fields, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name];
      return typeof value === "string" ? [[name, value.slice(0, longestKept)]] : [];
    }),
  );
