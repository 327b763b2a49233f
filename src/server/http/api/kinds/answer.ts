import type { Endpoint } from "#contract/endpoint.ts";
import { isJson, type Destination, type FileBody, type FileContent } from "#contract/rows/reply.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { HttpContext } from "../../context.ts";
import { bodyOf, isKept } from "../kept-reply.ts";
import { eventStream } from "./event-stream.ts";
import { fileBody, fileHeaders, fileOf } from "./file.ts";
import { locationOf } from "./location.ts";

interface Around {
  /** The headers every answer carries. */
  readonly alwaysThere: Readonly<Record<string, string>>;
  readonly log: Logger;
}

/**
 * Makes the answer of what a handler returned, in the way its row says. The types have tied the two together; here each
 * kind trusts that.
 */
export async function answer(
  c: HttpContext,
  { reply, path }: Endpoint,
  returned: unknown,
  { alwaysThere, log }: Around,
): Promise<Response> {
  const headersWith = (own: Readonly<Record<string, string>>) => {
    // All at once: added one by one to a finished answer, they cost more than most handlers.
    c.set("hasEveryHeader", true);
    return {
      ...alwaysThere,
      "Cache-Control": "private, no-store",
      "X-Request-Id": c.get("requestId"),
      ...own,
    };
  };
  const tell = (error: unknown): void =>
    log.error("an answer broke off", { requestId: c.get("requestId"), route: path, error });

  if (isJson(reply)) {
    if (c.env?.onKept !== undefined && isKept(returned)) {
      c.env.onKept(returned);
      // It goes no further than to the page that is being made here.
      c.set("hasEveryHeader", true);
      return c.body(null);
    }
    const body = bodyOf(returned, () => JSON.stringify(reply.parse(returned)));
    return c.body(body, 200, headersWith(jsonHeaders));
  }
  switch (reply.kind) {
    case "file": {
      const { name, body } = fileOf(reply, returned as FileBody | FileContent);
      // Who asks for the headers alone must not set the making of the pieces going: nobody would end it.
      const sent = c.req.method === "HEAD" ? "" : await fileBody(body, tell);
      return c.body(sent, 200, headersWith(fileHeaders(reply, name)));
    }
    case "stream": {
      const about = { reply, deadline: c.get("deadline"), requestId: c.get("requestId"), tell };
      const events = await eventStream(returned as AsyncIterable<unknown>, about);
      return c.body(events, 200, headersWith(streamHeaders));
    }
    case "redirect": {
      const location = locationOf(reply, returned as Destination);
      return c.body(null, reply.status, headersWith({ Location: location }));
    }
  }
}

const jsonHeaders = { "Content-Type": "application/json; charset=utf-8" };

const streamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "private, no-store, no-transform",
  // Asks a proxy not to gather what should arrive at once.
  "X-Accel-Buffering": "no",
};
