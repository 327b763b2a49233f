import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Readable } from "node:stream";
import { faultHeader } from "#server/adapters/simulator/faults.ts";

/** Whatever answers like a provider. */
interface Simulated {
  fetch(request: Request): Promise<Response>;
}

export interface SimulatorServer {
  readonly url: string;
  /** For a client: runs out the moment the server keeps it waiting, so that no test has to wait. */
  readonly deadline: () => AbortSignal;
  /** Answers under `/<name>` with this simulator from now on. */
  add(name: string, simulator: Simulated): void;
  close(): Promise<void>;
}

/** Real sockets in front of simulators, so that silence, resets, drips and floods are what they are called. */
export async function simulatorServer(): Promise<SimulatorServer> {
  const simulators = new Map<string, Simulated>();
  let waiting: AbortController[] = [];
  const runOut = (): void => {
    const late = new DOMException("The operation timed out", "TimeoutError");
    for (const controller of waiting) controller.abort(late);
    waiting = [];
  };
  const server = createServer((request, response) => {
    void answer(simulators, request, response, runOut);
  });
  // On a busy machine a client may take up a line in the very moment it is hung up for being quiet, and lose its call.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deadline() {
      const controller = new AbortController();
      waiting.push(controller);
      return controller.signal;
    },
    add: (name, simulator) => void simulators.set(name, simulator),
    close: () => closed(server),
  };
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function answer(
  simulators: ReadonlyMap<string, Simulated>,
  request: IncomingMessage,
  response: ServerResponse,
  runOut: () => void,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const simulator = simulators.get((request.url ?? "").split(/[/?]/)[1] ?? "");
  if (simulator === undefined) return void response.writeHead(404).end();
  const reply = await simulator.fetch(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? "GET",
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
  );
  const fault = reply.headers.get(faultHeader);
  if (fault === "timeout") return void setImmediate(runOut);
  if (fault === "reset" || fault === "lost") return void request.socket.resetAndDestroy();
  if (fault === "drip") return drip(response, runOut);
  if (fault === "huge") return flood(response);
  response.writeHead(reply.status, Object.fromEntries(reply.headers));
  response.end(Buffer.from(await reply.arrayBuffer()));
}

const jsonHead = { "content-type": "application/json" };
const beginning = '{"status":true,"message":"';

/** A byte, and then the next one never in time. */
function drip(response: ServerResponse, runOut: () => void): void {
  response.writeHead(200, jsonHead);
  response.write(beginning.slice(0, 1), () => setTimeout(runOut, 20));
}

/** 200 MB, or as much of it as anybody takes. */
function flood(response: ServerResponse): void {
  const chunk = "x".repeat(64 * 1024);
  response.writeHead(200, jsonHead);
  response.write(beginning);
  let left = 3200;
  const source = new Readable({
    read() {
      left -= 1;
      this.push(left > 0 ? chunk : null);
    },
  });
  pipeline(source, response, () => undefined);
}
