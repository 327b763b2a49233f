import { titleAtStart } from "./titles.ts";

/** Where an ad seems to begin. */
interface Opening {
  readonly at: number;
  readonly title: string;
}

/**
 * The ads in a text, each as it stands there: one, unless several lines name different jobs where an ad begins, which is
 * in a list with numbers, behind a label, at the top of a paragraph that goes on, or where a board says a title twice. Sections of one ad name no job there.
 */
export function adsIn(text: string): string[] {
  const openings = differing(openingsIn(text));
  if (openings.length < 2) return [text];
  return openings.map(({ at }, index) => text.slice(at, openings[index + 1]?.at ?? text.length));
}

/** A list has no more than this that anybody wants to hear of. */
const mostAds = 60;

const label = /^\W{0,6}(?:job title|position|role|vacancy|job|post|pos)\b\W{0,4}:\W{0,6}(?=\S)/i;
const number = /^\W{0,6}\d{1,2}(?:[.)]|\u{fe0f}?\u{20e3})\s{0,3}(?=\S)/u;
const rule = /^\s*(?:[-=_*~#•·─━—]\s?){3,}$/;

function openingsIn(text: string): Opening[] {
  const lines = linesWithPlaces(text);
  const found: Opening[] = [];
  for (const [index, { at, line }] of lines.entries()) {
    if (found.length >= mostAds) break;
    const labelled = label.exec(line.slice(0, 60))?.[0];
    const numbered = number.exec(line.slice(0, 20))?.[0];
    const shown = line.slice((labelled ?? numbered ?? "").length);
    const before = lines[index - 1]?.line.trim() ?? "";
    const isTop = before === "" || rule.test(before.slice(0, 80));
    const next = lines[index + 1]?.line;
    const isTwice = next?.startsWith(line.trim()) === true;
    if (labelled === undefined && numbered === undefined && !isTop && !isTwice) continue;
    const title = titleAtStart(shown);
    if (title === null) continue;
    const goesOn = shown.trim().length > title.length + 8 || saysMore(next);
    if (labelled !== undefined || goesOn) found.push({ at, title });
  }
  return found;
}

/** The next line belongs to it: it is there, and is no further item of a bare list. */
const saysMore = (next: string | undefined): boolean =>
  next !== undefined && next.trim() !== "" && !number.test(next.slice(0, 20)) && !rule.test(next);

/** A title that is said again, in full or in short, is the same job. */
function differing(openings: readonly Opening[]): Opening[] {
  const kept: Opening[] = [];
  for (const opening of openings) {
    const name = opening.title.toLowerCase();
    const isSame = kept.some(({ title }) => {
      const other = title.toLowerCase();
      return other.includes(name) || name.includes(other);
    });
    if (!isSame) kept.push(opening);
  }
  return kept;
}

function linesWithPlaces(text: string): { readonly at: number; readonly line: string }[] {
  let at = 0;
  return text.split("\n").map((line) => {
    const place = { at, line };
    at += line.length + 1;
    return place;
  });
}
