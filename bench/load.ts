import { once } from "node:events";
import { connect, type Socket } from "node:net";

export interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Load {
  readonly url: string;
  readonly requests: readonly Request[];
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Asks as fast as it is answered, on so many connections at once, and returns the number of answers. It looks
 * at no more of an answer than it must: a client that is busy reading measures itself, not the server.
 */
export async function load({ url, requests, connections, seconds }: Load): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const messages = requests.map((request) => messageOf(request, host));
  const endsAt = performance.now() + seconds * 1000;
  let asked = 0;
  let answered = 0;
  const next = (): Buffer | null => {
    asked += 1;
    return performance.now() < endsAt ? (messages[asked % messages.length] ?? null) : null;
  };
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(connect(Number(port), hostname), next, () => void (answered += 1)),
    ),
  );
  return answered;
}

/** One connection, on which one request waits for the answer to the one before. */
export async function openConversation(url: string) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  await once(socket, "connect");
  return {
    ask: ({ path, headers }: Request): Promise<void> =>
      new Promise((resolve, reject) => {
        let missing = 0;
        socket.on("data", function read(chunk) {
          try {
            missing = missing === 0 ? bytesAfter(chunk) : missing - chunk.length;
          } catch (error) {
            reject(error);
          }
          if (missing > 0) return;
          socket.off("data", read);
          resolve();
        });
        socket.write(messageOf({ path, headers }, host));
      }),
    close: () => void socket.destroy(),
  };
}

function messageOf({ path, headers }: Request, host: string): Buffer {
  const lines = Object.entries({ host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
}

function converse(socket: Socket, next: () => Buffer | null, onAnswer: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    const ask = (): void => {
      const message = next();
      if (message === null) socket.end(resolve);
      else socket.write(message);
    };
    socket.setNoDelay(true).on("error", reject).on("connect", ask);
    socket.on("data", (chunk) => {
      missing = missing === 0 ? bytesAfter(chunk) : missing - chunk.length;
      if (missing > 0) return;
      onAnswer();
      ask();
    });
  });
}

/** How much of an answer is still to come after its first piece, which holds the whole head. */
function bytesAfter(first: Buffer): number {
  const end = first.indexOf("\r\n\r\n");
  const head = first.toString("latin1", 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (!head.startsWith("HTTP/1.1 200") || Number.isNaN(length)) {
    throw new Error(`Not a good answer: ${head.slice(0, 100)}`);
  }
  return length - (first.length - end - 4);
}
