const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that give a rank. Having done the work does not give the rank: it must be said. */
export const ranks = wordsIn(`
  sub senior snr sr junior jr lead head chief vp svp evp vice president director principal deputy managing manager executive officer supervisor
  founder cofounder owner partner cmo ceo coo cto cfo cro cpo global regional group associate controller president chair chairperson fractional interim`);

/** What a title ends in. */
export const titleHeads = wordsIn(`
  manager specialist strategist executive coordinator analyst writer editor director lead officer consultant marketer designer copywriter planner buyer
  associate assistant intern producer owner founder cofounder freelancer expert professional practitioner generalist advisor adviser administrator developer
  engineer publicist journalist controller supervisor technologist scientist creator storyteller evangelist architect representative rep trainer lecturer
  president partner head leader hacker trader moderator influencer photographer videographer illustrator blogger trainee apprentice liaison operator ghostwriter
  translator researcher economist statistician merchandiser cmo ceo coo cto cfo chair chairperson ambassador recruiter entrepreneur`);

/** What stands before the head and says of what. */
export const titleFields = wordsIn(`
  marketing digital content seo sem ppc social media email growth brand performance product paid search acquisition lifecycle crm retention affiliate influencer
  community communications communication comms pr public relations analytics data web website ecommerce commerce e online campaign creative copy advertising ads ad
  demand generation gen lead partnerships partnership partner programmatic trade field event events channel technical organic video graphic ux ui
  conversion cro optimisation optimization strategy editorial publishing customer engagement loyalty success account accounts client sales business development
  revenue operations ops automation marcom corporate internal media buying planning insights research b2b b2c saas mobile app user experience visual motion
  art design project programme program innovation amazon shopify google facebook linkedin tiktok youtube newsletter outreach link building local international
  shopper retail category traffic experience multimedia communication market intelligence freelance general solutions staff team`);

/** Heads that only say that somebody works in a field. */
export const plainHeads = wordsIn(
  "specialist marketer professional practitioner generalist expert freelancer person",
);

/** Heads that are a title without a field. */
export const loneHeads = wordsIn(
  "copywriter founder cofounder cmo ceo coo cto cfo publicist journalist editor ghostwriter supervisor blogger videographer photographer entrepreneur director",
);
