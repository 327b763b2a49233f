import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { errorCatalogue } from "#contract/errors.ts";
import type { InFront } from "#server/listen.ts";
import { clientAddress } from "../limits/client-address.ts";
import { cookieIn } from "../guards/cookies.ts";
import type { CountCaller } from "../limits/flood.ts";
import type { Lifecycle } from "../probes.ts";
import type { answeredWith } from "../request-log.ts";
import { errorDocument, errorPageHeaders } from "./error-page.ts";
import { untilSent } from "./filled/page-room.ts";
import type { FindKept, PageAnswer } from "./serve-pages.ts";

interface Options {
  readonly find: FindKept;
  readonly sessionCookie: string;
  readonly countCaller: CountCaller;
  readonly answered: ReturnType<typeof answeredWith>;
  readonly trustedProxies: number;
  readonly lifecycle: Lifecycle;
  readonly alwaysThere: Readonly<Record<string, string>>;
}

/**
 * Answers for kept pages before the framework is even asked: this is most of a board's traffic, and making
 * the framework's request and answer would cost more than the page. The same bytes and headers, the same
 * line in the log; everything else goes the usual way.
 */
export function keptPagesFirst(options: Options): InFront {
  const { find, sessionCookie, countCaller, answered, trustedProxies, lifecycle } = options;
  const refusal = refusalWith(options.alwaysThere);
  return (request, response, next) => {
    const { method = "", url = "", headers } = request;
    const isAnybodys = method === "GET" && cookieIn(headers.cookie, sessionCookie) === null;
    if (!isAnybodys || lifecycle.phase !== "ready") return next();
    const kept = find(url);
    if (kept === null) return next();
    const startedAt = performance.now();
    const requestId = randomUUID();
    const forwardedFor = headers["x-forwarded-for"]?.toString();
    const address = clientAddress(request.socket.remoteAddress, forwardedFor, trustedProxies);
    const secondsToWait = countCaller(address);
    const answer =
      secondsToWait > 0
        ? refusal(secondsToWait, requestId)
        : kept({ requestId, acceptEncoding: headers["accept-encoding"]?.toString() });
    send(response, answer);
    const { status } = answer;
    answered({ requestId, method, route: "page", status, startedAt, address });
  };
}

/** What the framework would answer; but to whom it is a flood, it must not cost more than the page. */
function refusalWith(alwaysThere: Options["alwaysThere"]) {
  const { status, message } = errorCatalogue.too_many_requests;
  const body = [new TextEncoder().encode(errorDocument(message, null))];
  const headers = Object.entries({ ...alwaysThere, ...errorPageHeaders }).flat();
  return (secondsToWait: number, requestId: string): PageAnswer => ({
    status,
    headers: [...headers, "Retry-After", String(secondsToWait), "X-Request-Id", requestId],
    body,
  });
}

/** Head and body leave together; the few pieces of a page that is asked for often are not copied to make one of them. */
function send(response: ServerResponse, { status, headers, body }: PageAnswer): void {
  const pieces = body.length > mostPieces ? [untilSent(body, response)] : body;
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  response.writeHead(status, [...headers, "Content-Length", String(length)]);
  if (pieces.length === 1) return void response.end(pieces[0]);
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.end();
}

/** Sending each by itself costs more than a copy. */
const mostPieces = 4;
