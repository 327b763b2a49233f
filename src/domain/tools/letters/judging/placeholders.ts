import type { Judgement, Span } from "#domain/tools/letters/letter-check.ts";

/** What templates leave open. Looked for in the text as given, because `<Your Name>` would be taken for a tag. */
const openPlaces: readonly RegExp[] = [
  /\[(?=[^\][\n]{0,60}[A-Za-z.…])[^\][\n]{1,60}\](?!\()/g,
  /\{\{?[^{}\n]{1,60}\}\}?/g,
  /<(?:your|my|the|insert|company|name|first|last|full|job|role|position|hiring|recruiter|manager|employer|date|address|phone|e-?mail|number|city|skill|x)\b[^<>="\n]{0,40}>/gi,
  /%[A-Z][A-Z_]{2,30}%/g,
  /\bX{2,12}\b|\bxxx{1,9}\b/g,
  /\b(?:your|insert|add|enter) (?:[\w'-]{1,20} ){1,6}here\b/gi,
  /\blorem ipsum\b/gi,
  /\b(?:Your (?:Full )?Name|Company Name|Name of (?:the )?Company|Job Title|Hiring Manager's Name|Recruiter Name|Position Name|TBD|TBC|TODO)\b/g,
  /_{3,}/g,
];

/** Gaps that a template left in the letter, in their order. */
function placeholdersIn(source: string): Span[] {
  const found = openPlaces
    .flatMap((pattern) =>
      [...source.matchAll(pattern)].map(({ 0: match, index }) => ({
        start: index,
        end: index + match.length,
      })),
    )
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const apart: Span[] = [];
  for (const span of found) if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span);
  return apart;
}

export function judgePlaceholders(source: string): Judgement {
  const spans = placeholdersIn(source);
  if (spans.length === 0) return { share: 1, reason: "Nothing is left over from a template." };
  return {
    share: 0,
    reason: `${spans.length === 1 ? "One place" : `${spans.length} places`} of a template still ${spans.length === 1 ? "waits" : "wait"} to be filled in.`,
    findings: [
      {
        kind: "placeholder",
        title: "A place you meant to fill in",
        advice: "Fill it in or take the sentence out before you send anything.",
        spans,
      },
    ],
  };
}
