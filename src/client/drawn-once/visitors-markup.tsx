import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router";
import type { Pieces } from "#contract/page.ts";
import { AppContextProvider, type AppContext, type DrawOnce } from "#client/app-context.ts";
import { escapeJson } from "#domain/markup/escape.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface Drawn {
  readonly version: string;
  readonly markup: Bytes;
}

/** Where no link of a page leads. */
const nowhere = "/-";

const end = ";";

/** Stands where what was drawn before goes. Unguessable, so that no text on a page can ask for it. */
const pieceMark = `${crypto.randomUUID()}:`;

/** The same for a part of a page that will be filled in. */
const partMark = `${crypto.randomUUID()}-part:`;
export const partMarkAt = (place: number): string => `${partMark}${place}${end}`;

/** Null for what was shown once. */
const kept = new WeakMap<object, Drawn | null>();
const keptData = new WeakMap<object, Bytes>();

interface VisitorsMarkup {
  readonly drawOnce: DrawOnce;
  /** The markup of the page, with what was drawn before where it goes. */
  readonly putTogether: (html: string) => Pieces;
  /** The same for the data of the page: what is shown by a part that is drawn once is also written once. */
  readonly writeState: (state: object) => Pieces;
}

/**
 * Draws parts of pages for visitors, who all see the same, and keeps the markup with what it shows. Not for anybody who is
 * signed in. A part must draw its markup from what it is handed alone, whichever page it stands on, and name no ids by its place.
 */
export function visitorsMarkup(app: AppContext, standIns: readonly object[] = []): VisitorsMarkup {
  const used: Drawn[] = [];
  const shown = new Set<object>();
  const places = new Map(standIns.map((standIn, place) => [standIn, partMarkAt(place)]));
  return {
    drawOnce(of, version, part, at = nowhere) {
      const toFill = places.get(of);
      if (toFill !== undefined) return toFill;
      const before = kept.get(of);
      if (before === undefined) {
        kept.set(of, null);
        return null;
      }
      const drawn =
        before?.version === version ? before : { version, markup: markupOf(app, part, at) };
      if (drawn !== before) kept.set(of, drawn);
      shown.add(of);
      return pieceMark + (used.push(drawn) - 1) + end;
    },
    putTogether: (html) =>
      cut(html, pieceMark, end).map((text, index) =>
        index % 2 === 0 ? text : (used[Number(text)]?.markup ?? text),
      ),
    writeState(state) {
      const data: Bytes[] = [];
      const marked = replaced(state, (value) =>
        shown.has(value)
          ? pieceMark + (data.push(dataOf(value)) - 1) + end
          : (places.get(value) ?? null),
      );
      return cut(escapeJson(marked), `"${pieceMark}`, `${end}"`).map((text, index) =>
        index % 2 === 0 ? text : (data[Number(text)] ?? text),
      );
    },
  };
}

/** What a part shows that is drawn once, and in which version. */
export interface DrawnPart {
  readonly of: object;
  readonly version: string;
}

/** The markup of these parts and the data of what they show; null when one of them has to be drawn first. */
export function partsDrawn(
  parts: readonly DrawnPart[],
): readonly { readonly markup: Bytes; readonly data: () => Bytes }[] | null {
  const found = parts.flatMap(({ of, version }) => {
    const drawn = kept.get(of);
    return drawn?.version === version ? [{ markup: drawn.markup, data: () => dataOf(of) }] : [];
  });
  return found.length === parts.length ? found : null;
}

const encode = (text: string): Bytes => new TextEncoder().encode(text);

/** What stands outside of marks, and at every second place what stands in one. */
const cut = (text: string, opening: string, closing: string): string[] =>
  text.split(opening).flatMap((piece, index) => {
    if (index === 0) return [piece];
    const at = piece.indexOf(closing);
    return [piece.slice(0, at), piece.slice(at + closing.length)];
  });

function dataOf(value: object): Bytes {
  const before = keptData.get(value);
  if (before !== undefined) return before;
  const data = encode(escapeJson(value));
  keptData.set(value, data);
  return data;
}

/** The same value with some of what is in it replaced by texts. */
function replaced(value: unknown, by: (value: object) => string | null): unknown {
  if (typeof value !== "object" || value === null) return value;
  const text = by(value);
  if (text !== null) return text;
  if (Array.isArray(value)) return value.map((one) => replaced(one, by));
  // What is no plain object may have its own way of being written.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) copy[name] = replaced(one, by);
  return copy;
}

function markupOf(app: AppContext, part: ReactElement, at: string): Bytes {
  const { dataRoutes: routes, match } = createStaticHandler([{ path: "*", element: part }]);
  const location = { pathname: at, search: "", hash: "", state: null, key: "" };
  const context: StaticHandlerContext = {
    basename: "/",
    location,
    matches: matchRoutes(routes, location) ?? [],
    statusCode: 200,
    loaderData: {},
    actionData: null,
    errors: null,
    loaderHeaders: {},
    actionHeaders: {},
    _match: match,
  };
  const markup = renderToString(
    <QueryClientProvider client={app.queryClient}>
      <AppContextProvider value={{ ...app, drawOnce: null }}>
        <StaticRouterProvider
          router={createStaticRouter(routes, context)}
          context={context}
          hydrate={false}
        />
      </AppContextProvider>
    </QueryClientProvider>,
  );
  return encode(markup);
}
