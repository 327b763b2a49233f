import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { HttpEnv } from "./http/context.ts";
import { answerInNodesPlace, pathIn, turnAway } from "./http/guards/odd-requests.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Something that may answer before the application does: kept pages, or Vite in development. */
export type InFront = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

interface Answering {
  readonly fetch: Hono<HttpEnv>["fetch"];
  readonly inFront: InFront;
  /** The headers of every answer. */
  readonly alwaysThere: Readonly<Record<string, string>>;
}

/** Node's server with limits on what a slow or odd client may hold up. */
export function httpServer({ fetch, inFront, alwaysThere }: Answering): Server {
  const listener = getRequestListener(fetch, {
    // What the framework cannot even make a request of, such as one for an impossible host.
    errorHandler: (error) =>
      new Response(null, {
        status: error instanceof RequestError ? 400 : 500,
        headers: alwaysThere,
      }),
  });
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      // Looked at below, since Node's own refusal lacks our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const path = pathIn(request.url ?? "");
      if (path === null || request.headers.host === undefined)
        return turnAway(response, 400, alwaysThere);
      if (!methods.has(request.method ?? "")) return turnAway(response, 405, alwaysThere);
      request.url = path;
      return inFront(request, response, () => void listener(request, response));
    },
  );
  answerInNodesPlace(server, alwaysThere);
  return server;
}

export const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      server.off("error", reject);
      resolve();
    });
  });

/** Takes nothing new, lets what is under way finish, and cuts off whatever is still there at the deadline. */
export function drain(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), deadlineMs);
    // An answer that was on its way out when the drain began did not ask its client to hang up.
    const sweep = setInterval(() => server.closeIdleConnections(), 250);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
