import { json, refusal } from "./rest/answers.ts";

/** Those that need a socket are a plain 503 without one, which carries their name. */
type SocketFault =
  | "timeout"
  | "reset"
  | "drip"
  | "huge"
  /** What was asked for happens, and then the answer is lost. */
  | "lost";

export type FaultName =
  | "401"
  | "429"
  | "500"
  | "502"
  | "503"
  | "redirect"
  | "html"
  | "empty"
  | "truncated"
  | "statusFalse"
  | "shapeless"
  | SocketFault;

export type CallName =
  | "initialize"
  | "verify"
  | "transactions"
  | "transaction"
  | "customer"
  | "plan"
  | "subscription"
  | "subscriptions"
  | "disable"
  | "enable"
  | "manageLink"
  | "refund";

export interface Faults {
  /** From the next such call on; `times` is how often, for good unless given. */
  inject(call: CallName | "any", fault: FaultName, times?: number): void;
  clear(): void;
  readonly active: readonly { readonly call: CallName | "any"; readonly fault: FaultName }[];
  /** The fault that this call meets, used up by asking. */
  take(call: CallName): FaultName | null;
}

export function createFaults(): Faults {
  let injected: { call: CallName | "any"; fault: FaultName; left: number }[] = [];
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
const half = '{"status":true,"message":"Verification succ';

const answers: Readonly<Partial<Record<FaultName, (asked: string) => Response>>> = {
  "401": () => refusal("invalidKey"),
  html: () => new Response(page, { headers: html }),
  empty: () => new Response(""),
  truncated: () => new Response(half, { headers: { "content-type": "application/json" } }),
  statusFalse: () => json(200, { status: false, message: "Try again later" }),
  shapeless: () => json(200, { status: true, message: "Done", data: { a: 1 } }),
  // Whoever follows gets a good answer, and should not have followed.
  redirect: (asked) => new Response(null, { status: 307, headers: { location: asked } }),
};

export function faulty(fault: FaultName, asked: string): Response {
  const answer = answers[fault];
  if (answer !== undefined) return answer(asked);
  if (/^\d+$/.test(fault)) return new Response(page, { status: Number(fault), headers: html });
  return new Response("", { status: 503, headers: { [faultHeader]: fault } });
}
