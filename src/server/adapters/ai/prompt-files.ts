import { readdirSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { Prompt, PromptName, Prompts } from "./port.ts";

/** Beside the package wherever this file ends up in a build. */
const folder = join(dirname(findPackageJSON(import.meta.url) ?? ""), "prompts");

/** The newest version of each, read once. */
export function promptFiles(): Prompts {
  const read = new Map<PromptName, Prompt>();
  return (name) => {
    const prompt = read.get(name) ?? newestIn(name);
    read.set(name, prompt);
    return prompt;
  };
}

function newestIn(name: PromptName): Prompt {
  const versions = readdirSync(join(folder, name)).map((file) =>
    Number(/^v(\d+)\.md$/.exec(file)?.[1]),
  );
  const newest = Math.max(...versions.filter((version) => version > 0));
  const text = readFileSync(join(folder, name, `v${newest}.md`), "utf8").trim();
  return { id: `${name}/v${newest}`, text };
}
