import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { isJson } from "#contract/rows/reply.ts";

/** What nearly everything matches, what one row does, and what none does. */
const searches = ["number", "number 000077", "nothing like it"];
/** A filter with more choices than this is measured by its first ones. */
const mostChoices = 6;

/** From the rows themselves, plain, in each order, with each filter and with searches: whoever adds a list to the desk is measured too. */
export function deskQuestions(): string[] {
  const rows: readonly Endpoint[] = Object.values(endpoints);
  return rows
    .filter(
      ({ method, path, access, reply }) =>
        method === "GET" && access === "admin" && !path.includes(":") && isJson(reply),
    )
    .flatMap(({ path, query }) =>
      ["", ...Object.entries(query?.shape ?? {}).flatMap(asked)].map((question) => path + question),
    );
}

function asked([name, schema]: [string, unknown]): string[] {
  if (name === "search") return searches.map((text) => `?search=${encodeURIComponent(text)}`);
  const choices = choicesOf(schema);
  const wanted = name === "sort" ? choices : choices.slice(0, mostChoices);
  return wanted.map((choice) => `?${name}=${choice}`);
}

/** A list of words, if it is one, perhaps one that may be left out. */
function choicesOf(schema: unknown): readonly string[] {
  const { unwrap, options } = schema as {
    readonly unwrap?: () => unknown;
    readonly options?: readonly string[];
  };
  return options ?? (unwrap === undefined ? [] : choicesOf(unwrap.call(schema)));
}
