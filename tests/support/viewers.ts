import type { Endpoint } from "#contract/endpoint.ts";
import { days } from "./clock.ts";

/** Every kind of person that may come to the door. */
export const viewers = [
  "visitor",
  "free",
  "expired",
  "premium",
  "employer",
  "admin",
  "premium admin",
] as const;

export type Who = (typeof viewers)[number];

/** Written out by hand, so that a slip in the rule itself shows. */
export const admitted: Readonly<Record<Endpoint["access"], readonly Who[]>> = {
  public: ["visitor", "free", "expired", "premium", "employer", "admin", "premium admin"],
  "signed-in": ["free", "expired", "premium", "employer", "admin", "premium admin"],
  premium: ["premium", "premium admin"],
  employer: ["employer"],
  admin: ["admin", "premium admin"],
};

/** What makes an account such a person; null for somebody without one. */
export function traitsOf(who: Who, now: Date) {
  if (who === "visitor") return null;
  const until = { expired: -1000, premium: days(1), "premium admin": days(1) };
  return {
    isAdmin: who === "admin" || who === "premium admin",
    isEmployer: who === "employer",
    premiumUntil: who in until ? new Date(now.getTime() + until[who as keyof typeof until]) : null,
  };
}
