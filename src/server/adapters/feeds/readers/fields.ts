import { FeedFailure } from "../port.ts";

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields | null {
  const isFields = typeof value === "object" && value !== null && !Array.isArray(value);
  // An object of JSON has names, and whatever is under them is looked at before it is used.
  return isFields ? (value as Fields) : null;
}

/** Cut off and never JSON are two things: only the first comes right by itself. */
export function jsonIn(text: string): unknown {
  const said = text.trim();
  if (!/^[[{]/.test(said)) throw new FeedFailure("not-a-feed");
  if (!isOrdinary(said)) throw new FeedFailure("too-large");
  try {
    return JSON.parse(said) as unknown;
  } catch (cause) {
    throw new FeedFailure("truncated", null, { cause });
  }
}

/** A board of thousands of jobs has a fraction of this. */
const mostParts = 1_000_000;
const [listCode, fieldsCode, commaCode] = [0x5b, 0x7b, 0x2c];
const [quoteCode, escapeCode] = [0x22, 0x5c];

/** What takes its time and room is not how long an answer is, but of how many parts. */
function isOrdinary(json: string): boolean {
  let parts = 0;
  let isText = false;
  for (let at = 0; at < json.length && parts <= mostParts; at += 1) {
    const code = json.charCodeAt(at);
    if (isText && code === escapeCode) at += 1;
    else if (code === quoteCode) isText = !isText;
    else if (!isText && (code === commaCode || code === fieldsCode || code === listCode))
      parts += 1;
  }
  return parts <= mostParts;
}

/** An answer that is a list and nothing else. */
export function rowsIn(text: string): readonly unknown[] {
  const rows = jsonIn(text);
  if (!Array.isArray(rows)) throw new FeedFailure("not-a-feed");
  return rows;
}

/** The list under a name of the envelope. An envelope that holds nothing but words is a notice. */
export function listIn(envelope: unknown, name: string, notice?: string): readonly unknown[] {
  const fields = fieldsOf(envelope);
  const list: unknown = fields?.[name];
  if (Array.isArray(list)) return list;
  const isNotice = notice !== undefined && fields !== null && notice in fields;
  throw new FeedFailure(isNotice ? "notice-only" : "not-a-feed");
}

/** Many times more than the largest board shows: an answer can be short and still hold millions of nothings. */
export const mostRows = 20_000;

/** What each row tells; null for what is no row. */
export function each<Told>(
  rows: readonly unknown[],
  tell: (fields: Fields) => Told,
): (Told | null)[] {
  if (rows.length > mostRows) throw new FeedFailure("too-large");
  return rows.map((row) => {
    const fields = fieldsOf(row);
    return fields === null ? null : tell(fields);
  });
}

export function textIn(fields: Fields | null, name: string): string {
  const value = fields?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The texts of a list; of objects in it, what stands under a name. */
export function textsIn(fields: Fields | null, name: string, under = "name"): string[] {
  const list = fields?.[name];
  if (typeof list === "string") return list === "" ? [] : [list];
  if (!Array.isArray(list)) return [];
  return list
    .map((one: unknown) => (typeof one === "string" ? one : textIn(fieldsOf(one), under)))
    .filter((text) => text.trim() !== "");
}

export function numberIn(fields: Fields | null, name: string): number | null {
  const value = fields?.[name];
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

const earliest = Date.UTC(2000);
const latest = Date.UTC(2100);

/** Seconds or milliseconds since 1970, or a date in words; without a zone it is UTC. */
export function momentIn(fields: Fields | null, name: string): Date | null {
  const number = numberIn(fields, name);
  const ms =
    number === null ? spelled(textIn(fields, name)) : number > 1e12 ? number : number * 1e3;
  return ms > earliest && ms < latest ? new Date(ms) : null;
}

function spelled(text: string): number {
  const said = text.trim();
  const bare = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?$/.exec(said);
  return Date.parse(bare === null ? said : `${bare[1]}T${bare[2] ?? "00:00"}Z`);
}
