import type { DocumentContent } from "#contract/tools/documents.ts";
import type { UnsupportedMark } from "#contract/tools/results.ts";
import { unsupportedFacts } from "#domain/tools/fact-guard/unsupported-facts.ts";
import { textsOf } from "#domain/tools/documents/document-sections.ts";

/** What the AI added of its own: in which field of the result, and where in it. */
export function unsupportedIn(content: DocumentContent): UnsupportedMark[] {
  const { own, asked } = sourcesOf(content);
  return textsOf(content).flatMap(({ field, text }) =>
    unsupportedFacts({ own, asked, generated: text }).map(({ start, end, kind }) => ({
      field,
      start,
      end,
      kind,
    })),
  );
}

/** What the member wrote about themselves, and what they were asked. An ad says nothing about who answers it. */
function sourcesOf(content: DocumentContent): { own: string[]; asked: string[] } {
  switch (content.tool) {
    case "cover-letter": {
      const { coverLetter, jobDescription = "" } = content.request;
      return { own: [coverLetter], asked: [jobDescription] };
    }
    case "resume": {
      const { specialty, experienceLevel } = content.request;
      return { own: [`${specialty}, ${experienceLevel}`], asked: [] };
    }
    case "outreach": {
      const { role, context = "" } = content.request;
      return { own: [role, context], asked: [] };
    }
  }
}
