import { sql, type SQL } from "drizzle-orm";
import type { DocumentContent } from "#contract/tools/documents.ts";
import { textsOf } from "#domain/tools/documents/document-sections.ts";
import { documents } from "#server/adapters/database/schema.ts";

/** Longer ones are cut: the index takes no word of two thousand letters, and nobody types one. */
const longestWord = 40;
const mostSearched = 8;

/** What a document is found by: the words of its name, of what was typed and of what came of it. */
export function wordsOf(userId: number, title: string, content: DocumentContent): SQL<string> {
  const typed = Object.values(content.request).filter((value) => typeof value === "string");
  const texts = [title, ...typed, ...textsOf(content).map(({ text }) => text)];
  const words = wordsIn(texts.join("\n")).map((word) => ownWord(userId, word));
  return sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb)))`;
}

/** That a document has all the words of a search, or words that begin like them. Signs alone find nothing. */
export function hasWords(userId: number, search: string): SQL {
  const words = wordsIn(search).slice(0, mostSearched);
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `'${ownWord(userId, word)}':*`).join(" & ");
  return sql`${documents.words} @@ ${query}::tsquery`;
}

/** Letters and figures alone, without accents, each word once. */
const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map((word) => word.slice(0, longestWord).toWellFormed()),
  ),
];

/** With the owner's number before it: the index then holds each member's words apart. */
const ownWord = (userId: number, word: string): string => `${userId}=${word}`;
