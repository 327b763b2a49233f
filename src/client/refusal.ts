import type { Refusal } from "#domain/access.ts";
import { paths, signInPath } from "./paths.ts";

/** What a page does with a visitor it may not let in. */
export type OnRefusal = "to-auth" | "to-pricing" | "upsell" | "home" | "nothing";

export type Outcome =
  | { readonly show: "page" | "upsell" | "nothing" }
  | { readonly redirectTo: string };

/** One answer for every page, on the server and in the browser alike. */
export function outcomeOf(refusal: Refusal | null, onRefusal: OnRefusal, wanted: string): Outcome {
  if (refusal === null) return { show: "page" };
  switch (onRefusal) {
    case "to-auth":
      return { redirectTo: signInPath(wanted) };
    case "to-pricing":
      // Signing in comes first: only then do we know whether there is anything to buy.
      return {
        redirectTo:
          refusal === "sign-in-required"
            ? signInPath(wanted)
            : `${paths.pricing}?notice=premium-feature`,
      };
    case "upsell":
      return { show: "upsell" };
    case "home":
      return { redirectTo: paths.home };
    case "nothing":
      return { show: "nothing" };
  }
}
