import { aimedOrClaimed } from "../../text/aims.ts";
import type { Word } from "../../text/read-text.ts";
import { colourWords, emptyNouns, joiningWords } from "../../vocabulary/everyday-words.ts";
import type { Asking } from "../asking.ts";
import { isVerbForm } from "./verb-forms.ts";

export interface Frame {
  /** The last word of the frame; what follows is claimed. */
  readonly last: number;
  /** Whether any known word bears it out. */
  readonly isLoose: boolean;
  /** Whether it puts somebody in charge. */
  readonly leads?: boolean;
}

const ofLeading = /^(?:leadership|management|oversight|supervision|ownership)$/;

const opensFrame =
  /^(?:in|tasked|sits?|sat|serve[sd]?|leadership|management|oversight|supervision|ownership|member|duties|tasks|responsib\w{0,8}|accountable|experienced?|expertise|background|record|skilled|speciali[sz]\w{0,4}|proficien(?:t|cy)|fluen(?:t|cy)|versed|adept|trained|familiar|competent|knowledge|knowledgeable|exposure)$/;

/** Skills, each of which is claimed by itself: "proficient in GA4 and tagging". */
const ofSkills =
  /^(?:experience|expertise|background|record|experienced|skilled|speciali[sz](?:e|es|ed|ing)|proficien(?:t|cy)|fluen(?:t|cy)|versed|adept|trained|familiar|competent|knowledge|knowledgeable|exposure)$/;

/** "responsible for", "in charge of", "experience in", "my duties included". */
export function frameAt({ read }: Asking, at: number): Frame | null {
  const { words } = read;
  const [low = "", next = "", third = ""] = [0, 1, 2].map((offset) => words[at + offset]?.low);
  if (!opensFrame.test(low) || aimedOrClaimed(read, at) === "aimed") return null;
  if (/^(?:responsible|responsibility|accountable)$/.test(low) && next === "for")
    return { last: at + 1, isLoose: false };
  if (low === "in" && next === "charge" && third === "of") return { last: at + 2, isLoose: false };
  if (low === "tasked" && next === "with") return { last: at + 1, isLoose: false };
  if (/^(?:duties|responsibilities|tasks)$/.test(low) && /^(?:included|include|were)$/.test(next))
    return { last: at + 1, isLoose: false };
  if (ofLeading.test(low) && next === "of") return { last: at + 1, isLoose: false, leads: true };
  if (/^(?:sit|sits|sat|serve|serves|served)$/.test(low) && next === "on")
    return { last: at + 1, isLoose: true };
  if (low === "member" && next === "of") return { last: at + 1, isLoose: true };
  if (ofSkills.test(low) && /^(?:in|with|of|at|to)$/.test(next))
    return isDoing(words[at + 2]) ? null : { last: at + 1, isLoose: true };
  return null;
}

const isDoing = (word: Word | undefined): boolean =>
  word !== undefined && isVerbForm(word) === "doing";

const ofField = /^(?:knowledge|expertise|experience|background|know)$/;
const mostWords = 4;

/** "first-hand insurance knowledge": the words that say of what, where the noun comes last. */
export function fieldBefore({ read }: Asking, at: number): readonly number[] {
  const { words } = read;
  if (!ofField.test(words[at]?.low ?? "") || aimedOrClaimed(read, at) === "aimed") return [];
  const field: number[] = [];
  for (let back = at - 1; back >= Math.max(0, at - mostWords); back -= 1) {
    const [word, next] = [words[back], words[back + 1]];
    if (word === undefined || next === undefined || word.sentence !== next.sentence) break;
    if (!/^[ -]$/.test(next.gap) || joiningWords.has(word.low)) break;
    const { low, stem } = word;
    if (/\d|ly$|^first$/.test(low) || colourWords.has(low) || emptyNouns.has(stem)) continue;
    if (!ofWorth.test(low)) field.unshift(back);
  }
  return field;
}

/** Words that praise experience and do not say of what. */
const ofWorth =
  /^(?:valuable|relevant|practical|professional|extensive|deep|direct|prior|past|rich|varied|useful|firsthand|working|formal|proven|years?|months?|combined|similar|life|lived|personal|everyday|corporate|commercial|considerable|ample|little|limited|general|related|necessary|required|right|hard|earned|on|depth|in|track|academic|career|team|earlier|my)$/;
