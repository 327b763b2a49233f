const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words of titles that are written small inside a sentence. Names of products are not among them. */
export const ordinaryWords = wordsOf(`
  account acquisition administrator ads advertising advisor affiliate agency all ambassador analyst analytics and app
  area art assistant associate audience automation brand business buyer campaign channel chief co coach commerce
  communications community consultant content contractor conversion coordinator copy copywriter copywriting creative
  creator customer data demand design designer developer development digital director e ecommerce editor editorial
  email engagement engineer events ex executive experienced expert field for founder fractional freelance freelancer
  full funnel gen generalist generation global graphic group growth head hourly in inbound influencer insights intern
  international junior lead leader lifecycle link local loyalty manager market marketer marketing media mid mobile
  monetisation monetization newsletter of officer online operations optimisation optimization outreach owned owner
  paid partner partnerships performance planner podcast principal producer product program programme project public
  publisher rate regional relations remote research retail retention sales search senior service social software
  specialist stack storyteller strategist strategy success support team technical time trade trainee user video
  virtual visual web website with worker writer writing`);

/** Short forms by how they are typed in a hurry. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  [
    ...wordsOf(`
      AI B2B B2C CEO CMO CRM CRO D2C DTC FMCG GA4 KPI OOH PPC PR ROI SaaS SEM SEO SMM SMS UGC UI UX VA VP`),
  ].map((short) => [short.toLowerCase(), short]),
);

/** Whoever has one of these in the title is a person, whatever follows: "Director Growth", "Lead SEO". */
export const jobNouns = wordsOf(`
  administrator advisor analyst assistant associate buyer ceo chief cmo coach consultant contractor coordinator copywriter
  creative creator designer developer director editor engineer executive expert founder freelancer generalist head intern
  lead leader manager marketer officer owner partner planner principal producer publisher specialist storyteller strategist
  trainee va vp writer`);

/** What somebody works in and nobody is. */
export const fields = wordsOf(`
  acquisition ads advertising affiliate affiliates analytics automation blogging brand branding commerce comms communications
  community content conversion copy copywriting crm cro data design development e-commerce ecommerce editing email events
  gen generation growth influencer influencers insights lifecycle management marketing media merchandising newsletter
  newsletters operations ops optimisation optimization outreach partnerships podcast podcasts ppc pr product relations
  research retention sales search sem seo smm sms social storytelling strategy support ugc video web writing`);

/** Say how somebody works, and leave out as what. */
export const describing = wordsOf("digital fractional freelance junior remote senior");
