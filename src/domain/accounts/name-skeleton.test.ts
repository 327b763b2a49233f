import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isShowableName, mixesAlphabets } from "./account-rules.ts";
import { nameSkeleton } from "./name-skeleton.ts";

const anyName = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...Array.from("thandi THANDI ıİßſςΣµΑνΥаВНгꭺᎪｔ①ﬁé̶が한ʼ’–।")),
    minLength: 1,
    maxLength: 30,
  }),
);

describe("the skeleton of a name", () => {
  test("has itself as its skeleton", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const skeleton = nameSkeleton(name);
        expect(nameSkeleton(skeleton)).toBe(skeleton);
      }),
    );
  });

  test("does not depend on capitals", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(nameSkeleton(name.toUpperCase())).toBe(nameSkeleton(name));
        expect(nameSkeleton(name.toLowerCase())).toBe(nameSkeleton(name));
      }),
    );
  });

  test("of a name in plain ASCII is the name in small letters", () => {
    const word = fc.string({ unit: fc.constantFrom(...ascii), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        const name = words.join(" ");
        expect(nameSkeleton(name)).toBe(name.toLowerCase());
      }),
    );
  });

  test("stays when letters are put in their other forms, or marks are added", () => {
    const variants: Readonly<Record<string, readonly string[]>> = {
      a: ["ａ", "а", "α", "á", "ɑ", "𝐚", "ᴀ", "a\u0336"],
      c: ["ｃ", "с", "ç", "ᴄ"],
      e: ["ｅ", "е", "ε", "é", "𝑒", "ᴇ"],
      i: ["ｉ", "і", "ι", "ı", "í", "ɪ"],
      k: ["ｋ", "к", "κ", "ᴋ"],
      o: ["ｏ", "о", "ο", "ö", "ø", "օ", "ᴏ"],
      s: ["ｓ", "ѕ", "š", "ſ", "ꜱ"],
    };
    const letter = fc
      .constantFrom(...Object.keys(variants))
      .chain((plain) =>
        fc.tuple(fc.constant(plain), fc.constantFrom(plain, ...(variants[plain] ?? []))),
      );
    fc.assert(
      fc.property(fc.array(letter, { minLength: 3, maxLength: 20 }), (letters) => {
        const plain = letters.map(([one]) => one).join("");
        const varied = letters.map(([, other]) => other).join("");
        expect(nameSkeleton(varied)).toBe(plain);
      }),
    );
  });

  test.each([
    ["anna1", "annal"],
    ["Arno", "Amo"],
    ["bob", "b0b"],
    ["Ilan", "Lian"],
    ["か", "が"],
    ["अन", "अनि"],
    ["Нандипха", "Nandipha"],
  ])("keeps %s and %s apart", (one, other) => {
    expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
  });
});

test.each(["DJ Ваня", "田中Sakura", "Νίκος", "ꭺꮯꭰ", "Zoë-Любовь"])(
  "a name may be in any alphabet, and have words in several: %s",
  (name) => {
    expect([isShowableName(name), mixesAlphabets(name)]).toEqual([true, false]);
  },
);

test.each(["thаndi", "Ωmega", "ｔhаndi", "say thаndi"])(
  "a word in two alphabets that share shapes is no name: %s",
  (name) => {
    expect(mixesAlphabets(name)).toBe(true);
  },
);

const ascii = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
