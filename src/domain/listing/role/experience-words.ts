/** Nothing or next to nothing asked. */
export const entryText =
  /\b(?:no (?:prior |previous |work )?experience (?:is )?(?:required|necessary|needed)|entry.level|recent(?:ly)? graduat\w+|internship|currently (?:enrolled|studying)|fresh grad(?:uate)?s?|new grad(?:uate)?s?|(?:(?:six|6|three|3)(?: ?(?:-|to) ?(?:\d{1,2}|twelve|six))?|a few) months'? (?:of )?(?:your own|experience|practice|(?:\w+ )?work)|training (?:is |will be )?provided|(?:provide|offer|receive) (?:full|paid|complete|all) (?:\w+ )?training|willing(?:ness)? to (?:learn|train)|no (?:special )?skills? (?:required|needed)|part.time jobs?|earn (?:extra )?(?:money|cash|income)|keine (?:berufs)?erfahrung|berufseinsteiger|all levels of experience|matriculants?|school.?leavers?|first job|career starters?|no degree (?:needed|required)|matric (?:only|is enough|certificate)|geen ondervinding|we(?:'ll| will) (?:teach|train) you|learnership|graduates? welcome|fresh out of)\b/;

/** What every number of years is told with. */
export const yearWords = /year|yrs|jahr|jaar|decade/;
