import type { Database } from "#server/adapters/database/port.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { factories } from "../../support/factories.ts";
import type { sampleApi } from "../../support/sample-api.ts";
import { traitsOf, type Who } from "../../support/viewers.ts";

type Sample = ReturnType<typeof sampleApi>;

/** The headers of somebody of this kind, with a session of their own. */
export async function headersOf(who: Who, api: Sample, database: Database) {
  const traits = traitsOf(who, api.clock.now());
  if (traits === null) return {};
  const build = factories(database, api.clock);
  return { cookie: `kwela=${await build.session(await build.user(traits))}` };
}

export const png = (length = 20): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  bytes.set(Buffer.from("\u0089PNG\r\n", "latin1"));
  return bytes;
};

export const picture = (name = "a.png", bytes = png(), type = "image/png"): File =>
  new File([bytes], name, { type });

export function formOf(fields: Readonly<Record<string, string | readonly File[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string") form.append(name, value);
    else for (const file of value) form.append(name, file);
  return form;
}

const bodies: Readonly<Record<string, unknown>> = {
  writeNote: { title: "Plain" },
  noteAs: { name: "note", ending: "ics" },
  watchNotes: { how: "all" },
};

/** A request that the row takes, made from the row itself. */
export function requestFor(name: string, row: Endpoint): { path: string; init: RequestInit } {
  const query = name === "leadOn" ? "?to=/jobs" : row.query ? "?how=well" : "";
  const path = row.path.replaceAll(/:\w+/g, "1") + query;
  if (row.upload !== undefined) {
    const body = formOf({ pictures: [picture()], caption: "Sea" });
    return { path, init: { method: row.method, body } };
  }
  if (row.body === undefined) return { path, init: { method: row.method } };
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(bodies[name] ?? {});
  return { path, init: { method: row.method, headers, body } };
}
