/** What finds something in a text, as a pattern does. */
export interface Matcher {
  readonly source: string;
  exec(text: string): RegExpExecArray | null;
}

/** Shorter patterns are quick as they are, and shorter alternatives are kept together. */
const worthSplitting = 240;
const longEnough = 120;

/**
 * The alternatives of a pattern, each by itself and in their order; the pattern alone where it has none. A long pattern becomes a
 * great deal of machine code, of which a sentence that may hold one of its phrases needs a small part.
 */
export function alternativesOf(pattern: RegExp): readonly Matcher[] {
  const { source, flags } = pattern;
  if (flags !== "" || source.length < worthSplitting || /\\[1-9k]/.test(source)) return [pattern];
  const sources = split(source);
  return sources.length === 1 ? [pattern] : sources.map((one) => new Alternative(one));
}

/** Made into a pattern when it is first tried: most never are. */
class Alternative implements Matcher {
  readonly source: string;
  #pattern: RegExp | undefined;

  constructor(source: string) {
    this.source = source;
  }

  exec(text: string): RegExpExecArray | null {
    return (this.#pattern ??= new RegExp(this.source)).exec(text);
  }
}

/** Several alternatives tried as one pattern: the first in the text wins, and of those at one place the first in the pattern. */
export class Leftmost implements Matcher {
  readonly #matchers: readonly Matcher[];

  constructor(matchers: readonly Matcher[]) {
    this.#matchers = matchers;
  }

  get source(): string {
    return this.#matchers.map(({ source }) => source).join("|");
  }

  exec(text: string): RegExpExecArray | null {
    let first: RegExpExecArray | null = null;
    for (const matcher of this.#matchers) {
      const match = matcher.exec(text);
      if (match !== null && (first === null || match.index < first.index)) first = match;
    }
    return first;
  }
}

function split(source: string): string[] {
  const parts = partsOf(source);
  if (parts.length > 1) return joinedUp(parts.flatMap(split));
  // What stands before and behind the group takes no letters, so that nothing but the group decides what is matched.
  const before = /^(?:\\b|\^|\(\?<?[=!][^()]*\))*/.exec(source)?.[0] ?? "";
  if (source.length < worthSplitting || !source.startsWith("(?:", before.length)) return [source];
  const start = before.length + 3;
  const end = endOfGroup(source, start);
  const after = source.slice(end + 1);
  const inside = joinedUp(partsOf(source.slice(start, end)));
  if (inside.length === 1 || !/^(?:\\b|\$|\(\?<?[=!][^()]*\))*$/.test(after)) return [source];
  return inside.map((one) => `${before}(?:${one})${after}`);
}

/** Short ones side by side stay one pattern. */
function joinedUp(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + part.length < longEnough) {
      joined[joined.length - 1] = `${last}|${part}`;
    } else joined.push(part);
  }
  return joined;
}

/** What stands between the bars that belong to no group. */
function partsOf(source: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < source.length; at = next(source, at)) {
    if (source[at] !== "|") continue;
    parts.push(source.slice(start, at));
    start = at + 1;
  }
  return [...parts, source.slice(start)];
}

/** Where the group ends whose inside begins here. */
function endOfGroup(source: string, start: number): number {
  let at = start;
  while (at < source.length && source[at] !== ")") at = next(source, at);
  return at;
}

/** Behind a character, an escaped one, a class or a group. */
function next(source: string, at: number): number {
  const character = source[at];
  if (character === "\\") return at + 2;
  if (character === "(") return endOfGroup(source, at + 1) + 1;
  if (character !== "[") return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== "]") end += source[end] === "\\" ? 2 : 1;
  return end + 1;
}
