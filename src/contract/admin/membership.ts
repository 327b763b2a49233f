import { z } from "zod";
import { longestPersonSearch } from "#domain/desk/limits.ts";
import { mismatches } from "#domain/membership/charge.ts";
import { memberSorts } from "#domain/membership/member-order.ts";
import { subscriptionStates } from "#domain/membership/subscription.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { file } from "#contract/rows/reply.ts";
import { membershipStates, paymentStates } from "#contract/membership.ts";

const moment = z.iso.datetime();

export const member = z.object({
  userId: z.int(),
  username: z.string(),
  email: z.string(),
  state: z.enum(membershipStates),
  /** Null for a date that no calendar of ours has. */
  joinedAt: moment.nullable(),
  premiumUntil: moment.nullable(),
  lastPaidAt: moment.nullable(),
  payments: z.int(),
});

export type Member = z.infer<typeof member>;

/** Everything that ever gave, kept or took premium, and who or what did it. */
export const premiumRecordKinds = [
  "payment-counted",
  "payment-refused",
  "payment-returned",
  "payment-recovered",
  "payment-unmatched",
  "renewal-failed",
  "cancelled",
  "resumed",
  "given-by-hand",
  "ended-by-hand",
] as const;

export const premiumSources = ["verify", "webhook", "reconciliation", "member", "admin"] as const;

const record = z.object({
  id: z.int(),
  kind: z.enum(premiumRecordKinds),
  source: z.enum(premiumSources),
  reference: z.string().nullable(),
  cents: z.int().nullable(),
  mismatch: z.enum(mismatches).nullable(),
  reason: z.string().nullable(),
  /** The administrator's name, where it was one. */
  by: z.string().nullable(),
  premiumUntil: moment.nullable(),
  at: moment,
});

const memberDetail = member.extend({
  paidUntil: moment.nullable(),
  subscriptions: z.array(
    z.object({
      code: z.string(),
      state: z.enum(subscriptionStates),
      nextPaymentAt: moment.nullable(),
      failedAt: moment.nullable(),
    }),
  ),
  paymentList: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(["first", "renewal"]),
      state: z.enum(paymentStates),
      cents: z.int(),
      paidCents: z.int().nullable(),
      returnedCents: z.int(),
      mismatch: z.enum(mismatches).nullable(),
      startedAt: moment,
      paidAt: moment.nullable(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.int(),
      event: z.string(),
      reference: z.string().nullable(),
      outcome: z.string(),
      deliveries: z.int(),
      receivedAt: moment,
    }),
  ),
  records: z.array(record),
  /** Changes with everything that is written down about their premium. */
  version: z.int(),
});

export type PremiumRecord = z.infer<typeof record>;
export type MemberDetail = z.infer<typeof memberDetail>;

const reason = z
  .string("Say why")
  .trim()
  .min(5, "Say why, in a few words")
  .max(500, "Keep the reason to 500 characters");

const userParams = z.object({ userId: z.coerce.number().int().positive().max(2_147_483_647) });

/** Of the member as whoever decides has seen them; if something was written down since, nothing is done. */
const version = z.int().optional();

export const giveBody = z.object({
  days: z
    .int("Give a whole number of days")
    .min(1, "At least one day")
    .max(3650, "At most ten years (3650 days)"),
  reason,
  version,
});

export const endBody = z.object({ reason, version });

const memberList = z.object({
  members: z.array(member),
  nextCursor: z.string().nullable(),
  /** How many there are, up to a thousand; null where a state was asked for, which follows from the clock and is not counted. */
  total: z.int().nullable(),
  totalIsCapped: z.boolean(),
});

const memberFilters = {
  search: z.string().trim().max(longestPersonSearch).optional(),
  state: z.enum(membershipStates).optional(),
  sort: z.enum(memberSorts).optional(),
};

export const adminMembershipEndpoints = defineEndpoints({
  listMembers: {
    method: "GET",
    path: "/api/admin/memberships",
    access: "admin",
    summary:
      "People with a payment or premium, newest first unless sorted; found by name, address or reference.",
    query: z.object({ ...memberFilters, cursor: z.string().max(400).optional() }),
    reply: memberList,
  },
  exportMembers: {
    method: "GET",
    path: "/api/admin/memberships.csv",
    access: "admin",
    summary: "The same people in the same order, all of them, as a file for spreadsheets.",
    query: z.object(memberFilters),
    reply: file({ name: "kwela-members.csv" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  readMember: {
    method: "GET",
    path: "/api/admin/memberships/:userId",
    access: "admin",
    summary: "One person's payments, subscriptions, events and records.",
    params: userParams,
    reply: memberDetail,
  },
  listPaymentsToCheck: {
    method: "GET",
    path: "/api/admin/payments-to-check",
    access: "admin",
    summary:
      "Payments that a person should look at: found again, refused, or nobody's; newest first.",
    reply: z.object({ records: z.array(record) }),
  },
  givePremium: {
    method: "POST",
    path: "/api/admin/memberships/:userId/give",
    access: "admin",
    summary: "Gives premium by hand for some days from now, with a reason.",
    params: userParams,
    body: giveBody,
    reply: memberDetail,
  },
  endPremium: {
    method: "POST",
    path: "/api/admin/memberships/:userId/end",
    access: "admin",
    summary: "Ends premium at once, whatever was paid, with a reason. It does not move money.",
    params: userParams,
    body: endBody,
    reply: memberDetail,
  },
});
