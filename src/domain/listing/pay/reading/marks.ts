/** "The figure at the top is out of date": what the text says then beats the board's field. */
export const mendsTheField =
  /\b(?:fields?|header|heading|headline|top|above|banner|board|site|portal|listing|template|advert|figures?|amounts?|numbers?|range|band|salary|pay)\b.{0,60}\b(?:wrong|incorrect|out of date|outdated|old|stale|placeholder|wide|typo|mistake|misprint|automatic(?:ally)?|auto-?filled|estimated?|generated|guess(?:ed)?|default|not ours|last year's|disregard|ignored?)\b|\b(?:ignore|disregard|never mind|forget)\b.{0,40}\b(?:field|header|top|above|figure|amount|number|range|band|salary|listing|board)\b|\b(?:really|actually|in fact|in reality|in truth)\b.{0,16}\bpay/;

/** What is paid besides the figure. */
export const anyExtra = /bonus|commission|equity|stock|incentive|rsus|profit/;
