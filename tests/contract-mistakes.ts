/**
 * Mistakes that must not compile. `npm run check` type-checks this file: if one of these lines became
 * legal, its "expect error" would have nothing to expect, and the check would fail. Nothing here runs.
 */
import { z } from "zod";
import type { Api } from "#client/api.ts";
import type { PageRow } from "#client/page.tsx";
import { accountEndpoints } from "#contract/accounts.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { AppError } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";

const reply = z.object({ ok: z.literal(true) });

export const withoutAccess = defineEndpoints({
  // @ts-expect-error an endpoint must say who may call it
  forgotten: {
    method: "GET",
    path: "/api/forgotten",
    summary: "Nobody thought about this.",
    reply,
  },
});

export const withUnknownAccess = defineEndpoints({
  // @ts-expect-error access is one of the five
  odd: { method: "GET", path: "/api/odd", access: "everyone", summary: "Who is everyone?", reply },
});

// @ts-expect-error every row needs its handler
export const missingHandler: Handlers<typeof accountEndpoints> = {
  readUser: ({ viewer }) => viewer,
};

export const wrongReply: Handlers<typeof accountEndpoints> = {
  readUser: ({ viewer }) => viewer,
  // @ts-expect-error the reply must have the row's shape
  logout: () => ({ ok: "yes" }),
};

const rows = defineEndpoints({
  open: {
    method: "GET",
    path: "/api/open",
    access: "public",
    summary: "For all.",
    reply: z.object({ name: z.string() }),
  },
});

export const unguardedViewer: Handlers<typeof rows> = {
  // @ts-expect-error on a public endpoint there may be no viewer
  open: ({ viewer }) => ({ name: viewer.username }),
};

export async function wrongCalls(api: Api) {
  // @ts-expect-error there is no such address
  await api.get("/api/nowhere");
  // @ts-expect-error the address exists, with another method
  await api.post("/api/user");
  const user = await api.get("/api/user");
  // @ts-expect-error the answer has no such field
  return user.passwordHash;
}

// @ts-expect-error a page that is not public must say what happens to the others
export const withoutRefusal: PageRow = { path: "/secret", access: "premium", page: "home/home" };

// @ts-expect-error errors come from the catalogue
export const unknownError = new AppError("out_of_cheese");

export { accountEndpoints };
