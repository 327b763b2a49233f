import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

/** So many addresses are remembered, none of them longer than people's are. */
const mostKnown = 1_000;
const longestKnown = 200;

/**
 * Remembers where an address leads: looking it up among all routes costs as much as many an answer. What is found is only ever
 * read, so everybody who asks for the address may have the same.
 */
export class KnownRoutes<Handler> implements Router<Handler> {
  readonly name = "KnownRoutes";
  // Left to itself, Hono tries another one first, which cannot hold our routes, and comes to this one in the end.
  readonly #routes = new TrieRouter<Handler>();
  readonly #known = new Map<string, Result<Handler>>();

  add(method: string, path: string, handler: Handler): void {
    this.#known.clear();
    this.#routes.add(method, path, handler);
  }

  match(method: string, path: string): Result<Handler> {
    const asked = `${method} ${path}`;
    const known = this.#known.get(asked);
    if (known !== undefined) return known;
    const found = this.#routes.match(method, path);
    if (asked.length > longestKnown) return found;
    // Beginning anew costs each address one look-up; whoever asks for ever new ones drives out no more than that.
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(asked, found);
    return found;
  }
}
