import { isCapital } from "../../text/names.ts";
import { places } from "../../vocabulary/names/no-names.ts";
import type { Asking } from "../asking.ts";

/** "Net Promoter Score" of somebody with an NPS; "a Mthatha TVET college" of somebody at a TVET college in Mthatha. */
export function isPutTogether({ read, known }: Asking, first: number, last: number): boolean {
  const name = read.words.slice(first, last + 1);
  if (name.length < 2) return false;
  if (name.length > 2 && known.acronyms.has(read.initials.slice(first, last + 1))) return true;
  const after = read.words[last + 1];
  return (
    name.some(({ low }) => places.has(low)) &&
    after?.gap === " " &&
    !isCapital(after) &&
    (known.sentencesOf.get(read.meanings[first] ?? "") ?? []).some((sentence) =>
      name.every(({ stem }) => known.stemsBySentence[sentence]?.has(stem)),
    )
  );
}
