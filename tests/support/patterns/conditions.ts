import type { AST } from "@eslint-community/regexpp";
import { isReader, type Letters } from "./letters.ts";

/** What stands between two characters may ask of them. The number after the last letter stands for an end of the text. */
type Condition = (before: number, after: number) => boolean;

/** The conditions of a pattern, each with a bit of its own, so that several are one number. */
export class Conditions {
  readonly #letters: Letters;
  readonly #flags: string;
  readonly #known: { readonly raw: string; readonly holds: Condition }[] = [];
  readonly #answers = new Map<number, boolean>();

  constructor(letters: Letters, flags: string) {
    this.#letters = letters;
    this.#flags = flags;
  }

  /** The bit of an assertion; 0 for one that asks more than its two neighbours can say, as if it always held. */
  bitOf(assertion: AST.Assertion): number {
    const at = this.#known.findIndex(({ raw }) => raw === assertion.raw);
    if (at !== -1) return 1 << at;
    const holds = this.#conditionOf(assertion);
    if (holds === undefined || this.#known.length === 20) return 0;
    this.#known.push({ raw: assertion.raw, holds });
    return 1 << (this.#known.length - 1);
  }

  holds(bits: number, before: number, after: number): boolean {
    if (bits === 0) return true;
    const size = this.#letters.count + 1;
    const key = (bits * size + before) * size + after;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = this.#known.every(
      ({ holds }, index) => (bits & (1 << index)) === 0 || holds(before, after),
    );
    this.#answers.set(key, answer);
    return answer;
  }

  #conditionOf(assertion: AST.Assertion): Condition | undefined {
    const end = this.#letters.count;
    if (assertion.kind === "word") {
      const isWord = this.#letters.readBy(String.raw`\w`);
      return (before, after) =>
        ((isWord[before] ?? false) !== (isWord[after] ?? false)) !== assertion.negate;
    }
    if (assertion.kind === "start" || assertion.kind === "end") {
      const isLine = this.#flags.includes("m") ? this.#letters.readBy(String.raw`\n`) : [];
      return (before, after) => {
        const beside = assertion.kind === "start" ? before : after;
        return beside === end || isLine[beside] === true;
      };
    }
    return isLooking(assertion) ? this.#neighbour(assertion) : undefined;
  }

  /** Looking at one character ahead or behind. */
  #neighbour(assertion: AST.LookaroundAssertion): Condition | undefined {
    const masks = assertion.alternatives.map(({ elements }) => this.#single(elements));
    const told = masks.filter((mask) => mask !== undefined);
    // A longer alternative may also refuse; leaving it out only lets more texts through than there are.
    if (told.length === 0 || (told.length < masks.length && !assertion.negate)) return undefined;
    return (before, after) => {
      const beside = assertion.kind === "lookahead" ? after : before;
      return told.some((mask) => mask[beside] === true) !== assertion.negate;
    };
  }

  #single(elements: readonly AST.Element[]): readonly boolean[] | undefined {
    const [only] = elements;
    if (only === undefined || elements.length > 1) return undefined;
    if (isReader(only)) return [...this.#letters.readBy(only.raw), false];
    const isEdge = only.type === "Assertion" && (only.kind === "start" || only.kind === "end");
    if (!isEdge || this.#flags.includes("m")) return undefined;
    return Array.from({ length: this.#letters.count + 1 }, (_, at) => at === this.#letters.count);
  }
}

export const isLooking = (assertion: AST.Assertion): assertion is AST.LookaroundAssertion =>
  assertion.kind === "lookahead" || assertion.kind === "lookbehind";
