import { neededText } from "./needed-text.ts";
import type { Way } from "./needs.ts";

/** Every clue there is, as the files that ask for them are loaded. */
export const clues: Clue[] = [];

/**
 * A pattern that is asked of a sentence, wherever reading comes to it. It is tried only where the walk over the sentence saw what it
 * needs, so that whoever writes one keeps no trigger words beside it, and asking in vain costs next to nothing.
 */
export class Clue {
  readonly pattern: RegExp;
  #needed: readonly Way[] | null | undefined;

  constructor(pattern: RegExp) {
    this.pattern = pattern;
    clues.push(this);
  }

  /** Worked out when it is first asked for; null where it may be found in any sentence. */
  get needed(): readonly Way[] | null {
    if (this.#needed === undefined) this.#needed = this.needs();
    return this.#needed;
  }

  protected needs(): readonly Way[] | null {
    return neededText(this.pattern);
  }
}

/** A clue that is asked of parts of a sentence: these may begin or end inside a word, so that no need ends at the edge of one. */
export class PartClue extends Clue {
  protected override needs(): readonly Way[] | null {
    const ways = super.needs();
    return ways?.map((way) => way.map((texts) => texts.map((text) => text.trim()))) ?? null;
  }
}
