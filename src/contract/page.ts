import type { User } from "./accounts.ts";

/** What the server hands to the page renderer, and what it gets back: the only seam between the two roots. */
export interface PageRequest {
  readonly url: string;
  readonly viewer: User | null;
  /** Calls the API in this process, as the viewer of this page. */
  readonly fetchApi: ApiFetch;
  readonly site: SiteFacts;
  readonly returned: ReturnedForm | null;
}

/** What comes back to a page whose form was sent without scripts and could not be taken, or had waited for a sign-in. */
export interface ReturnedForm {
  readonly message: string;
  /** Waiting for a sign-in, and then done. */
  readonly state: "failed" | "waiting" | "done";
  /** The endpoint it was sent to; null when only the address tells of it. */
  readonly sentTo: string | null;
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>;
  /** What had been typed, but for secrets. */
  readonly typed: Readonly<Record<string, string>>;
}

/** As much of `fetch` as the API client needs, so that it can be the network's or this process's own. */
export type ApiFetch = (
  path: string,
  init: { method: string; headers: Record<string, string>; body: string | null },
) => Promise<ApiAnswer>;

export interface ApiAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  /** What the text would say, where nobody had to write it: within the process. It is kept, and never to be changed. */
  readonly reply?: object;
}

/** Facts of this installation that a page may show. */
export interface SiteFacts {
  readonly isDemo: boolean;
  readonly appUrl: string;
  readonly supportEmail: string;
  /** Where the payment provider's library comes from; null for the one that was built with the pages. */
  readonly checkoutScript: string | null;
}

export interface PageHead {
  /** Null on the home page, whose title is the product's own. */
  readonly title: string | null;
  readonly description: string;
  /** Path of the one address search engines should know; null keeps the page out of them. */
  readonly canonical: string | null;
  /** What search engines read besides the text: objects in the words of schema.org. Only the server writes it. */
  readonly jsonLd?: readonly object[];
  /** What a feed reader may follow from here. Only the server writes it. */
  readonly feeds?: readonly FeedLink[];
  /** The picture that goes with the link where people share it; the product's own unless given. */
  readonly image?: { readonly path: string; readonly alt: string };
}

export interface FeedLink {
  readonly title: string;
  readonly type: string;
  readonly path: string;
}

/** What a page is made of, one piece behind the other: text of its own, and bytes that many pages have in common. */
export type Pieces = readonly (string | Uint8Array<ArrayBuffer>)[];

export type PageResult =
  | { readonly kind: "redirect"; readonly location: string; readonly status: number }
  | {
      readonly kind: "page";
      readonly status: number;
      readonly head: PageHead;
      readonly html: Pieces;
      /** Stands as JSON inside the page, for hydration; escaped for that. */
      readonly state: Pieces;
      /** Source modules of the page, to preload their chunks. */
      readonly modules: readonly string[];
      /** Kinds of data this page shows; null when it must not be kept. */
      readonly cacheTopics: readonly string[] | null;
      /** What to write to the log when rendering ended in an error page. */
      readonly error: unknown;
    };

export interface PageRenderer {
  render(request: PageRequest): Promise<PageResult>;
  /**
   * The one address under which the page at this one may be kept for visitors: without whatever changes nothing on it.
   * Null for a page that is never kept.
   */
  keptAddress(address: string): string | null;
}
