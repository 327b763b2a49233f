/** What the database says of itself. */
export interface Catalogue {
  /** Whose writes are told. */
  readonly watched: ReadonlySet<string>;
  /** What else a statement can read from: views, the catalogue's own tables, other schemas, functions of ours. */
  readonly unwatched: ReadonlySet<string>;
  /** Functions that may answer otherwise the next time, although they were given the same. */
  readonly unsteady: ReadonlySet<string>;
}

/** All others are not worth a closer look. */
export const looksUp = /^\s*(?:select|with)\b/i;

/** Strings that begin with a letter, names in code, dollar quotes, comments and several statements in one. */
const unclear = /(?<!')\b(?:[bexn]|u&)'|u&"|""|\$(?!\d)|--|\/\*|;/i;

/** A string, a name in quotes or a plain word; and whether it calls something. */
const pieces = /'[^']*'|"([^"]+)"(\s*\()?|([\p{L}_][\p{L}\p{N}_$]*)(\s*\()?/gu;

const theClock = /^'\s*(?:now|today|tomorrow|yesterday)\b/i;

/** Words of SQL by which a statement writes, locks or depends on more than its tables. */
const refused = new Set(
  `insert update delete merge into share tablesample current_date current_time current_timestamp localtime localtimestamp
  current_user current_role session_user system_user`.split(/\s+/),
);

/**
 * The tables an answer was read from; null for a statement that reads none or does more than read, and whenever that
 * is not certain.
 * A statement can read no table without naming it, so every table whose name occurs in it counts.
 */
export function tablesReadBy(text: string, catalogue: Catalogue): readonly string[] | null {
  if (!looksUp.test(text) || unclear.test(text)) return null;
  const tables = new Set<string>();
  for (const [piece, quoted, quotedCall, plain, plainCall] of text.matchAll(pieces)) {
    const word = plain?.toLowerCase();
    const name = quoted ?? word;
    if (name === undefined) {
      if (theClock.test(piece)) return null;
      continue;
    }
    const isCall = (quotedCall ?? plainCall) !== undefined;
    if (word !== undefined && refused.has(word)) return null;
    if (catalogue.unwatched.has(name)) return null;
    if (isCall && catalogue.unsteady.has(name)) return null;
    if (catalogue.watched.has(name)) tables.add(name);
  }
  return tables.size > 0 ? [...tables] : null;
}

/** What may change a table itself, or what its name or a moment stands for, at the beginning of a statement. */
const changes =
  /(?:^|;)\s*(?:create|alter|drop|do|call|import|reset|discard|unlisten|set(?!\s+local\b))\b/i;

/** A comment may stand before it; what looks like one may be part of a string. */
export const mayChangeSchema = (text: string): boolean =>
  text.includes("/*") || changes.test(text) || changes.test(text.replaceAll(/--.*/g, ""));
