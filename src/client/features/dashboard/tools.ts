import type { StartStep } from "#domain/start-guide.ts";
import { paths } from "#domain/paths.ts";
import { PersonIcon } from "#client/ui/icons/icons.tsx";
import {
  BriefcaseIcon,
  KeyIcon,
  LetterIcon,
  NewsletterIcon,
  ResumeIcon,
  StairsIcon,
  TrackerIcon,
} from "#client/ui/icons/tool-icons.tsx";

/** Where members go from their dashboard, the most used first. */
export const tiles = [
  {
    name: "Browse Jobs",
    text: "Every listing, premium included",
    to: paths.jobs,
    Icon: BriefcaseIcon,
  },
  {
    name: "Job Tracker",
    text: "What you sent, and what came back",
    to: paths.jobTracker,
    Icon: TrackerIcon,
  },
  {
    name: "Growth Gallery",
    text: "20+ strategies, step by step",
    to: paths.growthGallery,
    Icon: StairsIcon,
  },
  {
    name: "Cover Letter Analyzer",
    text: "What to keep and what to change",
    to: paths.coverLetterAnalyzer,
    Icon: LetterIcon,
  },
  {
    name: "Resume Templates",
    text: "For your specialty and level",
    to: paths.resumeTemplates,
    Icon: ResumeIcon,
  },
  {
    name: "Newsletter Proof System",
    text: "A portfolio that lands in inboxes",
    to: paths.newsletterProof,
    Icon: NewsletterIcon,
  },
  { name: "AI Tools Setup", text: "Your OpenAI API key", to: paths.settings, Icon: KeyIcon },
  {
    name: "Account Settings",
    text: "Your key and your account",
    to: paths.settings,
    Icon: PersonIcon,
  },
] as const;

interface GuideStep {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

export const guideSteps: Readonly<Record<StartStep, GuideStep>> = {
  "ai-tools": {
    title: "Configure AI tools",
    text: "Add your OpenAI key once. It costs $1 to $5 a month, and OpenAI bills you for it.",
    action: "Add your key",
    to: paths.settings,
  },
  "daily-jobs": {
    title: "Browse daily jobs",
    text: "Ten minutes a day. Save what could be yours, and leave the rest.",
    action: "See today's jobs",
    to: paths.jobs,
  },
  newsletter: {
    title: "Launch the newsletter",
    text: "Six steps on the first day. It becomes the portfolio you send along.",
    action: "Open the guide",
    to: paths.newsletterProof,
  },
  applications: {
    title: "Track applications",
    text: "Write down the first one today. After twenty you know what brings answers.",
    action: "Open the tracker",
    to: paths.jobTracker,
  },
};
