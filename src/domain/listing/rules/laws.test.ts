import fc from "fast-check";
import { expect, test } from "vitest";
import type { ListingFacts, Openness } from "#domain/listing/facts.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { placeRules } from "#domain/listing/place/openness/place-rules.ts";
import { workplaceRules } from "#domain/listing/place/workplace-rules.ts";
import type { Posting } from "#domain/listing/posting.ts";
import { factsOf } from "#domain/listing/read-facts.ts";

const examples = [...placeRules, ...workplaceRules].flatMap(({ fires, spares }) => [fires, spares]);

const judge = (lines: readonly string[], rest: Partial<Posting> = {}): ListingFacts =>
  factsOf(
    {
      title: "Copywriter",
      company: "Acme",
      location: "",
      payText: "",
      tags: [],
      isFromRemoteBoard: true,
      ...rest,
      description: lines.join("\n"),
    },
    startingRates,
  );

const rank: Readonly<Record<Openness, number>> = { no: 0, "not-remote": 0, unclear: 1, yes: 2 };
const openness = (lines: readonly string[], rest?: Partial<Posting>) =>
  rank[judge(lines, rest).openToSouthAfrica.value];

const some = fc.subarray(examples, { maxLength: 6 });
/** None that answers what stands before it: "No, you don't have to be there." */
const ofThemselves = fc.subarray(
  examples.filter((text) => !/^(?:no|yes|then)\b/i.test(text)),
  { maxLength: 6 },
);
const field = fc.constantFrom("", "Remote", "Worldwide", "EMEA", "Germany");

/** Words of no language: no vocabulary holds one of them. */
const madeUpWord = fc
  .array(fc.constantFrom("zq", "vx", "jy", "kw", "oq", "uj"), { minLength: 2, maxLength: 4 })
  .map((pieces) => pieces.join(""));
const madeUpSentence = fc
  .array(madeUpWord, { minLength: 1, maxLength: 12 })
  .map((words) => `${words.join(" ")}.`);

/** Each row's own example, where that alone shuts the door: "Remote - United States" also says that there is no office. */
const restrictions = placeRules
  .map(({ fires }) => fires)
  .filter(
    (text) =>
      openness([text]) === rank.no &&
      judge([text], { isFromRemoteBoard: false }).workplace.value === "unclear",
  );

/** The rows and fields that can grant it. */
const granting: ReadonlySet<string> = new Set([
  ...placeRules.flatMap(({ id, effect }) =>
    ["asked", "listed", "offered", "ours", "anywhere", "others"].includes(effect) ? [id] : [],
  ),
  "zone-window",
  "welcome-left-over",
  "need-not-be-there",
  "title-open",
  "field-open",
  "field-names-south-africa",
  "title-names-south-africa",
]);

test("what one row shuts, no other example opens", () => {
  expect(restrictions.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(some, field, fc.constantFrom(...restrictions), (lines, location, restriction) => {
      expect(openness([...lines, restriction], { location })).toBeLessThanOrEqual(
        openness(lines, { location }),
      );
    }),
  );
});

test("a yes rests on a row or a field that grants it, and is quoted", () => {
  fc.assert(
    fc.property(some, field, (lines, location) => {
      const { value, rules, evidence } = judge(lines, { location }).openToSouthAfrica;
      if (value !== "yes") return;
      expect(evidence).not.toEqual([]);
      expect(rules.filter((rule) => !granting.has(rule))).toEqual([]);
    }),
  );
});

test("words that mean nothing say nothing", () => {
  fc.assert(
    fc.property(fc.array(madeUpSentence, { minLength: 1, maxLength: 8 }), (lines) => {
      const { openToSouthAfrica, pay, hours, engagement, risk } = judge(lines);
      expect(openToSouthAfrica.value).toBe("unclear");
      expect([pay.value.amount, hours.value, engagement.value]).toEqual([null, null, "unclear"]);
      expect(risk.notes).toEqual([]);
    }),
  );
});

test("beside sentences that do, they change nothing", () => {
  fc.assert(
    fc.property(some, madeUpSentence, field, (lines, more, location) => {
      const { openToSouthAfrica, workplace } = judge([...lines, more], { location });
      const before = judge(lines, { location });
      expect(openToSouthAfrica).toEqual(before.openToSouthAfrica);
      expect(workplace).toEqual(before.workplace);
    }),
  );
});

test("the order of sentences decides nothing, nor does saying one twice", () => {
  fc.assert(
    fc.property(ofThemselves, field, (lines, location) => {
      const verdict = judge(lines, { location }).openToSouthAfrica.value;
      expect(judge(lines.toReversed(), { location }).openToSouthAfrica.value).toBe(verdict);
      expect(judge([...lines, ...lines], { location }).openToSouthAfrica.value).toBe(verdict);
    }),
  );
});
