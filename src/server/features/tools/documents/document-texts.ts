import type { DocumentContent } from "#contract/tools/documents.ts";

interface FieldText {
  /** Where in the result, such as "analysis" or "suggestions.2". */
  readonly field: string;
  readonly text: string;
}

/** One part of a document as people read it. */
export interface DocumentSection {
  readonly heading: string;
  readonly kind: "paragraphs" | "bullets" | "numbers";
  readonly texts: readonly FieldText[];
}

const one = (heading: string, field: string, text: string | undefined): DocumentSection[] =>
  text === undefined || text === ""
    ? []
    : [{ heading, kind: "paragraphs", texts: [{ field, text }] }];

const list = (
  heading: string,
  field: string,
  items: readonly string[],
  kind: DocumentSection["kind"] = "bullets",
): DocumentSection[] =>
  items.length === 0
    ? []
    : [{ heading, kind, texts: items.map((text, at) => ({ field: `${field}.${at}`, text })) }];

/** The parts of a result in the order and under the names of its page. */
export function sectionsOf(content: DocumentContent): DocumentSection[] {
  switch (content.tool) {
    case "cover-letter": {
      const { analysis, strengthsWeaknesses, suggestions, tailoredImprovements } = content.result;
      return [
        ...one("Analysis", "analysis", analysis),
        ...list("Strengths", "strengthsWeaknesses.strengths", strengthsWeaknesses.strengths),
        ...list("Weaknesses", "strengthsWeaknesses.weaknesses", strengthsWeaknesses.weaknesses),
        ...list("Suggestions", "suggestions", suggestions),
        ...one("Tailored Improvements", "tailoredImprovements", tailoredImprovements),
      ];
    }
    case "resume": {
      const { summary, skills, experienceBullets, achievements, recommendations } = content.result;
      return [
        ...one("Professional Summary", "summary", summary),
        ...list("Key Skills", "skills", skills),
        ...list("Experience Bullet Points", "experienceBullets", experienceBullets),
        ...list("Key Achievements", "achievements", achievements),
        ...one("Expert Recommendations", "recommendations", recommendations),
      ];
    }
    case "outreach": {
      const { linkedinMessage, emailSubject, emailBody, followUpMessage, tips } = content.result;
      return [
        ...one("LinkedIn Message", "linkedinMessage", linkedinMessage),
        ...one("Email Subject", "emailSubject", emailSubject),
        ...one("Email Template", "emailBody", emailBody),
        ...one("Follow-up Message", "followUpMessage", followUpMessage),
        ...list("Outreach Tips", "tips", tips, "numbers"),
      ];
    }
  }
}

export const textsOf = (content: DocumentContent): FieldText[] =>
  sectionsOf(content).flatMap(({ texts }) => texts);
