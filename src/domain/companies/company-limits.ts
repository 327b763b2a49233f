/** How much of a company there is room for, and how much a search for one takes in. */
export const companyLimits = {
  name: 120,
  website: 300,
  about: 600,
  search: 100,
} as const;
