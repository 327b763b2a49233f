import { isDenied } from "../../text/aims.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { ReadText } from "../../text/read-text.ts";
import { toolNames } from "../../vocabulary/names/tool-names.ts";

/** Finds a known tool at a word. */
export const toolAt = phraseFinder(toolNames);

export const isKnownTool = (read: ReadText, at: number): boolean => toolAt(read.words, at) !== null;

/** The known tools a text names, without those it says it does not use. */
export function toolsIn(read: ReadText): ReadonlySet<string> {
  const tools = new Set<string>();
  for (let at = 0; at < read.words.length; at += 1) {
    const found = toolAt(read.words, at);
    if (found !== null && !isDenied(read, at)) tools.add(found.name);
    // What was Twitter has but a letter for a name.
    if (read.words[at]?.text === "X") tools.add("Twitter");
  }
  return tools;
}
