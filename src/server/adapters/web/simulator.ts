import { WebFailure, type Web, type WebTrouble } from "./port.ts";

export interface SimulatedWeb extends Web {
  /** Puts something at an address: bytes, or the trouble one has there. */
  put(address: string, there: Uint8Array | WebTrouble): void;
  /** Every address that was asked for, in order. */
  readonly asked: readonly string[];
}

/** A web in which there is what was put there, and nothing else: for demos, which reach nobody, and for tests. */
export function simulatedWeb(): SimulatedWeb {
  const places = new Map<string, Uint8Array | WebTrouble>();
  const asked: string[] = [];
  const web: SimulatedWeb = {
    asked,
    put(address, there) {
      places.set(address, there);
    },
    fetchBytes(address, mostBytes) {
      asked.push(address);
      const there = places.get(address) ?? "unreachable";
      if (typeof there === "string") return Promise.reject(new WebFailure(there));
      if (there.length > mostBytes) return Promise.reject(new WebFailure("too-large"));
      return Promise.resolve(there);
    },
    async ask(address, { mostBytes, allows }) {
      if (!allows(URL.parse(address)?.hostname ?? "")) throw new WebFailure("forbidden");
      const body = await web.fetchBytes(address, mostBytes);
      return { status: 200, headers: new Headers(), body, address };
    },
  };
  return web;
}
