import type { ResumeRequest } from "#contract/tools/requests.ts";
import { resumeTemplate, type ResumeTemplate } from "#contract/tools/results.ts";
import { shapeOf, type DocumentWriter } from "../ask/ai-tool.ts";
import { shortList, shortText } from "../ask/bounds.ts";

export const resumeTemplateWriter: DocumentWriter<
  ResumeRequest,
  typeof resumeTemplate,
  ResumeTemplate
> = {
  name: "resume",
  prompt: "resume-template",
  answer: resumeTemplate,
  shape: shapeOf("resume_template", resumeTemplate),
  blocks: ({ specialty, experienceLevel }) => ({ specialty, level: experienceLevel }),
  read: ({ summary, skills, experienceBullets, achievements, recommendations }) => ({
    summary: shortText(summary, 2_000),
    skills: shortList(skills, 20, 80),
    experienceBullets: shortList(experienceBullets, 15, 400),
    achievements: shortList(achievements, 10, 400),
    recommendations: shortText(recommendations, 3_000),
  }),
  contentOf: (request, result) => ({ tool: "resume", request, result }),
  titleOf: ({ specialty, experienceLevel }) => `Resume: ${specialty}, ${experienceLevel}`,
  jobIdOf: () => undefined,
  about: (request) => request,
};
