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
import { followStream } from "#client/calls/follow-stream.ts";
import { sendFiles } from "#client/calls/send-files.ts";
import { file, redirect, stream } from "#contract/rows/reply.ts";

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

const common = { access: "public", summary: "For all." } as const;

export const toldByGet = defineEndpoints({
  // @ts-expect-error a GET has no body
  told: { ...common, method: "GET", path: "/api/told", body: z.object({}), reply },
});

export const formToFile = defineEndpoints({
  // @ts-expect-error a plain form leads to a page, and a file is none
  posted: {
    ...common,
    method: "POST",
    path: "/api/posted",
    form: { onSuccess: "/", onFailure: "/" },
    reply: file({ name: "posted.csv" }),
  },
});

export const boundless = defineEndpoints({
  photo: {
    ...common,
    method: "POST",
    path: "/api/boundless",
    // @ts-expect-error a field for files says how large they may be
    upload: { photo: { endings: ["png"] } },
    reply,
  },
});

// @ts-expect-error a file's name says what kind it is
export const nameless = file({ name: "notes" });

// @ts-expect-error of a kind that nobody knows the type of
export const unheardOf = file({ endings: ["exe"] });

const kinds = defineEndpoints({
  table: { ...common, method: "GET", path: "/api/table", reply: file({ name: "table.csv" }) },
  drawing: { ...common, method: "GET", path: "/api/drawing", reply: file({ endings: ["png"] }) },
  news: {
    ...common,
    method: "GET",
    path: "/api/news",
    reply: stream(z.object({ id: z.number() })),
  },
  away: { ...common, method: "GET", path: "/api/away", reply: redirect() },
  photo: {
    ...common,
    method: "POST",
    path: "/api/photo",
    upload: { photo: { endings: ["png"], mostBytes: 1_000 } },
    reply,
  },
});

export const wrongKinds: Handlers<typeof kinds> = {
  // @ts-expect-error a file is text or bytes, not an object
  table: () => ({ rows: [] }),
  // @ts-expect-error the name must have an ending of the row's
  drawing: () => ({ name: "drawing.jpg", body: "" }),
  // @ts-expect-error events have the row's shape
  async *news() {
    yield { id: "one" };
  },
  // @ts-expect-error an address elsewhere comes as a whole, so that its host can be looked at
  away: () => "https://elsewhere.example/",
  // @ts-expect-error there is no such file
  photo: ({ files }) => ({ ok: files.drawing.length > 0 }),
};

export async function wrongKindsOfCalls(api: Api<typeof kinds>) {
  // @ts-expect-error a file is linked to or fetched, not read as JSON
  await api.get("/api/table");
  // @ts-expect-error an upload brings files
  await api.post("/api/photo");
  // @ts-expect-error a stream has no link
  api.link("/api/news");
  // @ts-expect-error the row has no such field for files
  await sendFiles(api, "/api/photo", { files: { drawing: [] } });
  // @ts-expect-error the address is no stream
  followStream(api, "GET", "/api/table", {});
  for await (const event of followStream(api, "GET", "/api/news", {})) {
    // @ts-expect-error the event has no such field
    void event.title;
  }
}

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
