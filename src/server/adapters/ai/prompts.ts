import { readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

export type PromptName =
  | "cover-letter-analysis"
  | "resume-template"
  | "outreach-scripts"
  | "second-reading";

export interface Prompt {
  /** With its version, to be kept with what came of it. */
  readonly id: string;
  readonly text: string;
}

/** Beside the package wherever this file ends up in a build. */
const folder = join(dirname(findPackageJSON(import.meta.url) ?? ""), "prompts");

const read = new Map<PromptName, Prompt>();

/** The newest version, read once. */
export function promptOf(name: PromptName): Prompt {
  const known = read.get(name) ?? newestIn(name);
  read.set(name, known);
  return known;
}

function newestIn(name: PromptName): Prompt {
  const versions = readdirSync(join(folder, name)).map((file) =>
    Number(/^v(\d+)\.md$/.exec(file)?.[1]),
  );
  const newest = Math.max(...versions.filter((version) => version > 0));
  const text = readFileSync(join(folder, name, `v${newest}.md`), "utf8").trim();
  return { id: `${name}/v${newest}`, text };
}
