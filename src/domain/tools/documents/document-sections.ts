import type { WrittenIssue } from "#domain/guides/first-issue/written-issue.ts";
import {
  channelLabels,
  purposeLabels,
  targetLabels,
  type OutreachChannel,
  type OutreachPurpose,
  type OutreachTarget,
} from "../outreach/options.ts";

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

/** What was asked of a tool, and what came of it. */
type Content =
  | {
      readonly tool: "cover-letter";
      readonly request: {
        readonly coverLetter: string;
        readonly jobDescription?: string | undefined;
      };
      readonly result: {
        readonly analysis: string;
        readonly strengthsWeaknesses: {
          readonly strengths: readonly string[];
          readonly weaknesses: readonly string[];
        };
        readonly suggestions: readonly string[];
        readonly tailoredImprovements: string;
      };
    }
  | {
      readonly tool: "resume";
      readonly request: { readonly specialty: string; readonly experienceLevel: string };
      readonly result: {
        readonly summary: string;
        readonly skills: readonly string[];
        readonly experienceBullets: readonly string[];
        readonly achievements: readonly string[];
        readonly recommendations: string;
      };
    }
  | {
      readonly tool: "outreach";
      readonly request: {
        readonly target: OutreachTarget;
        readonly purpose: OutreachPurpose;
        readonly channel: OutreachChannel;
        readonly role: string;
        readonly context?: string | undefined;
        /** The job it is about, as the tool was told of it. */
        readonly about?: { readonly title: string; readonly company: string | null } | undefined;
      };
      readonly result: {
        readonly linkedinMessage?: string | undefined;
        readonly emailSubject?: string | undefined;
        readonly emailBody?: string | undefined;
        readonly followUpMessage?: string | undefined;
        readonly emailFollowUpMessage?: string | undefined;
        readonly tips: readonly string[];
      };
    }
  | {
      readonly tool: "newsletter-issue";
      readonly request: { readonly specialty: string; readonly notes?: string | undefined };
      readonly result: WrittenIssue;
    };

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
export function sectionsOf(content: Content): DocumentSection[] {
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
    case "newsletter-issue":
      return issueSections(content.result);
    case "outreach": {
      const { linkedinMessage, emailSubject, emailBody, tips } = content.result;
      const { followUpMessage, emailFollowUpMessage } = content.result;
      return [
        ...one("LinkedIn Message", "linkedinMessage", linkedinMessage),
        ...one("Email Subject", "emailSubject", emailSubject),
        ...one("Email Body", "emailBody", emailBody),
        ...one("Follow-up Message", "followUpMessage", followUpMessage),
        ...one("Email Follow-up", "emailFollowUpMessage", emailFollowUpMessage),
        ...list("Outreach Tips", "tips", tips, "numbers"),
      ];
    }
  }
}

const issueSections = (issue: WrittenIssue): DocumentSection[] => [
  ...list("Subject Lines", "subjectLines", issue.subjectLines),
  ...one("Preview Text", "previewText", issue.previewText),
  ...one("Opening", "opening", issue.opening),
  ...one("The Lesson", "lesson", issue.lesson),
  ...list("Do This Today", "steps", issue.steps, "numbers"),
  ...one("Proof", "proof", issue.proof),
  ...one("Invitation", "invitation", issue.invitation),
  ...one("LinkedIn Post", "linkedinPost", issue.linkedinPost),
];

/** What the tool was given, in the order and under the names of its form. */
export function askedIn(content: Content): DocumentSection[] {
  switch (content.tool) {
    case "cover-letter": {
      const { coverLetter, jobDescription } = content.request;
      return [
        ...one("Cover letter", "coverLetter", coverLetter),
        ...one("Job description", "jobDescription", jobDescription),
      ];
    }
    case "resume": {
      const { specialty, experienceLevel } = content.request;
      return [
        ...one("Marketing specialty", "specialty", specialty),
        ...one("Experience level", "experienceLevel", experienceLevel),
      ];
    }
    case "newsletter-issue": {
      const { specialty, notes } = content.request;
      return [
        ...one("Marketing specialty", "specialty", specialty),
        ...one("Your notes", "notes", notes),
      ];
    }
    case "outreach": {
      const { target, purpose, channel, role, context, about } = content.request;
      const job = [about?.title, about?.company].filter((part) => typeof part === "string");
      return [
        ...one("Target", "target", targetLabels[target]),
        ...one("Purpose", "purpose", purposeLabels[purpose]),
        ...one("Channel", "channel", channelLabels[channel]),
        ...one("Your role", "role", role),
        ...one("Context", "context", context),
        ...one("Job", "about", job.join(", ")),
      ];
    }
  }
}

export const textsOf = (content: Content): FieldText[] =>
  sectionsOf(content).flatMap(({ texts }) => texts);
