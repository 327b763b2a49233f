import { useLocation } from "react-router";
import { paths } from "#domain/paths.ts";

/** Whoever was sent here by a page that asks who they are reads which, and why. Nothing for those who came by themselves. */
export function WhatOpens() {
  const next = new URLSearchParams(useLocation().search).get("next") ?? "";
  const opens = pages.find(
    ([path]) => next === path || next.startsWith(`${path}/`) || next.startsWith(`${path}?`),
  );
  return opens && <p className="text-quiet">{opens[1]}</p>;
}

const tool = (name: string) => `${name} is part of Premium. Sign in to open it.`;

const pages: readonly (readonly [path: string, why: string])[] = [
  [paths.jobTracker, tool("The Job Tracker")],
  [paths.growthGallery, tool("The Growth Gallery")],
  [paths.coverLetterAnalyzer, tool("The Cover Letter Analyzer")],
  [paths.resumeTemplates, tool("The Resume Templates tool")],
  [paths.outreachScripts, tool("The Outreach Scripts tool")],
  [paths.newsletterProof, tool("The Newsletter Proof System")],
  [paths.subscribe, "Sign in first, so that we know whose Premium it is."],
  [paths.alerts, "Sign in to see your alerts."],
  [paths.employerDashboard, "Sign in to see your postings."],
];
