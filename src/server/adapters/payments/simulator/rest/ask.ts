import type { CallName } from "../faults.ts";
import type { Book } from "../rules/book.ts";

/** What a call may look at. */
export interface Ask {
  readonly book: Book;
  readonly now: Date;
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly checkoutUrl: (accessCode: string) => string;
  readonly manageUrl: (id: number, token: string) => string;
  /** The status of an unknown reference, which has been seen in two ways. */
  readonly unknownStatus: 400 | 404;
}

export interface Route {
  readonly call: CallName;
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  answer(ask: Ask): Response | Promise<Response>;
}

/** One page of a list, and what is said about it. */
export function page<Item>(items: readonly Item[], query: URLSearchParams): [Item[], object] {
  const perPage = Math.min(Math.max(Number(query.get("perPage") ?? 50) || 50, 1), 100);
  const at = Math.max(Number(query.get("page") ?? 1) || 1, 1);
  const skipped = (at - 1) * perPage;
  const pageCount = Math.ceil(items.length / perPage);
  const meta = { total: items.length, skipped, perPage, page: at, pageCount };
  return [items.slice(skipped, skipped + perPage), meta];
}
