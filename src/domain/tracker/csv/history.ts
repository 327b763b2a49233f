import { results, type Result } from "#domain/tracker/application.ts";
import type { EventKind } from "#domain/tracker/timeline.ts";

/** An entry of a timeline, as a file holds it. */
export interface HistoryEntry {
  readonly kind: EventKind;
  readonly result: Result | null;
  readonly on: string;
  readonly note: string | null;
}

const followedUp = "Followed up";

/** One entry a line, as `2026-11-05 Replied: wants a call`. */
export const writeHistory = (entries: readonly HistoryEntry[]): string =>
  entries
    .map(({ result, on, note }) => {
      const said = `${on} ${result ?? followedUp}`;
      return note === null ? said : `${said}: ${oneLine(note)}`;
    })
    .join("\n");

/** Null when a line is not as we write them. */
export function readHistory(text: string): readonly HistoryEntry[] | null {
  const entries: HistoryEntry[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const [, on, rest = ""] = /^(\d{4}-\d{2}-\d{2}) (.*)$/.exec(line) ?? [];
    const word = [...results, followedUp].find(
      (name) => rest === name || rest.startsWith(`${name}: `),
    );
    if (on === undefined || word === undefined) return null;
    const note = rest === word ? null : severalLines(rest.slice(word.length + 2));
    const result = results.find((name) => name === word) ?? null;
    entries.push({ kind: result === null ? "followed-up" : "moved", result, on, note });
  }
  return entries;
}

/** A note may have lines of its own. */
const oneLine = (note: string): string =>
  note.replaceAll("\\", "\\\\").replaceAll("\n", String.raw`\n`);

const severalLines = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));
