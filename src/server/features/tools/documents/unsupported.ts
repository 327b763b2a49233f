import type { DocumentContent } from "#contract/tools/documents.ts";
import { nameOfJob } from "#domain/tools/outreach/job-named.ts";
import type { UnsupportedMark } from "#contract/tools/results.ts";
import { textsOf } from "#domain/tools/documents/document-sections.ts";
import { unsupportedFacts } from "#domain/tools/fact-guard/fact-guard.ts";

/** Between two fields: no sentence goes on from one to the next. */
const gap = "\n\n";

/** What the AI added of its own: in which field of the result, and where in it. All fields are read at once, which is quicker. */
export function unsupportedIn(content: DocumentContent, madeAt: Date): UnsupportedMark[] {
  const texts = textsOf(content);
  const generated = texts.map(({ text }) => text).join(gap);
  const marks = unsupportedFacts({
    ...sourcesOf(content),
    generated,
    thisYear: madeAt.getUTCFullYear(),
  });
  let begin = 0;
  return texts.flatMap(({ field, text }) => {
    const start = begin;
    begin += text.length + gap.length;
    return marks
      .filter((mark) => mark.start >= start && mark.end <= start + text.length)
      .map(({ start: from, end, kind }) => ({
        field,
        start: from - start,
        end: end - start,
        kind,
      }));
  });
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
    case "newsletter-issue": {
      const { specialty, notes = "" } = content.request;
      return { own: [specialty, notes], asked: [] };
    }
    case "outreach": {
      const { role, context = "", about } = content.request;
      return { own: [role, context], asked: about === undefined ? [] : [nameOfJob(about)] };
    }
  }
}
