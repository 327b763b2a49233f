import type { Refusal } from "#domain/access.ts";
import { paths, signInPath } from "#domain/paths.ts";
import type { NoticeName } from "./layout/notice.ts";

/** What a page does with a visitor it may not let in. */
export type OnRefusal =
  | "to-auth"
  | "to-pricing"
  | "to-posting"
  | "upsell"
  | "to-auth-then-upsell"
  | "home"
  | "nothing";

export type Outcome =
  | { readonly show: "page" | "upsell" | "nothing" }
  | { readonly redirectTo: string };

interface Refused {
  readonly onRefusal: OnRefusal;
  /** What is said on arrival where one is sent. */
  readonly notice: NoticeName;
  /** The address asked for, to come back to. */
  readonly wanted: string;
}

/** One answer for every page, on the server and in the browser alike. */
export function outcomeOf(
  refusal: Refusal | null,
  { onRefusal, notice, wanted }: Refused,
): Outcome {
  if (refusal === null) return { show: "page" };
  // Signing in comes first: only then do we know whether there is anything to buy.
  const isUnknown = refusal === "sign-in-required";
  switch (onRefusal) {
    case "to-auth":
      return { redirectTo: signInPath(wanted) };
    case "to-pricing":
      return { redirectTo: isUnknown ? signInPath(wanted) : `${paths.pricing}?notice=${notice}` };
    case "to-posting":
      return { redirectTo: isUnknown ? signInPath(wanted) : `${paths.postJob}?notice=${notice}` };
    case "to-auth-then-upsell":
      return isUnknown ? { redirectTo: signInPath(wanted) } : { show: "upsell" };
    case "upsell":
      return { show: "upsell" };
    case "home":
      return { redirectTo: paths.home };
    case "nothing":
      return { show: "nothing" };
  }
}
