/** Words that stand in for each other in the phrases below. */
export const slots = {
  a: "a, an, our, the",
  an: "a, an",
  by: "by, through, using, via, with",
  hired: "employ, employed, employment, engaged, hire, hired, hiring, onboarded",
  is: "are, as, be, become, is, join as, on, you're",
  job: `assignment, basis, capacity, engagement, gig, job, opportunity, position, positions, project, role, roles,
    work`,
  length: `12 month, 12 months, 1 year, 2 year, 3 month, 3 months, 4 month, 6 month, 6 months, 9 month, hourly, initial,
    long-term, one year, short-term, six month, temporary, three month, twelve month`,
  local: "external, global, international, local, partner, third-party, trusted",
  number: "two, three, four, five, several, some, many, our, other",
  seeking: "hire, hiring, looking for, need, onboarding, recruiting, seeking, suchen wir",
  service: `deel, globalization partners, multiplier, omnipresent, oyster, oyster hr, oysterhr, papaya global, remote.com,
    papaya, playroll, atlas hr, workmotion, boundless hr, skuad, native teams, lano, g-p, rippling, safeguard global, velocity global`,
  terms: `1099, creative, experienced, flexible, full-time, independent, long-term, on-going, part-time, project-based,
    remote, salaried, short-term, skilled, talented, temporary, us-based, w-2`,
  use: "have, use, uses, using, work with",
  type: "contract type, employment type, engagement type, job type, job types, position type, type",
  working: "working",
};

/** Companies for which employing people for others is the product, so that their ads speak of it anyway. */
export const recordServices: ReadonlySet<string> = new Set(
  [...slots.service.split(/,\s*/), "g-p", "remote"].map((name) => name.trim()),
);
