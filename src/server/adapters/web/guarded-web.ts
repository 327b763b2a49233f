import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import type { Agent } from "undici";
import { WebFailure, type Web, type WebAnswer, type WebQuestion } from "./port.ts";
import { isLiteral, isPublicAddress } from "./public-address.ts";

interface Options {
  /** Names as the system knows them, unless given. */
  readonly lookup?: (name: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed?: (address: string) => boolean;
  readonly deadline?: () => AbortSignal;
}

const mostRedirects = 3;
const deadlineMs = 8_000;
const connectMs = 4_000;
/** A pause longer than this is no answer; whoever asks may be less patient. */
const silenceMs = 15_000;

/**
 * Fetches from public hosts only. A literal is judged before anything is sent; of a name every address it has, and the
 * very ones that were judged are connected to, so that a name cannot change in between. What the connection then says it
 * is connected to is judged once more. Redirects are followed by hand, each like a new address.
 */
export function guardedWeb({
  lookup = (name) => systemLookup(name, { all: true }),
  isAllowed = isPublicAddress,
  deadline = () => AbortSignal.timeout(deadlineMs),
}: Options = {}): Web {
  let agent: Promise<Agent> | null = null;

  async function allowedAddresses(
    name: string,
  ): Promise<readonly [LookupAddress, ...LookupAddress[]]> {
    const [first, ...others] = await lookup(name);
    if (first === undefined) throw new WebFailure("unreachable");
    if (![first, ...others].every(({ address }) => isAllowed(address)))
      throw new WebFailure("forbidden");
    return [first, ...others];
  }

  const callBack = callbackify(allowedAddresses);
  const guardedLookup: LookupFunction = (name, { all }, done) => {
    callBack(name, (error, addresses) => {
      // Whatever the type says, there are none then.
      if (error !== null) return done(error, []);
      const [{ address, family }] = addresses;
      if (all === true) done(null, [...addresses]);
      else done(null, address, family);
    });
  };

  async function openAgent(): Promise<Agent> {
    const { Agent, buildConnector } = await import("undici");
    const connect = buildConnector({ timeout: connectMs, lookup: guardedLookup });
    return new Agent({
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      // Hosts are asked once in a while: nothing is gained by keeping the line open.
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

  async function follow(first: URL, question: WebQuestion): Promise<WebAnswer> {
    const { fetch } = await import("undici");
    const { headers, signal, mostBytes, allows } = question;
    let next = first;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (!allows(next.hostname)) throw new WebFailure("forbidden");
      const dispatcher = await (agent ??= openAgent());
      const response = await fetch(next, {
        dispatcher,
        redirect: "manual",
        signal,
        headers: { ...headers },
      });
      const location = response.headers.get("location");
      if (!redirects.has(response.status) || location === null) {
        const body = await readAtMost(response.body, mostBytes);
        return { status: response.status, headers: response.headers, body, address: next.href };
      }
      await response.body?.cancel();
      next = nextAddress(location, next);
    }
    throw new WebFailure("redirects");
  }

  const web: Web = {
    async fetchBytes(address, mostBytes) {
      const { status, body } = await web.ask(address, {
        headers: logoHeaders,
        mostBytes,
        signal: deadline(),
        allows: () => true,
      });
      if (status < 200 || status >= 300) throw new WebFailure("refused");
      return body;
    },
    async ask(address, question) {
      const url = checked(URL.parse(address));
      try {
        return await follow(url, question);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
  return web;
}

const logoHeaders = {
  accept: "image/webp,image/png,image/jpeg",
  "user-agent": "KwelaLogos/1.0",
};

const redirects = new Set([301, 302, 303, 307, 308]);

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

async function readAtMost(
  body: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
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
