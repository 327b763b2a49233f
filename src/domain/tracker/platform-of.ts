import type { Platform } from "./application.ts";

/** By the site a link leads to. */
const sites: Readonly<Record<string, Platform>> = {
  "linkedin.com": "LinkedIn",
  "upwork.com": "Upwork",
  "angel.co": "AngelList",
  "wellfound.com": "AngelList",
  "indeed.com": "Indeed",
  "remoteok.com": "Remote OK",
  "remoteok.io": "Remote OK",
};

/** Where one applies by this link: a known board, the company's own pages, or by mail. */
export function platformOf(link: string | null): Platform {
  if (link === null) return "Other";
  if (link.startsWith("mailto:")) return "Email";
  const host = /^https?:\/\/([^/?#:@]+)/i.exec(link)?.[1]?.toLowerCase();
  if (host === undefined) return "Other";
  const known = Object.keys(sites).find((site) => host === site || host.endsWith(`.${site}`));
  return (known === undefined ? undefined : sites[known]) ?? "Company Website";
}
