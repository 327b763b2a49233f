/** Those that need a socket are a plain 503 without one, which carries their name. */
type SocketFault =
  | "timeout"
  | "reset"
  | "drip"
  | "huge"
  /** What was asked for happens, and then the answer is lost. */
  | "lost";

/** These a provider gives in words of its own. */
type OwnFault = "401" | "truncated" | "statusFalse" | "shapeless";

export type FaultName =
  | OwnFault
  | "429"
  | "500"
  | "502"
  | "503"
  | "redirect"
  | "html"
  | "empty"
  | SocketFault;

/** What can go wrong with the calls of a provider, which are known by name. */
export interface Faults<Call extends string, Fault extends string = FaultName> {
  /** From the next such call on; `times` is how often, for good unless given. */
  inject(call: Call | "any", fault: Fault, times?: number): void;
  clear(): void;
  readonly active: readonly { readonly call: Call | "any"; readonly fault: Fault }[];
  /** The fault that this call meets, used up by asking. */
  take(call: Call): Fault | null;
}

export function createFaults<Call extends string, Fault extends string = FaultName>(): Faults<
  Call,
  Fault
> {
  let injected: { call: Call | "any"; fault: Fault; left: number }[] = [];
  return {
    inject: (call, fault, times = Infinity) => void injected.push({ call, fault, left: times }),
    clear: () => void (injected = []),
    get active() {
      return injected;
    },
    take(call) {
      const found = injected.find((one) => one.call === call || one.call === "any");
      if (found === undefined) return null;
      found.left -= 1;
      if (found.left <= 0) injected = injected.filter((one) => one !== found);
      return found.fault;
    },
  };
}

/** Tells a server around the simulator what to do to the socket. */
export const faultHeader = "x-simulator-fault";

const page = "<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>";
const html = { "content-type": "text/html" };

const answers: Readonly<Partial<Record<FaultName, (asked: string) => Response>>> = {
  html: () => new Response(page, { headers: html }),
  empty: () => new Response(""),
  // Whoever follows gets a good answer, and should not have followed.
  redirect: (asked) => new Response(null, { status: 307, headers: { location: asked } }),
};

/** The answer of a provider in trouble; what it says in its own words it brings along. */
export function faulty(
  fault: FaultName,
  asked: string,
  own: Readonly<Partial<Record<FaultName, () => Response>>>,
): Response {
  const said = own[fault];
  if (said !== undefined) return said();
  const answer = answers[fault];
  if (answer !== undefined) return answer(asked);
  if (/^\d+$/.test(fault)) return new Response(page, { status: Number(fault), headers: html });
  return new Response("", { status: 503, headers: { [faultHeader]: fault } });
}
