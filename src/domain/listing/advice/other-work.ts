import type { ListingFacts } from "#domain/listing/facts.ts";
import type { Pasted } from "#domain/listing/pasted.ts";
import { roleWords } from "#domain/listing/pasted/role-words.ts";

interface Post {
  readonly title: string;
  readonly facts: Pick<ListingFacts, "isMarketing">;
  readonly pasted: Pick<Pasted, "language" | "isMostlyLink">;
}

/** Whether a post may be called no marketing job: its title names other work, and we could read it. */
export function isOtherWork({ title, facts: { isMarketing }, pasted }: Post): boolean {
  if (isMarketing.value || pasted.language !== null || pasted.isMostlyLink) return false;
  return (
    isMarketing.rules.includes("other-work-in-title") ||
    (isMarketing.rules.includes("no-marketing-in-title") && roleWords.test(title))
  );
}
