import { connect, type Socket } from "node:net";

export interface RawConnection {
  send(text: string): void;
  /** Waits until what has come back matches; fails if the other side closes before. */
  receives(pattern: RegExp): Promise<string>;
  /** All there was once the other side has closed. */
  closed: Promise<string>;
  end(): void;
  /** Hangs up by force: what the other side still says is refused. */
  reset(): void;
}

/** A connection on which a test says exactly what it likes, well-formed or not. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = await connected(port);
  let text = "";
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const check of waiting) check();
  };
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    text += chunk;
    wake();
  });
  // A reset is one way of being closed; what matters is what was said before.
  socket.on("error", () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on("close", () => {
      resolve(text);
      wake();
    });
  });
  return {
    send: (words) => void socket.write(words, "latin1"),
    receives: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const isThere = pattern.test(text);
          if (!isThere && !socket.closed) return;
          waiting.delete(check);
          if (isThere) resolve(text);
          else reject(new Error(`Closed before ${pattern}; came back: ${JSON.stringify(text)}`));
        };
        waiting.add(check);
        check();
      }),
    closed,
    end: () => void socket.destroy(),
    reset: () => void socket.resetAndDestroy(),
  };
}

const connected = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => resolve(socket)).once("error", reject);
  });

export const isRefused = (port: number): Promise<boolean> =>
  connected(port).then(
    (socket) => {
      socket.destroy();
      return false;
    },
    () => true,
  );
