/**
 * What a sentence may be about, told by how its words begin. Rules look at a sentence only when it may be about
 * their topic: reading the words once costs less than each rule searching every sentence.
 */
const beginnings = {
  /** Where somebody may live. */
  place: `
    africa, anywhere, applica, authori, based, candidate, cet, citizen, countr, eligib, emea, except, exclud, global, gmt, green card, hire, hiring, independent, individual, locat, live, living,
    must, only, ortsunab, outside, permit, position, recruit, regardless, irrespective, relocat, remote, reside, restricted, seek, south af, states, talent, u.s, us , us-, usa, utc, visa, von wo, welcom, where, world, home`,
  /** Office or not. */
  workplace: `
    arbeitsort, buro, einsatzort, headquarters, herzen, home, hq, hybrid, in-office, in office, kein, mobil, nicht, no remote, not remote, office, on-site, on site, onsite, ortsunab, remote, standort,
    tage, telecommut, telework, virtual, wah, work from, work at, working from, working at, workspace, studio, you live, vor ort, zentrum, unser`,
  years: "jahr, year, yrs",
  /** How somebody is engaged; every hint of `engagement/signs.ts` begins like one of these. */
  engagement: `
    1099, 401, altersv, arbeitsv, at will, at-will, b2b, c2c, contract, corp, coverage, deel, dental, direct, employ, eor, festan, freelanc, freibe, freie, globali, health, insur, invoice, leave, medical,
    multiplier, no contr, no freel, omnipr, oyster, paid, papaya, pension, permanent, pto, record, regular, remote.com, rippling, safeguard, self empl, self-empl, superan, tage url, to contr, unbefr, urlaubs,
    velocity, w-2, w2`,
  hours: "async, hour, hrs, overlap, sche, shif, sync, time, uhr, zone",
} as const;

type Topic = keyof typeof beginnings;

const names = Object.keys(beginnings) as Topic[];
const bits = Object.fromEntries(names.map((name, index) => [name, 1 << index])) as Readonly<
  Record<Topic, number>
>;
/** A word that begins with a figure may be about hours. */
const figure = bits.hours;

interface Beginning {
  readonly text: string;
  readonly bit: number;
}

/** By their first two characters, five bits of each: most words of a text find nothing here. */
const byStart: (Beginning[] | undefined)[] = Array.from({ length: 1 << 10 });
for (const name of names) {
  for (const line of beginnings[name].split(/[,\n]/)) {
    const text = line.trimStart();
    if (text === "") continue;
    (byStart[startAt(text, 0)] ??= []).push({ text, bit: bits[name] });
  }
}

/** The topics of the text between two places in it, as bits. */
export function topicsIn(text: string, start: number, end: number): number {
  let found = 0;
  let wasInside = false;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const isFigure = code >= 48 && code <= 57;
    const isInside = isFigure || (code >= 97 && code <= 122);
    if (isInside && !wasInside) {
      if (isFigure) found |= figure;
      const candidates = byStart[startAt(text, at)];
      if (candidates !== undefined) found |= matching(candidates, text, at);
    }
    wasInside = isInside;
  }
  return found;
}

function matching(candidates: readonly Beginning[], text: string, at: number): number {
  let found = 0;
  for (const { text: beginning, bit } of candidates) {
    if (text.startsWith(beginning, at)) found |= bit;
  }
  return found;
}

export const isAbout = (topics: number, topic: Topic): boolean => (topics & bits[topic]) !== 0;

function startAt(text: string, at: number): number {
  return ((text.charCodeAt(at) & 31) << 5) | (text.charCodeAt(at + 1) & 31);
}
