import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { InFront } from "#server/listen.ts";
import { clientAddress } from "../guards/client-address.ts";
import type { Lifecycle } from "../probes.ts";
import type { answeredWith } from "../request-log.ts";
import type { FindKept, PageAnswer } from "./serve-pages.ts";

interface Options {
  readonly find: FindKept;
  readonly sessionCookie: string;
  readonly answered: ReturnType<typeof answeredWith>;
  readonly trustedProxies: number;
  readonly lifecycle: Lifecycle;
}

/**
 * Answers for kept pages before the framework is even asked: this is most of a board's traffic, and making
 * the framework's request and answer would cost more than the page. The same bytes and headers, the same
 * line in the log; everything else goes the usual way.
 */
export function keptPagesFirst(options: Options): InFront {
  const { find, sessionCookie, answered, trustedProxies, lifecycle } = options;
  const mark = `${sessionCookie}=`;
  return (request, response, next) => {
    const { method = "", url = "", headers } = request;
    const isAnybodys = method === "GET" && headers.cookie?.includes(mark) !== true;
    if (!isAnybodys || lifecycle.phase !== "ready") return next();
    const startedAt = performance.now();
    const requestId = randomUUID();
    const answer = find(url, { requestId, acceptEncoding: headers["accept-encoding"]?.toString() });
    if (answer === null) return next();
    const { status } = answer;
    send(response, answer);
    const forwardedFor = headers["x-forwarded-for"]?.toString();
    const address = clientAddress(request.socket.remoteAddress, forwardedFor, trustedProxies);
    answered({ requestId, method, route: "page", status, startedAt, address });
  };
}

/** The pieces leave together, and none is copied to make one of them. */
function send(response: ServerResponse, { status, headers, body }: PageAnswer): void {
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  response.cork();
  response.writeHead(status, [...headers, "Content-Length", String(length)]);
  for (const piece of body) response.write(piece);
  response.end();
}
