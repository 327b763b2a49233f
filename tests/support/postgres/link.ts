import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to PostgreSQL on which bytes can stop arriving, as behind a firewall that forgot a connection. */
export interface Link {
  readonly url: string;
  /** What is connected now stays connected, and hears nothing more, for good. */
  freezeExisting(): void;
  /** From now on a connection can be made, and nothing more: until `thaw`. */
  freezeEverything(): void;
  /** Lets new connections through again. */
  thaw(): void;
  close(): Promise<void>;
}

export async function linkTo(url: string): Promise<Link> {
  const target = new URL(url);
  const ends = new Set<Socket>();
  let isFrozen = false;

  const keep = (socket: Socket): Socket => {
    ends.add(socket);
    return socket.once("close", () => ends.delete(socket)).on("error", () => undefined);
  };
  const server = createServer((near) => {
    keep(near);
    if (isFrozen) return void near.pause();
    const far = keep(connect(Number(target.port), target.hostname));
    near.pipe(far).pipe(near);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const freezeExisting = (): void => {
    for (const end of ends) end.unpipe().pause();
  };
  const here = new URL(url);
  here.port = String((server.address() as AddressInfo).port);
  return {
    url: here.toString(),
    freezeExisting,
    freezeEverything() {
      isFrozen = true;
      freezeExisting();
    },
    thaw() {
      isFrozen = false;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
