/**
 * Every match of a pattern with the flag `g`, none of them empty. The same as `matchAll`, which makes a new pattern each time: for a
 * long pattern and a short text that is most of the work.
 */
export function everyMatch(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
  }
  return matches;
}
