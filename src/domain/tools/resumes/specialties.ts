/** What a resume can be written for, in the order and the words of the form. */
export const specialties = [
  "Content Marketing",
  "SEO",
  "Social Media Marketing",
  "Email Marketing",
  "Digital Marketing",
  "Growth Marketing",
  "Performance Marketing",
  "Brand Marketing",
  "PPC/SEM",
  "Marketing Analytics",
  "Affiliate Marketing",
] as const;
export type Specialty = (typeof specialties)[number];

/** How far somebody has come in it. */
export const experienceLevels = ["Entry Level", "Mid Level", "Senior Level"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];
