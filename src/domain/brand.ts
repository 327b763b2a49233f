/** The product's name and one-line promise: change them here and nowhere else. */
export const brand = {
  name: "Kwela",
  tagline: "Remote, dollar-paying marketing jobs that really accept South Africans.",
  stage: "Beta",
} as const;

export const pageTitle = (title: string | null): string =>
  title === null
    ? `${brand.name}: ${brand.tagline.replace(/\.$/, "")}`
    : `${title} | ${brand.name}`;
