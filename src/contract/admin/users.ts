import { z } from "zod";
import { accountDeeds, userKinds, userSorts } from "#domain/accounts/desk/desk-rules.ts";
import { deeds, type Deed } from "#domain/desk/audit-deeds.ts";
import { longestPersonSearch } from "#domain/desk/limits.ts";
import { eventReply, sessionReply } from "#contract/accounts.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { file } from "#contract/rows/reply.ts";

const moment = z.iso.datetime();

export const deskUser = z.object({
  userId: z.int(),
  username: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  isPremium: z.boolean(),
  premiumUntil: moment.nullable(),
  isAdmin: z.boolean(),
  isEmployer: z.boolean(),
  suspendedAt: moment.nullable(),
  /** When the account goes for good, for somebody who is leaving. */
  leavesAt: moment.nullable(),
  /** Null for a date that no calendar of ours has. */
  joinedAt: moment.nullable(),
});

export type DeskUser = z.infer<typeof deskUser>;

const userList = z.object({
  users: z.array(deskUser),
  nextCursor: z.string().nullable(),
  /** How many there are, up to a thousand. */
  total: z.int(),
  totalIsCapped: z.boolean(),
});

export type UserList = z.infer<typeof userList>;

export const doneToUser = z.object({
  id: z.int(),
  deed: z.enum(Object.keys(deeds) as [Deed, ...Deed[]]),
  /** A username; null also when that account is gone, or when it was done on the server's own machine. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  at: moment,
});

export type DoneToUser = z.infer<typeof doneToUser>;

const userDetail = deskUser.extend({
  sessions: z.array(sessionReply.omit({ isThisDevice: true })),
  events: z.array(eventReply),
  /** What administrators did to them, newest first. */
  deeds: z.array(doneToUser),
  /** When their mail server said that there is no such address; nothing they asked for is sent since then. */
  addressRefusedAt: moment.nullable(),
  /** What they posted as an employer, and how much of it anybody can see. */
  postings: z.object({ all: z.int(), listed: z.int() }),
  /** Changes with everything an administrator does to them. */
  version: z.int(),
});

export type UserDetail = z.infer<typeof userDetail>;

const params = z.object({ userId: z.coerce.number().int().positive().max(2_147_483_647) });

const filters = {
  search: z.string().trim().max(longestPersonSearch).optional(),
  plan: z.enum(["premium", "free"]).optional(),
  kind: z.enum(userKinds).optional(),
  sort: z.enum(userSorts).optional(),
};

export const deedBody = z.object({
  deed: z.enum(accountDeeds),
  reason: z
    .string("Say why")
    .trim()
    .min(5, "Say why, in a few words")
    .max(500, "Keep the reason to 500 characters"),
  /** Of the user as whoever decides has seen them; if something was done since, nothing is done. */
  version: z.int().optional(),
});

export const adminUserEndpoints = defineEndpoints({
  listUsers: {
    method: "GET",
    path: "/api/admin/users",
    access: "admin",
    summary: "Everybody with an account, newest first unless sorted; found by name or address.",
    query: z.object({ ...filters, cursor: z.string().max(400).optional() }),
    reply: userList,
  },
  exportUsers: {
    method: "GET",
    path: "/api/admin/users.csv",
    access: "admin",
    summary: "The same people in the same order, all of them, as a file for spreadsheets.",
    query: z.object(filters),
    reply: file({ name: "kwela-users.csv" }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  readUserAtDesk: {
    method: "GET",
    path: "/api/admin/users/:userId",
    access: "admin",
    summary: "One account: where it is signed in, its security record, and what was done to it.",
    params,
    reply: userDetail,
  },
  doToUser: {
    method: "POST",
    path: "/api/admin/users/:userId/deeds",
    access: "admin",
    summary:
      "Suspends or reinstates somebody, or makes or unmakes them administrator or employer, with a reason. Suspending signs them out everywhere and takes what they posted off the board.",
    params,
    body: deedBody,
    reply: userDetail,
  },
  endSessionOfUser: {
    method: "DELETE",
    path: "/api/admin/users/:userId/sessions/:sessionId",
    access: "admin",
    summary: "Signs one device of somebody out.",
    params: params.extend({ sessionId: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: userDetail,
  },
  endSessionsOfUser: {
    method: "DELETE",
    path: "/api/admin/users/:userId/sessions",
    access: "admin",
    summary: "Signs somebody out everywhere.",
    params,
    reply: userDetail,
  },
});
