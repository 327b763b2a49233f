const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words of titles that are written small inside a sentence. Names of products are not among them. */
export const ordinaryWords = wordsOf(`
  account acquisition administrator ads advertising advisor affiliate agency analyst analytics and app area art assistant
  associate audience automation brand business buyer campaign channel chief coach commerce communications community
  consultant content contractor conversion coordinator copy copywriter copywriting creative creator customer data demand
  design designer developer development digital director ecommerce editor editorial email engagement engineer events
  executive experienced expert field for founder fractional freelance freelancer full funnel generalist generation global
  graphic group growth head in inbound influencer insights intern international junior lead leader lifecycle link local
  loyalty manager market marketer marketing media mid mobile monetisation monetization newsletter officer of online
  operations optimisation optimization outreach owned owner paid partner partnerships performance planner podcast principal
  producer product program programme project public publisher rate regional relations remote research retail retention
  sales search senior service social software specialist stack storyteller strategist strategy success support team
  technical time trade trainee user video virtual visual web website with worker writer writing`);

/** Short forms by how they are typed in a hurry. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  [
    ...wordsOf(`
      AI B2B B2C CEO CMO CRM CRO D2C DTC FMCG GA4 KPI OOH PPC PR ROI SaaS SEM SEO SMM SMS UGC UI UX VA VP`),
  ].map((short) => [short.toLowerCase(), short]),
);

/** Whoever has one of these in the title is a person, whatever follows: "Manager II", "Head, EMEA". */
export const jobNouns = wordsOf(`
  administrator advisor analyst assistant associate buyer ceo chief cmo coach consultant contractor coordinator copywriter
  creative creator designer developer director editor engineer executive expert founder freelancer generalist head intern
  lead leader manager marketer officer owner partner planner principal producer publisher specialist storyteller strategist
  trainee va vp writer`);

/** End like a person and are none. */
export const notPeople = wordsOf(
  "career computer consumer customer influencer newsletter order user vendor",
);
