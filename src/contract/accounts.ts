import { z } from "zod";
import { defineEndpoints } from "./endpoint.ts";

const userReply = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  isEmployer: z.literal(true).optional(),
  premiumUntil: z.iso.datetime().nullable(),
});

export type User = z.infer<typeof userReply>;

export const accountEndpoints = defineEndpoints({
  readUser: {
    method: "GET",
    path: "/api/user",
    access: "signed-in",
    summary: "The signed-in user. 401 means nobody is signed in.",
    reply: userReply,
  },
  logout: {
    method: "POST",
    path: "/api/logout",
    access: "public",
    summary: "Ends this session. Being signed out already is a success too.",
    reply: z.object({ ok: z.literal(true) }),
  },
});
