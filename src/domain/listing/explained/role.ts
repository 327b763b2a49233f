import type { ExperienceRule } from "#domain/listing/role/experience.ts";
import { levelSigns, type LevelRule } from "#domain/listing/role/levels.ts";
import type { RoleRule } from "#domain/listing/role/role.ts";
import type { Explained, ExplainedRow } from "./explained.ts";

/** The first line of an example is the title, the others are the text. */
export const roleRules: Readonly<Record<RoleRule, Explained>> = {
  "marketing-by-title": {
    reason: "The title names a kind of marketing.",
    fires: "Email Marketing Specialist",
    spares: "Bookkeeper",
  },
  "marketing-by-marketing-in-text": {
    reason: "The title says little, and the text describes marketing work.",
    fires: "Writer\nYou write our newsletter, landing pages and case studies.",
    spares: "Writer\nYou write crime novels.",
  },
  "other-work-in-title": {
    reason: "The title names other work.",
    fires: "Marketing Data Engineer",
    spares: "Marketing Manager",
  },
  "no-marketing-in-title": {
    reason: "Nothing in the title is marketing, or could be.",
    fires: "Pastry Chef",
    spares: "Head of Marketing",
  },
  "too-little-marketing-in-text": {
    reason: "The title could be marketing, but the text does not bear it out.",
    fires: "Editor\nYou check legal reports for errors.",
    spares: "Editor\nYou own our blog posts and newsletters.",
  },
};

export const experienceRules: Readonly<Record<Exclude<ExperienceRule, LevelRule>, Explained>> = {
  "title-entry": {
    reason: "The title is that of a beginner.",
    fires: "Junior Copywriter",
    spares: "Copywriter",
  },
  "title-senior": {
    reason: "The title is that of somebody who leads.",
    fires: "Head of Content",
    spares: "Content Writer",
  },
  "years-asked": {
    reason: "The text asks for years of experience, and the most years count.",
    fires: "Copywriter\nYou have at least 4 years of experience in an agency.",
    spares: "Copywriter\nOur company is 4 years old.",
  },
  "title-associate": {
    reason: "The title is the lowest rung in most companies.",
    fires: "Marketing Associate",
    spares: "Marketing Specialist",
  },
  "feed-level": {
    reason: "The board it comes from gives a level.",
    fires: "Copywriter\n#required_experience:entry level",
    spares: "Copywriter\n#full-time",
  },
  "nothing-stated": {
    reason: "Nothing is said, so we take the middle and are not sure.",
    fires: "Copywriter\nYou write well.",
    spares: "Senior Copywriter\nYou write well.",
  },
};

/** Levels told without a number of years, under any title. */
export const levelRules: readonly ExplainedRow[] = levelSigns.map(
  ({ id, reason, fires, spares }) => ({
    id,
    reason,
    fires: `Copywriter\n${fires}`,
    spares: `Copywriter\n${spares}`,
  }),
);
