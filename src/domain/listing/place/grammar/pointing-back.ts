/** A place that was named before: "you have to live there". */
const there =
  /\b(live|lives|living|based|located|reside|resides|residing|work from|apply from|invoice from|resident|residents|domiciled|settled|sit|sits|be|stay|staying|hire|hires|employ|recruit|home is|home|residence|address|base|you)( already| currently| permanently| physically| only| all)? (?:over |right )?(?:there|that country|in that (?:country|city|state|region)|(?:anywhere |wherever you like )?in (?:the|this) (?:whole )?country|in (?:one|either|any) of (?:these|those|them|the (?:two|three|four|five)))\b(?! (?:is|are|was|were|will be|has|have)\b)/;

/** The same behind another word: "we only hire in those", "within an hour of one of them". */
const those =
  /\b(?<!\b(?:most|some|all|many|none|half|part|few|each|both|two|three) )(in|to|of|from|within|inside|near|outside|outside of|beyond)( only)? (?:one of |any of |either of )?(?:those|these|them|the (?:two|three|four|five))(?: (?:two|three|four|five|six|places|countries|states|cities|hubs|towns|locations|regions|provinces|metros)){0,2}(?=\W*$|[.,;:!)]| (?:only|please|or|and|you|we|at|for|can|may)\b)/;

/** "That is where we hire." */
const thatIsWhere =
  /()()\b(?:that|this|which|those|these|they)(?: (?:two|three|four|five))?(?: (?:places|countries|cities|states))?(?=(?:'s| is| are) (?:the only (?:place|places|countr\w{1,3}) )?where\b)/;

/** One has to get to the place that was named. */
const thither =
  /\b(get|drive|come|commute|travel|cycle|walk)( in| over| easily| regularly)? there\b/;

/** Words that point back at a place, and what ties them to it; tried in this order. */
export const pointers = [
  { pattern: there, joint: " in" },
  { pattern: thither, joint: " to" },
  { pattern: those, joint: "" },
  { pattern: thatIsWhere, joint: "" },
] as const;
