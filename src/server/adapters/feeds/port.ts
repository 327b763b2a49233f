import type { FeedKind } from "#domain/feeds/kinds.ts";
import type { Posting } from "#domain/listing/posting.ts";

/** A source as it is stored: `board` is the company's name at its job board, `address` where an RSS feed lives. */
export interface FeedSource {
  readonly kind: FeedKind;
  /** As people call it: of a company's board, the company. */
  readonly name?: string;
  readonly board: string | null;
  readonly address: string | null;
}

/** What the source asked us to send next time, so that it can answer "nothing new". */
export interface FeedMarks {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** One posting as its source tells it. Nothing in it is to be trusted yet. */
export interface FeedItem {
  /** The source's own name for it, the same from run to run. */
  readonly key: string;
  /** Its description is HTML as it came, entities undone once where the source escapes it. */
  readonly posting: Posting;
  /** Where readers are led: what the terms of the source ask for. */
  readonly link: string;
  readonly publishedAt: Date | null;
  readonly closesAt: Date | null;
}

/** Left out, and why: for the admin's page. */
export interface RejectedItem {
  /** The source's name for it, or its place in the answer. */
  readonly key: string;
  readonly reason: FeedRejection;
}

export type FeedRejection =
  | "no-title"
  | "no-key"
  | "no-link"
  | "no-text"
  | "unlisted"
  | "not-marketing"
  | "malformed"
  | "too-long";

export type FeedAnswer =
  | { readonly kind: "unchanged" }
  | {
      readonly kind: "items";
      readonly items: readonly FeedItem[];
      readonly rejected: readonly RejectedItem[];
      readonly marks: FeedMarks;
    };

/** Why a source could not be read. The board stays as it was. */
export type FeedTrouble =
  | "limited"
  | "refused"
  | "unknown-board"
  | "server-error"
  | "unreachable"
  | "too-slow"
  | "too-large"
  | "truncated"
  | "not-a-feed"
  | "notice-only"
  | "cursor-loop";

export class FeedFailure extends Error {
  override readonly name = "FeedFailure";
  readonly trouble: FeedTrouble;
  /** In milliseconds, where the source named a wait. */
  readonly retryAfter: number | null;

  constructor(trouble: FeedTrouble, retryAfter: number | null = null, options?: ErrorOptions) {
    super(`A feed could not be read: ${trouble}`, options);
    this.trouble = trouble;
    this.retryAfter = retryAfter;
  }
}

/** Whether a single posting still takes applications; `unknown` when its page would not say. */
export type ProbeAnswer = "open" | "closed" | "unknown";

/** Everybody who publishes postings by machine. */
export interface Feeds {
  /** All that the source shows now, or a `FeedFailure`. */
  read(source: FeedSource, marks: FeedMarks, signal: AbortSignal): Promise<FeedAnswer>;
  /** Asks for one posting by its page. Never fails: what cannot be asked is `unknown`. */
  probe(source: FeedSource, link: string, signal: AbortSignal): Promise<ProbeAnswer>;
}
