import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { HttpEnv } from "./http/context.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Something that may answer before the application does: Vite, in development. */
export type InFront = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Node's server with limits on what a slow or odd client may hold up. */
export function httpServer(
  fetch: Hono<HttpEnv>["fetch"],
  inFront: InFront = (_request, _response, next) => next(),
): Server {
  const listener = getRequestListener(fetch);
  return createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      if (methods.has(request.method ?? ""))
        return inFront(request, response, () => void listener(request, response));
      return void response
        .writeHead(405, { Connection: "close", "X-Content-Type-Options": "nosniff" })
        .end();
    },
  );
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
