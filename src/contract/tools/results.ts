import { z } from "zod";

/** What the tools answer with. The server has checked and clamped each before anybody sees it. */

export const letterAnalysis = z.object({
  score: z.int().min(0).max(100),
  analysis: z.string(),
  strengthsWeaknesses: z.object({
    strengths: z.array(z.string()),
    weaknesses: z.array(z.string()),
  }),
  suggestions: z.array(z.string()),
  tailoredImprovements: z.string(),
});

export type LetterAnalysis = z.infer<typeof letterAnalysis>;

export const resumeTemplate = z.object({
  summary: z.string(),
  skills: z.array(z.string()),
  experienceBullets: z.array(z.string()),
  achievements: z.array(z.string()),
  recommendations: z.string(),
});

export type ResumeTemplate = z.infer<typeof resumeTemplate>;

export const outreachScripts = z.object({
  linkedinMessage: z.string().optional(),
  followUpMessage: z.string().optional(),
  /** Where both channels were asked for: the other one follows the message on LinkedIn. */
  emailFollowUpMessage: z.string().optional(),
  emailSubject: z.string().optional(),
  emailBody: z.string().optional(),
  tips: z.array(z.string()),
});

export type OutreachScripts = z.infer<typeof outreachScripts>;

/** An issue of a newsletter, in the order in which it is read; the post to share it with comes last. */
export const newsletterIssue = z.object({
  subjectLines: z.array(z.string()),
  previewText: z.string(),
  opening: z.string(),
  lesson: z.string(),
  steps: z.array(z.string()),
  proof: z.string(),
  invitation: z.string(),
  linkedinPost: z.string(),
});

export type NewsletterIssue = z.infer<typeof newsletterIssue>;

/** Words in a result that the member's own text does not bear out. */
export const unsupportedMark = z.object({
  /** Where in the result, such as "analysis" or "suggestions.2". */
  field: z.string(),
  start: z.int(),
  end: z.int(),
  kind: z.string(),
});

export type UnsupportedMark = z.infer<typeof unsupportedMark>;

/** What comes with every result of the AI besides the result. */
export const resultFacts = {
  /** Where it is kept. */
  documentId: z.int(),
  unsupported: z.array(unsupportedMark),
};
