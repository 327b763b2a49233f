/** A small letter, a figure or a bracket glued to what may begin a line. */
const glued = /[a-z\d)%][A-Z$€£]/g;
/** A word that begins small has no capital inside, but for a few names: "skillsAbility", and "jQuery", "macOS". */
const smallWord = /(?:^|[\s,;:("'•*-])[a-z]{4,}$/;
/** "a base salary$60,000", "$25/hrHybrid" */
const beforeMoney = /(?:[a-z]{4}|\b[Pp]ay)$|\/(?:hr|hour|wk|week|mo|month|yr|year)$/;
const period = /\/(?:hr|hour|wk|week|mo|month|yr|year)$/;
const ended = /[a-z]{4}$|(?:^|\W)[A-Z][a-z]{2,3}$|[\d)%]$/;
/** "£33,000 - £38,000You will": what is said of the money is glued to it rarely. */
const behindMoney = /[£$€]\d[\d,.]*k?(?: ?[-–] ?[£$€]?\d[\d,.]*k?)?$/;
const ofMoney =
  /^(?:Per|Annual|Yearl|Month|Hour|Week|Dai|Day|Pa|Pcm|To|Plus|And|Or|Up|Gross|Net|Bas|Ote|Doe|Depend|Mil|Bil|Thous|Usd|Eur|Gbp)/;
/** What lines of an ad begin with, and no name has as its second half. */
const lineBegins =
  /^(?:Abilit|About|As |Bachelor|Benefits|Company[ :]|Country ?:|Comp[. ]|Compensation|Dental|Department|Duration|Education|Employ|Excellent|Experience|Flexible |Full.?[Tt]ime|Health|Holiday|Hourly|Hours |Hybrid|If |Insurance|Job[ :]|Knowledge|Location|Minimum|Monday|Must |Our |Paid |Part.?[Tt]ime|Pay[ :]|Position|Preferred|Qualific|Reports|Remote|Required|Requirement|Responsib|Salary|Schedule|Skills|Status|Strong |Summary|The |This |Title|Travel|Type|Up to |Vision|We |What |Who |You |Your )/;
/** "…a team of ten Working Hours: US business hours": what stands before a colon and a value of its own. */
const label =
  / ((?:(?:Job|Work|Working|Position|Employment|Contract|Engagement|Remote(?! URL)|Pay|Salary|Office|Start|Business) )?(?:Benefits|Compensation|Department|Duration|Headquarters|Hours|Industry|Location|Qualifications|Range|Requirements|Responsibilities|Salary|Schedule|Start Date|Type|URL|Time ?[Zz]one)) ?$/;

/** Asks for what was lost behind one place and before another; whoever asks goes through the text from its beginning. */
export function lostBreaks(source: string): {
  readonly hasLost: boolean;
  readonly breakIn: (start: number, end: number) => number | null;
} {
  const lost = lostBreaksIn(source);
  let passed = 0;
  const breakIn = (start: number, end: number): number | null => {
    while (passed < lost.length && (lost[passed] ?? 0) <= start) passed += 1;
    const next = lost[passed];
    return next !== undefined && next < end ? next : null;
  };
  return { hasLost: lost.length > 0, breakIn };
}

/**
 * Where a line break went missing, as it does when a page is copied without its mark-up: "…of an agencyLocation: remote", or with a
 * space in its place. In the order they stand in.
 */
function lostBreaksIn(source: string): readonly number[] {
  const lost: number[] = [];
  glued.lastIndex = 0;
  while (glued.test(source)) {
    const at = glued.lastIndex - 1;
    // The second of the two may be the first of the next.
    glued.lastIndex = at;
    if (isLost(source.slice(Math.max(0, at - 24), at), source.slice(at, at + 16))) lost.push(at);
  }
  const labels = labelsIn(source);
  return labels.length === 0 ? lost : [...lost, ...labels].toSorted((a, b) => a - b);
}

function isLost(before: string, after: string): boolean {
  if (!/^[A-Z]/.test(after)) return beforeMoney.test(before) && /^.\d/.test(after);
  if (period.test(before)) return true;
  // "Fully RemoteRESPONSIBILITIES"
  if (/^[A-Z]{4}/.test(after)) return /[a-z]{4}$/.test(before);
  if (!/^[A-Z][a-z]/.test(after)) return false;
  if (behindMoney.test(before)) return !ofMoney.test(after);
  return smallWord.test(before) || (ended.test(before) && lineBegins.test(after));
}

/** Where labels begin in the middle of a line. */
function labelsIn(source: string): readonly number[] {
  const found: number[] = [];
  for (let at = source.indexOf(": "); at !== -1; at = source.indexOf(": ", at + 1)) {
    const before = source.slice(Math.max(0, at - 36), at);
    const [whole = "", name = ""] = label.exec(before) ?? [];
    const start = at - whole.length + whole.indexOf(name);
    if (name !== "" && /[^\n>•*:|-]$/.test(source.slice(0, start).slice(-3).trimEnd()))
      found.push(start);
  }
  return found;
}
