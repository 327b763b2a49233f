import type { Hono } from "hono";
import type { User } from "#contract/accounts.ts";
import type {
  ApiAnswer,
  ApiFetch,
  PageHead,
  PageRenderer,
  PageResult,
  Pieces,
  ReturnedForm,
} from "#contract/page.ts";
import type { Services } from "#server/services.ts";
import type { HttpContext, HttpEnv } from "../context.ts";
import type { SessionGate } from "../guards/session.ts";
import type { Callers } from "../limits/callers.ts";
import type { Assets } from "./assets.ts";
import { frameOf, htmlDocument, type Frame } from "./document.ts";
import { nonceMark } from "./filled/page-forms.ts";

export interface Pages {
  readonly renderer: PageRenderer;
  readonly assets: Assets;
  readonly isDevelopment: boolean;
}

interface Options {
  readonly site: Services["site"];
  readonly pages: Pages;
  readonly sessions: SessionGate;
  readonly callers: Callers;
  /** Markup after the application, from what the viewer is. */
  readonly footer: (username: string | null) => string;
}

/** What there is to say at an address, before it is made ready to be sent. */
export type Rendered =
  | Extract<PageResult, { kind: "redirect" }>
  | {
      readonly kind: "page";
      readonly status: number;
      readonly document: Pieces;
      readonly error: unknown;
      /** Kinds of data it shows; null when it must not be kept. */
      readonly topics: readonly string[] | null;
    };

type DrawnPage = Extract<PageResult, { kind: "page" }>;

/** Asks the API in this process, and says so when the answer is nobody's own, or can be kept for its caller. */
export type AskApi = (
  path: string,
  init: Parameters<ApiFetch>[1],
  hear?: Pick<NonNullable<HttpContext["env"]>, "onShared" | "onOwnUntil">,
) => Promise<ApiAnswer>;

interface Wanted {
  readonly address: string;
  /** Whom the page shows as its viewer. */
  readonly viewer: User | null;
  readonly fetchApi: ApiFetch;
  readonly returned?: ReturnedForm | null;
}

/** Renders pages with what the API answers to whoever asks for them. */
export function pageMaker(api: Hono<HttpEnv>, { site, pages, sessions, callers, footer }: Options) {
  /** Pages of one shape share the list of their modules and their head, and so all that stands around them. */
  const frames = new WeakMap<
    DrawnPage["modules"],
    { readonly head: PageHead; readonly frame: Frame }
  >();

  function frameAround({ head, modules }: DrawnPage, shownAt: string | null): Frame {
    const before = shownAt === null && !pages.isDevelopment ? frames.get(modules) : undefined;
    if (before?.head === head) return before.frame;
    const assetTags = pages.assets.tags(modules, nonceMark);
    const frame = frameOf({ head, site, assetTags, nonce: nonceMark, footer: footer(shownAt) });
    if (shownAt === null) frames.set(modules, { head, frame });
    return frame;
  }

  return {
    /** The API as whoever sent this request may see it. */
    async apiFor(c: HttpContext): Promise<AskApi> {
      const signedIn = await sessions.signedIn(c);
      const caller = callers.of(c, signedIn?.user.id ?? null);
      const within = { requestId: c.get("requestId"), deadline: c.get("deadline") };
      const asked = { address: c.get("address"), within, signedIn, caller };
      return async (path, init, hear) => {
        let kept: object | null = null;
        const onKept = (reply: object): void => void (kept = reply);
        const answer = await api.request(site.appUrl + path, init, { ...asked, onKept, ...hear });
        return kept === null ? answer : asKept(kept);
      };
    },

    async render(
      { address, viewer, fetchApi, returned = null }: Wanted,
      shownAt: string | null,
    ): Promise<Rendered> {
      const url = site.appUrl + address;
      const result = await pages.renderer.render({ url, viewer, site, returned, fetchApi });
      if (result.kind === "redirect") return result;
      const { html, state, status, error, cacheTopics: topics } = result;
      const document = htmlDocument(frameAround(result, shownAt), { html, state });
      return { kind: "page", status, document, error, topics };
    },
  };
}

/** A reply that is kept is a good one. Whoever asks for its text all the same gets it. */
const asKept = (reply: object): ApiAnswer => ({
  ok: true,
  status: 200,
  statusText: "",
  headers: none,
  reply,
  text: async () => JSON.stringify(reply),
});

/** No page asks for headers but of a refusal. */
const none = new Headers();

export type PageMaker = ReturnType<typeof pageMaker>;
