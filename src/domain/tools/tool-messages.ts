/** What the forms of the tools say about a field that must be filled. */
export const toolMessages = {
  letterRequired: "Please enter your cover letter text to analyze.",
  specialtyRequired: "Please select a marketing specialty.",
  levelRequired: "Please select your experience level.",
  targetRequired: "Please select who you're reaching out to.",
  purposeRequired: "Please select the purpose of your outreach.",
  roleRequired: "Please enter your role or position.",
} as const;

/** And the titles of their notices. */
export const toolTitles = {
  letterRequired: "Cover Letter Required",
  specialtyRequired: "Marketing Specialty Required",
  levelRequired: "Experience Level Required",
  targetRequired: "Target Required",
  purposeRequired: "Purpose Required",
  roleRequired: "Your Role Required",
} as const;
