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
  #needed: readonly Way[] | undefined;

  constructor(pattern: RegExp) {
    this.pattern = pattern;
    clues.push(this);
  }

  /** Worked out when it is first asked for. */
  get needed(): readonly Way[] {
    return (this.#needed ??= this.needs());
  }

  protected needs(): readonly Way[] {
    return neededText(this.pattern) ?? [[]];
  }
}

/** A clue that is asked of parts of a sentence: these may begin or end inside a word, so that no need ends at the edge of one. */
export class PartClue extends Clue {
  protected override needs(): readonly Way[] {
    return super.needs().map((way) => way.map((texts) => texts.map((text) => text.trim())));
  }
}
