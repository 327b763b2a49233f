import { describe, expect, test } from "vitest";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { experienceOf } from "./experience.ts";
import { roleOf } from "./role.ts";

const read = (title: string, description = "", tags: string[] = []) =>
  readPosting({ title, company: "", location: "", description, payText: "", tags });

describe("the role type of a title", () => {
  test.each([
    ["Technical SEO Lead", "SEO"],
    ["Lifecycle Marketing Manager", "Email Marketing"],
    ["CRM Manager", "Email Marketing"],
    ["PPC Specialist", "Paid Ads"],
    ["User Acquisition Manager", "Paid Ads"],
    ["Community Manager", "Social Media"],
    ["Influencer Partnerships Manager", "Social Media"],
    ["Email Copywriter", "Content Marketing"],
    ["Head of Content", "Content Marketing"],
    ["Growth Marketing Manager, SEO", "SEO"],
    ["Content Marketer (blog and newsletter)", "Content Marketing"],
    ["Marketing Manager (SEO)", "SEO"],
    ["Head of Growth", "Growth Marketing"],
    ["Product Marketing Manager", "Brand Marketing"],
    ["Communications Director", "Brand Marketing"],
    ["Marketing Coordinator", "Digital Marketing"],
    ["Marketing Operations Manager", "Digital Marketing"],
    ["Marketing Manager Intern", "Digital Marketing"],
    ["VP of Marketing", "Marketing Management"],
    ["Field Marketing Manager", "Marketing Management"],
    ["Sales & Marketing Manager", "Marketing Management"],
    ["Online Marketing Manager (m/w/d)", "Digital Marketing"],
    ["Retention Manager $20-$30/hr (Remote)", "Email Marketing"],
    ["Head of Field Marketing & Sales Training", "Marketing Management"],
    ["Director of Growth Marketing and Sales Support", "Growth Marketing"],
    ["Display Marketing Manager", "Paid Ads"],
    ["Junior Product Marketeer", "Brand Marketing"],
  ])("%s is %s", (title, roleType) => {
    expect(roleOf(read(title)).roleType.value).toBe(roleType);
  });
});

describe("work that stands near marketing is not marketing", () => {
  test.each([
    "Marketing Engineer",
    "Photo Editor",
    "Acme | Remote | https://marketing.example | Go developer",
    "Part-time Bookkeeper for a busy marketing agency",
    "Evening Sports Editor",
    "Customer Communications Agent",
    "Grafikdesigner (m/w/d) Digital Media",
    "Editor for YouTube videos",
    "Product Analyst, Ads",
    "Community Health Worker",
    "Brand Designer",
    "Growth Product Manager",
    "Account Executive",
    "Customer Success Manager",
    "Technical Writer",
    "UX Writer",
    "Video Editor",
    "Network Marketing",
    "Developer Advocate",
    "Partnerships Manager",
    "CRM Developer",
    "Search and Ads Quality Rater",
    "Growth Development Representative",
    "Executive Assistant to a marketing agency founder",
    "Key Account Manager: Retail Media",
    "Comms & Radar Electronic Technician",
    "Quality Inspector, Subsea Projects, North Sea",
    "Internship: Positioning, Navigation and Timing",
    "Leasing Specialist (Part-Time with Growth Potential)",
    "Research Associate (Scientific Communications)",
  ])("%s", (title) => {
    const { isMarketing, roleType } = roleOf(read(title));
    expect(isMarketing.value).toBe(false);
    expect(roleType.value).toBeNull();
  });
});

test("where a title says no kind, most of the work in the text does", () => {
  const outreach = "You earn backlinks with guest posts and watch our organic rankings.";
  expect(roleOf(read("Outreach Coordinator", outreach)).roleType.value).toBe("SEO");
  const flows = "You build our welcome series and write subject lines people open.";
  expect(roleOf(read("Engagement Specialist", `${flows} Klaviyo.`)).roleType.value).toBe(
    "Email Marketing",
  );
  const mixed = "You run google ads, keyword research and marketing campaigns.";
  expect(roleOf(read("Digital Generalist", mixed)).roleType.value).toBe("Digital Marketing");
  const food = "You visit schools and hand out meals.";
  expect(roleOf(read("Outreach Coordinator", food)).isMarketing.value).toBe(false);
  expect(roleOf(read("Short Form Video Editor", flows)).isMarketing.value).toBe(false);
});

test("a vague title is decided by the work the text describes, and quotes it", () => {
  const brand = "You write blog posts and newsletters for our brands.";
  expect(roleOf(read("Freelance Writer", brand)).roleType).toMatchObject({
    value: "Content Marketing",
    confidence: "medium",
  });
  expect(roleOf(read("Freelance Writer", brand)).isMarketing.evidence).toContainEqual({
    field: "description",
    quote: brand,
  });
  expect(roleOf(read("Freelance Writer", "You write short stories.")).isMarketing.value).toBe(
    false,
  );
});

describe("the level", () => {
  test.each([
    ["Senior SEO Manager", "Two years are enough.", "Senior"],
    ["Head of Brand", "", "Senior"],
    ["Associate Director, Growth", "", "Senior"],
    ["Junior Copywriter", "At least 3 years of experience.", "Entry Level"],
    ["Marketing Intern", "", "Entry Level"],
    ["Marketing Associate", "", "Entry Level"],
    ["SEO Manager", "5+ years of experience in SEO.", "Senior"],
    ["SEO Manager", "You have 3-5 years' experience in a similar role.", "Mid Level"],
    ["SEO Manager", "1-2 years of experience with keyword tools.", "Entry Level"],
    ["SEO Manager", "Five years in marketing, two years of experience with Ahrefs.", "Senior"],
    ["SEO Manager", "Mindestens 2 Jahre Berufserfahrung.", "Mid Level"],
    ["SEO Manager", "We have in mind someone with six years of experience.", "Senior"],
    ["SEO Manager", "Please have three years of journalism behind you.", "Mid Level"],
    ["SEO Manager", "No experience required.", "Entry Level"],
    ["SEO Manager", "We have been in business for over 20 years.", "Mid Level"],
    ["Lead Generation Marketer", "", "Mid Level"],
    ["SEO Manager", "Acme has over three decades of experience with brands.", "Mid Level"],
    ["SEO Manager", "You bring decades of experience.", "Senior"],
    ["SEO Manager", "Experience: 3 months to 2 years.", "Entry Level"],
    ["SEO Manager", "R9 000 a month; after 5 years' service R12 000 a month.", "Mid Level"],
    ["Marketing traineeships", "", "Entry Level"],
    ["Marketer in Training", "", "Entry Level"],
    ["Content Co-op (Remote)", "", "Entry Level"],
    ["Co-op Bank Content Manager", "", "Mid Level"],
    ["Analytics New Grad", "", "Entry Level"],
    ["SEO Manager", "Requirements2-5 years of experience in search.", "Mid Level"],
    ["SEO Manager", "You have resided in Kenya for the past four years.", "Mid Level"],
  ])("%s: %s → %s", (title, description, level) => {
    expect(experienceOf(read(title, description)).value).toBe(level);
  });

  test("nothing stated is a guess, and says so", () => {
    expect(experienceOf(read("SEO Manager"))).toMatchObject({ confidence: "low", evidence: [] });
  });
});
