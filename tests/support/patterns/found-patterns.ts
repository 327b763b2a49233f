import { glob, readFile } from "node:fs/promises";
import { parseSync } from "vite";

/** A pattern as the source has it: written out, or put together where it says so. */
export interface Found {
  /** `src/domain/brand.ts:12`. */
  readonly place: string;
  readonly written: { readonly source: string; readonly flags: string } | null;
}

/** Every file of code below a folder but the tests. */
export async function sourcesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(`${folder}/**/*.{ts,tsx}`))
    if (!/\.test\.tsx?$/.test(file)) files.push(file);
  return files;
}

/** Every regular expression in the files below a folder but their tests, by parsing them. */
export async function patternsIn(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const file of await sourcesBelow(folder)) {
    const text = await readFile(file, "utf8");
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
    const lineOf = (at: number): number => text.slice(0, at).split("\n").length;
    look(program, (node, written) =>
      found.push({ place: `${file}:${lineOf(node.start)}`, written }),
    );
  }
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: { readonly name?: string };
}

function look(value: unknown, report: (node: Node, written: Found["written"]) => void): void {
  if (Array.isArray(value)) for (const item of value) look(item, report);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  if (isNode(value)) {
    const { type, regex, callee } = value;
    if (regex !== undefined) report(value, { source: regex.pattern, flags: regex.flags });
    const isMade = type === "NewExpression" || type === "CallExpression";
    if (isMade && callee?.name === "RegExp") report(value, null);
  }
  for (const part of Object.values(value)) look(part, report);
}

const isNode = (value: object): value is Node =>
  "type" in value && typeof value.type === "string" && "start" in value;
