/** Words by which one knows a job's name. */
export const roleWords =
  /\b(?:account|administrator|advertiser|advisor|analyst|assistant|associate|buyer|consultant|coordinator|copywriter|creator|designer|developer|director|editor|executive|expert|freelancer?|head of|intern|lead|manager|marketer|marketing|officer|owner|producer|representative|seo|specialist|strategist|supervisor|vp|writer)s?\b/i;
