import { expect, test } from "vitest";
import { labelledLine } from "./labelled-line.ts";

const posting = {
  title: "SEO Manager",
  company: "Fathom",
  location: "Remote",
  description: "Own our search.",
  payText: "",
  tags: ["seo"],
};

test.each([
  ["openToSouthAfrica", "not-remote", { accepts_south_africa: "not_remote" }],
  ["roleType", "SEO", { is_marketing: true, role_type: "SEO" }],
  ["engagement", "employer-of-record", { engagement: "eor" }],
  ["risk", "likely-scam", { scam: true }],
] as const)(
  "of %s the scorer gets the label, and everything else as unsure",
  (fact, value, label) => {
    const line: unknown = JSON.parse(
      labelledLine({ id: 7, source: "feed:remoteok", fact, value, posting }),
    );
    expect(line).toMatchObject({
      id: "kwela-7",
      source: "remoteok",
      title: "SEO Manager",
      ...label,
    });
    const { unsure } = line as { unsure: string[] };
    expect(unsure).toContain("salary_min_usd_year");
    for (const field of Object.keys(label)) expect(unsure).not.toContain(field);
  },
);
