import { z } from "zod";
import {
  packageBases,
  packageLimits,
  packageProblem,
  thirteenthCheques,
  type MemberPackage,
} from "#domain/break-even/member-package.ts";
import { defineEndpoints } from "../endpoint.ts";

const rand = (least: number) =>
  z
    .int("Type a whole number of rand.")
    .min(least, least === 0 ? "That cannot be less than nothing." : "Type what you earn a month.")
    .max(packageLimits.randPerMonth, "That is more than we can compare.");

const fields = z.object({
  basis: z.enum(packageBases),
  randPerMonth: rand(1),
  medical: rand(0),
  pension: rand(0),
  thirteenthCheque: z.enum(thirteenthCheques),
  leaveDays: z
    .int("Type a whole number of days.")
    .min(0, "That cannot be less than nothing.")
    .max(packageLimits.leaveDays, `At most ${packageLimits.leaveDays} days.`),
  weeksBetween: z
    .int("Type a whole number of weeks.")
    .min(0, "That cannot be less than nothing.")
    .max(packageLimits.weeksBetween, `At most ${packageLimits.weeksBetween} weeks.`),
});

export const memberPackage = fields.superRefine((today, context) => {
  const message = packageProblem(today);
  if (message !== null) context.addIssue({ code: "custom", message, path: ["randPerMonth"] });
}) satisfies z.ZodType<MemberPackage>;

const breakEven = z.object({
  /** Null until it is set. */
  package: fields.nullable(),
  /** Rand for one dollar, and the day of that rate. */
  rate: z.object({ rand: z.number(), day: z.iso.date() }),
});

export type BreakEvenReply = z.infer<typeof breakEven>;

export const breakEvenEndpoints = defineEndpoints({
  readPackage: {
    method: "GET",
    path: "/api/premium/break-even",
    access: "premium",
    summary: "What the member earns today, to hold listings against, and today's rate.",
    reply: breakEven,
  },
  savePackage: {
    method: "PUT",
    path: "/api/premium/break-even",
    access: "premium",
    summary: "Sets what the member earns today.",
    body: memberPackage,
    reply: breakEven,
  },
  removePackage: {
    method: "DELETE",
    path: "/api/premium/break-even",
    access: "premium",
    summary: "Forgets what the member earns.",
    reply: breakEven,
  },
});
