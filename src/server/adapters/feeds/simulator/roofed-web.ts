import { faultHeader } from "#server/adapters/simulator/faults.ts";
import { WebFailure, type Web } from "#server/adapters/web/port.ts";

const mostRedirects = 3;

/** A web with one house in it. What needs a socket to go wrong goes wrong here. */
export const roofedWeb = (fetch: (request: Request) => Promise<Response>): Pick<Web, "ask"> => ({
  async ask(first, { headers, mostBytes, signal, allows }) {
    let address = first;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      if (!allows(URL.parse(address)?.hostname ?? "")) throw new WebFailure("forbidden");
      const response = await fetch(new Request(address, { headers: { ...headers } }));
      await broken(response.headers.get(faultHeader), signal);
      const location = response.headers.get("location");
      if (location === null) {
        const body = new Uint8Array(await response.arrayBuffer());
        if (body.length > mostBytes) throw new WebFailure("too-large");
        return { status: response.status, headers: response.headers, body, address };
      }
      address = new URL(location, address).href;
    }
    throw new WebFailure("redirects");
  },
});

async function broken(fault: string | null, signal: AbortSignal): Promise<void> {
  if (fault === "timeout") await silence(signal);
  if (fault === "huge") throw new WebFailure("too-large");
  if (fault !== null) throw new WebFailure("unreachable");
}

const silence = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
