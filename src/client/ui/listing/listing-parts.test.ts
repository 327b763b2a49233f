import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Hours, PayAmount, SastDay } from "#domain/listing/facts.ts";
import type { Confidence, Evidence } from "#domain/listing/posting.ts";
import { CardPay } from "./card-pay.tsx";
import { OverlapBar } from "./overlap-bar.tsx";
import { PayLine } from "./pay-line.tsx";
import { RiskNotes } from "./risk-notes.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";

/** What a reader sees of it. */
function textOf<Props extends object>(part: FunctionComponent<Props>, props: Props): string {
  const markup = renderToStaticMarkup(createElement(part, props));
  expect(markup).not.toContain("style=");
  return markup
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const said = (...quotes: string[]): Evidence[] =>
  quotes.map((quote) => ({ field: "description", quote }));

describe("the verdict", () => {
  const badge = (value: "yes" | "unclear" | "no", confidence: Confidence, ...quotes: string[]) =>
    textOf(VerdictBadge, {
      facts: {
        openToSouthAfrica: { value, confidence, evidence: said(...quotes), rules: [] },
        risk: { verdict: "nothing-odd", notes: [] },
      },
    });

  test("stands with its quote, without mark-up and each only once", () => {
    const text = badge("yes", "high", "We hire <b>anywhere</b>.", "We hire anywhere.", "anywhere");
    expect(text).toBe("Open to South Africa “We hire anywhere.”");
  });

  test("says when it hangs on a hint, and when the post is silent", () => {
    expect(badge("no", "low", "Hello, London")).toContain("We are not sure of this");
    expect(badge("unclear", "low")).toContain("silence is not a yes");
    expect(badge("unclear", "medium", "Remote-first")).toContain("either way");
  });
});

describe("pay", () => {
  const inRand = {
    min: 73_600,
    max: 92_000,
    per: "month",
    hoursPerWeek: null,
    isPartTime: false,
    lastYear: null,
    isOld: false,
    rand: 18.4,
    day: "2026-11-14",
  } as const;
  const amount: PayAmount = {
    min: 4000,
    max: 5000,
    currency: "USD",
    period: "month",
    usdPerYear: { min: 48_000, max: 60_000 },
  };

  test("is told as offered and in rand, with the rate and its day", () => {
    const text = textOf(PayLine, { pay: { amount, terms: [] }, inRand });
    expect(text).toContain("≈ R73,600–R92,000/month at R18.40 (Nov 14, 2026)");
  });

  test("without a figure is no figure", () => {
    const text = textOf(PayLine, { pay: { amount: null, terms: [] }, inRand: null });
    expect(text).toBe("Not stated They name no figure, and we never guess one.");
  });

  test("on a card names its terms without explaining them", () => {
    expect(textOf(CardPay, { pay: { amount, terms: ["on-target"] }, inRand })).toMatch(
      /^\$4,000–\$5,000 \/ ?month ≈ .+ On-target$/,
    );
    expect(textOf(CardPay, { pay: { amount: null, terms: [] }, inRand: null })).toBe(
      "Pay not stated",
    );
    expect(
      textOf(CardPay, { pay: { amount: null, terms: ["commission-only"] }, inRand: null }),
    ).toBe("Commission only");
  });

  test("on commission only is called so once", () => {
    const pay = { amount: null, terms: ["commission-only"] } as const;
    expect(textOf(PayLine, { pay, inRand: null }).match(/Commission only/g)).toHaveLength(1);
  });

  test("that depends on results says so", () => {
    const pay = { amount, terms: ["on-target"] } as const;
    expect(textOf(PayLine, { pay, inRand })).toContain("if you reach every target");
  });
});

describe("hours", () => {
  const day = (start: number, end: number): SastDay => ({
    start: start * 60,
    end: end * 60,
    overlap: Math.max(0, Math.min(end, 17) - Math.max(start, 8)) * 60,
  });
  const bar = (january: SastDay, july: SastDay, more: Partial<Hours> = {}) =>
    textOf(OverlapBar, {
      hours: {
        zone: "America/New_York",
        start: 540,
        end: 1020,
        areAssumed: false,
        overlapAsked: null,
        january,
        july,
        isLateShift: false,
        ...more,
      },
    });

  test("that change with the season are told for January and July", () => {
    const text = bar(day(11, 19), day(10, 18));
    expect(text).toContain("6 to 7 hours overlap your day");
    expect(text).toContain("January, 11:00–19:00");
    expect(text).toContain("July, 10:00–18:00");
  });

  test("that stay are told once", () => {
    expect(bar(day(9, 18), day(9, 18))).toContain("Their day, 09:00–18:00");
    expect(bar(day(9, 17), day(9, 17))).toContain("It is your own working day");
  });

  test("late or early are told plainly, past midnight included", () => {
    const isLateShift = true;
    expect(bar(day(19, 27), day(18, 26), { isLateShift })).toContain("you would work until 03:00");
    expect(bar(day(16, 24), day(15, 23), { isLateShift })).toContain("you would work until 00:00");
    expect(bar(day(0, 8), day(1, 9), { isLateShift })).toContain("you would start at 00:00");
  });

  test("we took ourselves are not put into their mouth", () => {
    expect(bar(day(16, 24), day(15, 23), { areAssumed: true })).toContain(
      "They name no full day, so this is 09:00–17:00 New York time.",
    );
  });

  test("are drawn as what suffices where an overlap is all they ask for", () => {
    const asked = { areAssumed: true, overlapAsked: 4, isLateShift: true };
    const text = bar(day(16, 24), day(15, 23), asked);
    expect(text).toContain("4 hours of overlap are enough");
    expect(text).toContain("Enough in January, 16:00–20:00");
    expect(text).toContain("in July, 15:00–19:00");
    expect(text).not.toMatch(/Late shift|00:00/);
  });

  test("that nobody named are not drawn", () => {
    expect(textOf(OverlapBar, { hours: null })).toContain("No hours given");
  });
});

test("a risk is shown with its name, its quote and what to do", () => {
  const notes = [{ reason: "fee-up-front", evidence: said("Pay first.") }] as const;
  const shown = textOf(RiskNotes, { risk: { verdict: "be-careful", notes } });
  expect(shown).toContain("Asks for money first");
  expect(shown).toContain("“Pay first.”");
  expect(shown).toContain("Never pay to get a job.");
});
