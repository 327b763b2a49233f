import type { Field, Posting } from "#domain/listing/posting.ts";
import { sentencesOf, type Sentence } from "./sentences.ts";

/** A posting taken apart once, for all rules to read. */
export interface ReadPosting {
  readonly title: readonly Sentence[];
  readonly company: readonly Sentence[];
  readonly location: readonly Sentence[];
  readonly description: readonly Sentence[];
  readonly payText: readonly Sentence[];
  readonly tags: readonly Sentence[];
  readonly isFromRemoteBoard: boolean;
}

export function readPosting(posting: Posting): ReadPosting {
  const read = (field: Exclude<Field, "tags">) => sentencesOf(posting[field], field);
  return {
    title: read("title"),
    company: read("company"),
    location: read("location"),
    description: read("description"),
    payText: read("payText"),
    tags: posting.tags.flatMap((tag) => sentencesOf(tag, "tags")),
    isFromRemoteBoard: posting.isFromRemoteBoard === true,
  };
}
