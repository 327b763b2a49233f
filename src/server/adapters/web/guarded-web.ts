import { lookup as systemLookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Agent } from "undici";
import { WebFailure, type Web } from "./port.ts";
import { isLiteral, isPublicAddress } from "./public-address.ts";

interface Options {
  /** Names as the system knows them, unless given. */
  readonly lookup?: (name: string, done: LookedUp) => void;
  readonly isAllowed?: (address: string) => boolean;
  readonly deadline?: () => AbortSignal;
}

type LookedUp = (error: Error | null, addresses: readonly LookupAddress[]) => void;

const mostRedirects = 3;
const deadlineMs = 8_000;
const connectMs = 4_000;

/**
 * Fetches from public hosts only. A literal is judged before anything is sent; of a name every address it has, and the
 * very ones that were judged are connected to, so that a name cannot change in between. What the connection then says it
 * is connected to is judged once more. Redirects are followed by hand, each like a new address.
 */
export function guardedWeb({
  lookup = (name, done) => systemLookup(name, { all: true }, done),
  isAllowed = isPublicAddress,
  deadline = () => AbortSignal.timeout(deadlineMs),
}: Options = {}): Web {
  let agent: Promise<Agent> | null = null;

  const guardedLookup: LookupFunction = (name, { all }, done) => {
    lookup(name, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined)
        return done(error ?? new WebFailure("unreachable"), []);
      if (!addresses.every(({ address }) => isAllowed(address)))
        return done(new WebFailure("forbidden"), []);
      if (all === true) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
  };

  async function openAgent(): Promise<Agent> {
    const { Agent, buildConnector } = await import("undici");
    const connect = buildConnector({ timeout: connectMs, lookup: guardedLookup });
    return new Agent({
      headersTimeout: deadlineMs,
      bodyTimeout: deadlineMs,
      // A logo is fetched once: nothing is gained by keeping the line open.
      pipelining: 0,
      connect(options, done) {
        if (isLiteral(options.hostname) && !isAllowed(options.hostname))
          return done(new WebFailure("forbidden"), null);
        connect(options, (error, socket) => {
          if (error !== null) return done(error, null);
          if (isAllowed(socket.remoteAddress ?? "")) return done(null, socket);
          socket.destroy();
          done(new WebFailure("forbidden"), null);
        });
      },
    });
  }

  async function follow(address: URL, mostBytes: number): Promise<Uint8Array> {
    const { fetch } = await import("undici");
    const signal = deadline();
    let next = address;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const dispatcher = await (agent ??= openAgent());
      const response = await fetch(next, {
        dispatcher,
        redirect: "manual",
        signal,
        headers: { accept: "image/webp,image/png,image/jpeg", "user-agent": "KwelaLogos/1.0" },
      });
      const location = response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || location === null) {
        if (response.ok && response.body !== null) return readAtMost(response.body, mostBytes);
        await response.body?.cancel();
        throw new WebFailure("refused");
      }
      await response.body?.cancel();
      next = nextAddress(location, next);
    }
    throw new WebFailure("redirects");
  }

  return {
    async fetchBytes(address, mostBytes) {
      const url = checked(URL.parse(address));
      try {
        return await follow(url, mostBytes);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** Pages of the web, and nobody's password. */
function checked(url: URL | null): URL {
  const isWeb = url !== null && ["http:", "https:"].includes(url.protocol);
  if (!isWeb || url.username + url.password !== "") throw new WebFailure("forbidden");
  return url;
}

/** What began under a seal does not go on without one. */
function nextAddress(location: string, from: URL): URL {
  const to = checked(URL.parse(location, from.href));
  if (from.protocol === "https:" && to.protocol === "http:") throw new WebFailure("forbidden");
  return to;
}

async function readAtMost(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > mostBytes) throw new WebFailure("too-large");
    pieces.push(piece);
  }
  return Buffer.concat(pieces, length);
}

/** The library wraps what the connection failed with. */
function failureOf(error: unknown): WebFailure {
  for (
    let link = error, depth = 0;
    link instanceof Error && depth < 5;
    link = link.cause, depth += 1
  )
    if (link instanceof WebFailure) return link;
  return new WebFailure("unreachable", { cause: error });
}
