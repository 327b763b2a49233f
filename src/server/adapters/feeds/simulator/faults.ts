import { faulty, type FaultName } from "#server/adapters/simulator/faults.ts";

/** What can go wrong with a source, in the order in which the demo's page offers it. */
export const feedFaults = {
  "429": "Says that we ask too often",
  "500": "Has trouble on its side",
  timeout: "Never answers",
  reset: "Hangs up",
  huge: "Answers without end",
  truncated: "Breaks off in the middle",
  html: "Sends a page instead of its feed",
  notice: "Sends its terms and nothing else",
  loop: "Leads from page to page in a circle",
  none: "Has nothing to show",
  shrunk: "Shows one posting only",
} as const;

export type FeedFault = keyof typeof feedFaults;

/** These change what a source tells; the others keep it from telling anything. */
type ToldOtherwise = "notice" | "loop" | "none" | "shrunk" | "truncated";

export const isToldOtherwise = (fault: FeedFault): fault is ToldOtherwise =>
  ["notice", "loop", "none", "shrunk", "truncated"].includes(fault);

/** A source that cannot tell anything. */
export const inTrouble = (fault: Exclude<FeedFault, ToldOtherwise>, asked: string): Response =>
  faulty(fault satisfies FaultName, asked, {
    "429": () => new Response("Slow down", { status: 429, headers: { "retry-after": "120" } }),
  });
