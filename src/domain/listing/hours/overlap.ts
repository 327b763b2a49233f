const words = "one two three four five six seven eight".split(" ");

const amount = String.raw`(\d{1,2}(?:\.5)?|${words.join("|")})(?: ?\(\d{1,2}\))?(?: ?(?:-|to|or) ?\d{1,2})?\+?(?: of (?:your|the|those)(?: eight| 8| working| daily)*)?[ -]?(?:full |working |daily |shared |common |overlapping )?(?:hours?|hrs?|h)\b`;
const shares =
  "overlap|in common|together with|shared|coincid|in sync|alongside|fall (?:inside|within|in)\\b";
const before = new RegExp(
  String.raw`\b${amount}(?! ?(?:\/|per|a|each) ?(?:week|month)).{0,60}?\b(?:${shares})`,
);
/** "Three hours of Dubai's working day". */
const ofTheirDay = new RegExp(
  String.raw`\b${amount} (?:of|in|inside|within|during) (?:the |our )?[a-z .']{2,24}?\b(?:working |business |office )?(?:day|hours|morning|afternoon)\b`,
);
const after = new RegExp(
  String.raw`\b(?:overlap|in common|shared?|together).{0,60}?\b${amount}(?! ?(?:\/|per|a|each) ?(?:week|month))`,
);

/** The hours in "at least four hours of overlap"; of a range the fewest. */
export function overlapAskedIn(text: string): number | null {
  if (
    !/overlap|in common|together|shared?\b|coincid|in sync|alongside|fall |day\b|hours of|hours in/.test(
      text,
    )
  )
    return null;
  const written = (before.exec(text) ?? after.exec(text) ?? ofTheirDay.exec(text))?.[1];
  if (written === undefined) return null;
  const hours = words.indexOf(written) + 1 || Number(written);
  return hours > 0 && hours <= 12 ? hours : null;
}
