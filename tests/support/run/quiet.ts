import { Socket } from "node:net";
import { beforeEach, vi } from "vitest";

/** Noise fails: a warning nobody expected is a fault nobody noticed. */
beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      throw new Error(`console.${level}: ${words.join(" ")}`);
    });
  }
});

/** No test leaves this machine. */
const connect = Socket.prototype.connect;
Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]): Socket {
  const [first] = args.flat();
  const host =
    typeof first === "object" && first !== null && "host" in first ? first.host : undefined;
  if (
    typeof host === "string" &&
    !["localhost", "127.0.0.1", "::1"].includes(host) &&
    !host.startsWith("/")
  ) {
    throw new Error(`A test tried to reach ${host}`);
  }
  return Reflect.apply(connect, this, args) as Socket;
};
