import { setCookie } from "hono/cookie";
import { z } from "zod";
import { safeNext } from "#domain/accounts/safe-next.ts";
import type { PlainForm } from "#contract/endpoint.ts";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { ReturnedForm } from "#contract/page.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import { headerOf, type HttpContext } from "../context.ts";
import { toAppError } from "../errors.ts";
import { cookieIn } from "../guards/cookies.ts";
import { isForm, readForm } from "./input.ts";

interface SentForm extends PlainForm {
  readonly path: string;
}

/** For browsers that send a form by themselves: they are led to a page, which tells what became of it. */
export interface PlainForms {
  /** Does the work and leads on from there, whatever comes of it. The work may say itself where to. */
  leadOn(c: HttpContext, form: SentForm, work: () => Promise<string | null>): Promise<Response>;
  /** What a page has to tell of a form that could not be taken, if its address says that there is something. */
  returnedTo(c: HttpContext, address: string): ReturnedForm | null;
}

const kept = z.object({
  sentTo: z.string(),
  fields: z.record(z.string(), z.string()),
  typed: z.record(z.string(), z.string()),
});

/** Long enough for a slow page, and gone before somebody else sits down. */
const keptForSeconds = 120;
/** What is kept travels in a cookie, and browsers drop large ones. */
const longestKept = 254;
const anywhere = "https://kwela.invalid";

/** A browser that goes where the form leads. A program says that it wants something else than a page. */
export const isPlainForm = (c: HttpContext): boolean =>
  c.req.method === "POST" &&
  isForm(c) &&
  (c.req.header("accept")?.includes("text/html") ?? false) &&
  (c.req.header("sec-fetch-mode") ?? "navigate") === "navigate";

export function plainForms(secrets: Secrets, isHttps: boolean): PlainForms {
  const cookie = isHttps ? "__Host-kwela-form" : "kwela-form";
  const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isHttps } as const;

  function refuse(c: HttpContext, form: SentForm, sent: Fields, error: unknown): Response {
    const { code, fields = {}, cause } = toAppError(error);
    if (errorCatalogue[code].status >= 500) c.set("failure", cause ?? error);
    const back = JSON.stringify({
      sentTo: form.path,
      fields: only(fields, Object.keys(fields)),
      typed: only(sent, form.keeps ?? []),
    });
    // Sealed, so that nobody else can put words into our pages, nor read here what was typed.
    setCookie(c, cookie, secrets.seal(back), { ...attributes, maxAge: keptForSeconds });
    return c.redirect(whereAfter(code, form, sent), 303);
  }

  function read(c: HttpContext): z.output<typeof kept> | null {
    const text = secrets.open(cookieIn(headerOf(c, "cookie"), cookie) ?? "");
    return text === null ? null : (kept.safeParse(JSON.parse(text)).data ?? null);
  }

  return {
    async leadOn(c, form, work) {
      c.header("Cache-Control", "private, no-store");
      const sent = await readForm(c).catch(() => ({}));
      try {
        const next = await work();
        return c.redirect(
          next ?? withParams(nextOf(sent) ?? form.onSuccess, { problem: null }),
          303,
        );
      } catch (error) {
        return refuse(c, form, sent, error);
      }
    },

    returnedTo(c, address) {
      const code = address.includes("problem=") ? problemIn(address) : null;
      if (code === null) return null;
      const { message } = errorCatalogue[code];
      return { message, sentTo: null, fields: {}, typed: {}, ...read(c) };
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The page that tells of it: where one signs in, if that is what was missing. */
function whereAfter(code: ErrorCode, form: SentForm, sent: Fields): string {
  const next = nextOf(sent);
  if (code === "not_signed_in")
    return withParams("/auth", { next: next ?? form.onSuccess, problem: code });
  if (form.onFailure === null) return withParams(next ?? form.onSuccess, { problem: code });
  return withParams(form.onFailure, { next, problem: code });
}

/** Where the form says to go on to, if that is a place on this site. */
function nextOf({ next }: Fields): string | null {
  return typeof next === "string" && safeNext(next, "") === next ? next : null;
}

/** The path with these parameters, in this order; null takes one away. */
function withParams(path: string, params: Readonly<Record<string, string | null>>): string {
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
