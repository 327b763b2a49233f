import { visitRegExpAST, type AST } from "@eslint-community/regexpp";

/** What reads exactly one character. */
export type Reader =
  | AST.Character
  | AST.CharacterSet
  | AST.CharacterClass
  | AST.ExpressionCharacterClass;

export const isReader = (node: AST.Node): node is Reader =>
  node.type === "Character" ||
  node.type === "CharacterSet" ||
  node.type === "CharacterClass" ||
  node.type === "ExpressionCharacterClass";

/** One character of each kind that a set or a property may tell apart. */
const samples = [
  "\n\r\t \u2028\u00A0\u0000\u0085\u00AD\u0301\u200B\u200D\u202E\u2060\uFE0F\uFEFF\uD800",
  "aZbé中Ωßſ\u212A_09٣-–—.,;:!?'\"“‘’()[]{}<>/\\|@#$€£%&*+=~^`½…•😀✓",
].flatMap((some) => Array.from(some));

/**
 * The characters of a pattern, told apart only as far as the pattern does: all that it treats alike are one letter.
 * Whatever it says of every letter it says of every text.
 */
export class Letters {
  readonly #flags: string;
  readonly #characters: readonly string[];
  readonly #masks = new Map<string, readonly boolean[]>();

  constructor(pattern: AST.Pattern, flags: string) {
    this.#flags = flags.replaceAll(/[gy]/g, "");
    const readers = new Set<string>([String.raw`\w`, String.raw`\n`]);
    const candidates = new Set(samples);
    const near = (from: number, to: number): void => {
      for (const code of [from - 1, from, to, to + 1])
        if (code >= 0 && code <= 0x10_ff_ff) candidates.add(String.fromCodePoint(code));
    };
    visitRegExpAST(pattern, {
      onCharacterEnter: ({ value }) => near(value, value),
      onCharacterClassRangeEnter: ({ min, max }) => near(min.value, max.value),
      onCharacterClassEnter: ({ raw }) => void readers.add(raw),
      onExpressionCharacterClassEnter: ({ raw }) => void readers.add(raw),
      onCharacterSetEnter: ({ raw }) => void readers.add(raw),
    });
    visitRegExpAST(pattern, {
      onCharacterEnter: (node) => {
        if (isWhole(node)) readers.add(node.raw);
      },
    });
    const isWide = /[uv]/.test(flags);
    const tests = [...readers].map((raw) => this.#testOf(raw));
    const kinds = new Map<string, string>();
    for (const character of candidates) {
      if (!isWide && character.length > 1) continue;
      const kind = tests.map((test) => Number(test.test(character))).join("");
      if (!kinds.has(kind)) kinds.set(kind, character);
    }
    this.#characters = [...kinds.values()];
  }

  get count(): number {
    return this.#characters.length;
  }

  at(letter: number): string {
    return this.#characters[letter] ?? "";
  }

  /** Which letters the reader takes. */
  readBy(raw: string): readonly boolean[] {
    const known = this.#masks.get(raw);
    if (known !== undefined) return known;
    const test = this.#testOf(raw);
    const mask = this.#characters.map((character) => test.test(character));
    this.#masks.set(raw, mask);
    return mask;
  }

  #testOf(raw: string): RegExp {
    return new RegExp(`^(?:${raw})$`, this.#flags.replace("m", ""));
  }
}

/** Not a member of a class: a class is asked as a whole. */
const isWhole = ({ parent }: AST.Character): boolean =>
  parent.type === "Alternative" || parent.type === "Quantifier";
