import { ServerResponse, STATUS_CODES, type Server } from "node:http";
import type { Duplex } from "node:stream";

type Headers = Readonly<Record<string, string>>;

/**
 * The path and query that a request is for. Most send just that; the standard also has a server take a whole address,
 * whose host is then as little our concern as any. Null for what names no place here.
 */
export function pathIn(target: string): string | null {
  if (target.startsWith("/")) return target;
  const scheme = /^https?:\/\//i.exec(target)?.[0];
  if (scheme === undefined) return null;
  const rest = target.slice(scheme.length);
  const start = rest.search(/[/?#]/);
  if (start === 0 || rest === "") return null;
  if (start === -1) return "/";
  return rest[start] === "/" ? rest.slice(start) : `/${rest.slice(start)}`;
}

/** An answer of few words, after which nothing more is read from that connection. */
export function turnAway(response: ServerResponse, status: number, headers: Headers): void {
  response.writeHead(status, { ...headers, ...ending }).end();
}

const ending = { Connection: "close", "Content-Length": "0" } as const;

/** What Node would answer by itself, or not at all, gets the same few words and the headers that every answer carries. */
export function answerInNodesPlace(server: Server, headers: Headers): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (isHalfAnswered(socket)) socket.destroy();
    else hangUp(socket, statusOf[error.code ?? ""] ?? 400, headers);
  });
  server.on("connect", (_request, socket) => hangUp(socket, 405, headers));
  server.on("checkExpectation", (_request, response: ServerResponse) =>
    turnAway(response, 417, headers),
  );
}

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Nothing may be written into the middle of an answer; Node keeps the one under way on its connection. */
function isHalfAnswered(socket: Duplex): boolean {
  const underWay: unknown = Reflect.get(socket, "_httpMessage");
  return !socket.writable || (underWay instanceof ServerResponse && underWay.headersSent);
}

function hangUp(socket: Duplex, status: number, headers: Headers): void {
  const lines = Object.entries({ ...headers, ...ending }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  // Of a tunnel Node has let go by now: without a listener, whoever hangs up by force would end this process.
  socket.on("error", () => undefined);
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n`;
  socket.end(answer, () => socket.destroy());
}
