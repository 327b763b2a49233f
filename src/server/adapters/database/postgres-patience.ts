import type { Socket } from "node:net";
import type { ClientBase, Pool } from "pg";

/** How long something may stay silent before it counts as gone. */
export interface Patience {
  readonly connectMs: number;
  /** A little more than the server gives a statement: on a link that works, its word comes first. */
  readonly statementMs: number;
  readonly pingMs: number;
  /** How often the line for change notices is tried. */
  readonly beatMs: number;
  /** For what is still under way when the application stops. */
  readonly closeMs: number;
}

export const usualPatience: Patience = {
  connectMs: 3_000,
  statementMs: 7_000,
  pingMs: 2_000,
  beatMs: 5_000,
  closeMs: 2_000,
};

/** How long the pool keeps a connection that nobody uses. */
export const idleMs = 10_000;

/**
 * A link can die without a word: the connection stays open and nothing ever arrives. So a connection that somebody
 * holds and on which no byte moves for too long is cut. Its statement fails there and then, the pool lets go of it,
 * and so it does of the idle ones: what killed one has most likely killed those too.
 */
export function cutSilent(pool: Pool, { statementMs, closeMs }: Patience) {
  const open = new Set<Socket>();
  const idle = new Set<Socket>();
  const cutIdle = (): void => {
    for (const socket of idle) cut(socket);
  };

  pool.on("connect", (client) => {
    const socket = socketOf(client);
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      idle.delete(socket);
    });
    // The idle ones first: whoever hears of the failure may ask again at once, and must not be given one of them.
    onSilence(client, cutIdle);
  });
  pool.on("acquire", (client) => {
    const socket = socketOf(client);
    idle.delete(socket);
    socket.setTimeout(statementMs);
  });
  pool.on("release", (_error, client) => {
    const socket = socketOf(client);
    if (!socket.destroyed) idle.add(socket);
    // By then the pool has said goodbye to it; if it is still there, nobody heard.
    socket.setTimeout(idleMs + statementMs);
  });

  return {
    cutIdle,
    /** From here on nothing is worth a long wait. */
    closing() {
      for (const socket of open) socket.setTimeout(closeMs);
    },
  };
}

/** Cuts a connection on which nothing has moved for as long as `allowSilence` says. */
export function onSilence(client: ClientBase, before: () => void): void {
  const socket = socketOf(client);
  socket.on("timeout", () => {
    before();
    cut(socket);
  });
}

/** With an error, since only that is heard of at once. */
const cut = (socket: Socket): void =>
  void socket.destroy(new Error("Connection terminated: the database did not answer in time"));

export const allowSilence = (client: ClientBase, milliseconds: number): void =>
  void socketOf(client).setTimeout(milliseconds);

/** The driver has it, though its types do not say so. Once connected it is the one that is encrypted, if any is. */
const socketOf = (client: ClientBase): Socket =>
  (client as ClientBase & { readonly connection: { readonly stream: Socket } }).connection.stream;
