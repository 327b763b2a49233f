import type { QueryClient } from "@tanstack/react-query";
import type { PageResult, Pieces } from "#contract/page.ts";
import { escapeHtml, escapeJson } from "#domain/markup/escape.ts";
import { partMarkAt, partsDrawn, type DrawnPart } from "./visitors-markup.tsx";

/** What a page found out before anything of it is drawn. */
export interface FoundOut {
  /** So that nobody has to ask again. */
  readonly give: (queryClient: QueryClient) => void;
  /** Null for a page that is drawn whole. */
  readonly shaped: ShapedPage | null;
}

/** A page for visitors that differs from others of its shape by what is filled in, and by nothing else. */
export interface ShapedPage {
  /** All that its markup follows from, besides what is filled in. */
  readonly shape: string;
  /** What is filled in, in the order of the marks. */
  readonly texts: readonly string[];
  /** What is shown by parts that are drawn once, in the order of what stands in for it. */
  readonly shown: readonly DrawnPart[];
  readonly standIn: () => StandIn;
}

/** A page of the same shape, where marks stand for what is filled in. */
export interface StandIn extends Pick<FoundOut, "give"> {
  readonly address: string;
  /** Empty for what is not there. */
  readonly marks: readonly string[];
  readonly objects: readonly object[];
  /** The moment at which it was fetched. */
  readonly now: number;
}

type Drawn = Extract<PageResult, { kind: "page" }>;
type Bytes = Uint8Array<ArrayBuffer>;

interface Hole {
  readonly text: number;
  readonly write: (text: string) => string;
}

/** What stands there whatever is filled in, and what is to be filled in. */
type Part = string | Bytes | Hole | { readonly markupOf: number } | { readonly dataOf: number };

interface Template extends Omit<Drawn, "html" | "state"> {
  readonly html: readonly Part[];
  readonly state: readonly Part[];
}

/** Some thirty kilobytes each. */
const mostKept = 150;

/**
 * Draws each shape of a page once, with marks, and fills them in from then on. React is asked for no page after that but
 * those which show a part for the first time.
 */
export function pageShapes() {
  const kept = new Map<string, Template>();

  /** What was not asked for the longest goes first. */
  function keep(shape: string, template: Template): void {
    kept.delete(shape);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
    kept.set(shape, template);
  }

  return {
    /** The page, or null where something has to be drawn for it. */
    async fill(
      page: ShapedPage,
      draw: (standIn: StandIn) => Promise<PageResult>,
    ): Promise<PageResult | null> {
      const parts = partsDrawn(page.shown);
      if (parts === null) return null;
      let template = kept.get(page.shape);
      if (template === undefined) {
        const standIn = page.standIn();
        const drawn = await draw(standIn);
        if (drawn.kind === "redirect" || drawn.cacheTopics === null) return null;
        template = { ...drawn, html: cut(drawn.html, standIn), state: cut(drawn.state, standIn) };
      }
      keep(page.shape, template);
      const fill = filler(page, parts);
      return { ...template, html: fill(template.html), state: fill(template.state) };
    },
  };
}

/** Ways in which a text stands in a page: in its markup, in an address, in its data, and in a name made of data. */
const ways: readonly Hole["write"][] = [
  (text) => (isPlain.test(text) ? text : escapeHtml(text)),
  (text) => new URLSearchParams([["", text]]).toString().slice(1),
  (text) => inJson(text),
  (text) => inJson(JSON.stringify(text).slice(1, -1)),
];

/** Nearly all that is filled in are numbers. */
const isPlain = /^[\w, ]*$/;

const inJson = (text: string): string => escapeJson(text).slice(1, -1);

/** A text at least so long is turned into bytes once; others go with what stands beside them. */
const longText = 200;

function cut(pieces: Pieces, { marks, objects }: StandIn): readonly Part[] {
  const holes = new Map<string, Part>();
  for (const place of objects.keys()) {
    holes.set(`"${partMarkAt(place)}"`, { dataOf: place });
    holes.set(partMarkAt(place), { markupOf: place });
  }
  for (const write of ways)
    for (const [text, mark] of marks.entries())
      if (mark !== "" && !holes.has(write(mark))) holes.set(write(mark), { text, write });
  // What is part of another mark comes after it.
  const found = [...holes].toSorted(([one], [other]) => other.length - one.length);
  return pieces
    .flatMap((piece) => found.reduce<Part[]>(cutAt, [piece]))
    .map((part) =>
      typeof part === "string" && part.length >= longText ? new TextEncoder().encode(part) : part,
    );
}

const cutAt = (parts: readonly Part[], [mark, hole]: readonly [string, Part]): Part[] =>
  parts.flatMap((part) =>
    typeof part === "string"
      ? part.split(mark).flatMap((text, at) => (at === 0 ? [text] : [hole, text]))
      : [part],
  );

function filler({ texts }: ShapedPage, parts: NonNullable<ReturnType<typeof partsDrawn>>) {
  return (template: readonly Part[]): Pieces => {
    const pieces: (string | Bytes)[] = [];
    let beside = "";
    for (const part of template) {
      if (typeof part === "string") beside += part;
      else if ("write" in part) beside += part.write(texts[part.text] ?? "");
      else {
        if (beside !== "") pieces.push(beside);
        beside = "";
        pieces.push(bytesOf(part, parts));
      }
    }
    return [...pieces, beside];
  };
}

function bytesOf(
  part: Exclude<Part, string | Hole>,
  parts: NonNullable<ReturnType<typeof partsDrawn>>,
): Bytes {
  if (part instanceof Uint8Array) return part;
  const drawn = parts["markupOf" in part ? part.markupOf : part.dataOf];
  if (drawn === undefined) throw new Error("A page has more parts than are shown on it");
  return "markupOf" in part ? drawn.markup : drawn.data();
}
