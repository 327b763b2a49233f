import { z } from "zod";
import type { ResumeRequest } from "#contract/tools/requests.ts";
import type { ResumeTemplate } from "#contract/tools/results.ts";
import { shapeOf, type DocumentWriter } from "../ask/ai-tool.ts";
import { shortList, shortText } from "../ask/bounds.ts";

const answer = z.object({
  summary: z.string(),
  skills: z.array(z.string()),
  experienceBullets: z.array(z.string()),
  achievements: z.array(z.string()),
  recommendations: z.string(),
});

export const resumeTemplateWriter: DocumentWriter<ResumeRequest, typeof answer, ResumeTemplate> = {
  name: "resume",
  prompt: "resume-template",
  answer,
  shape: shapeOf("resume_template", answer),
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
