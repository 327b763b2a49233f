import { describe, expect, test } from "vitest";
import { forty, messages, typical } from "./examples.ts";
import { longestNote, longestSubject } from "./outreach-draft.ts";

const withoutFillIns = (text: string): string => text.replaceAll(/\[[^\]]*\]/g, "[]");

const wordsIn = (text: string): number => text.split(/\s+/).length;

describe("each of the forty drafts", () => {
  test("has the fields of its channel and no others", () => {
    for (const { name, scripts } of forty()) {
      const fields = name.endsWith("linkedin")
        ? ["linkedinMessage", "followUpMessage", "tips"]
        : ["followUpMessage", "emailSubject", "emailBody", "tips"];
      expect(Object.keys(scripts), name).toEqual(fields);
    }
  });

  test.each([
    ["nothing known but the role", {}],
    ["everything known", typical],
    ["a line of context", { ...typical, context: "We met at the Cape Town growth meet-up in May" }],
  ])("keeps to its lengths with %s", (_, parts) => {
    for (const { name, scripts } of forty(parts)) {
      const { linkedinMessage = "", followUpMessage = "", emailSubject = "", emailBody } = scripts;
      expect(linkedinMessage.length, name).toBeLessThanOrEqual(longestNote);
      expect(emailSubject.length, name).toBeLessThanOrEqual(longestSubject);
      expect(wordsIn(followUpMessage), name).toBeLessThanOrEqual(70);
      if (emailBody === undefined) continue;
      expect(wordsIn(emailBody), name).toBeGreaterThanOrEqual(90);
      expect(wordsIn(emailBody), name).toBeLessThanOrEqual(150);
    }
  });

  test("invents no figure: what is not typed is a place to fill in", () => {
    for (const { name, scripts } of forty()) {
      const told = [...messages(scripts), ...scripts.tips].map(withoutFillIns).join("\n");
      expect(told, name).not.toMatch(/[\d%$€£]/);
      expect(messages(scripts).join("\n"), name).toMatch(/\[[a-z][^\]]+\]/i);
      expect(told, name).not.toMatch(/[{}]/);
    }
  });

  test("is written in plain words", () => {
    const hype =
      /\b(?:amazing|awesome|best-in-class|circle back|cutting-edge|excit\w+|game-chang\w+|guarantee\w*|guru|hop on|i hope this|incredible|innovative|just checking|leverag\w+|low-hanging|move the needle|ninja|passionate|pick your brain|proven|quick call|reach out|results-driven|revolution\w*|rockstar|seamless\w*|skyrocket\w*|supercharge\w*|synerg\w+|thrilled|touch base|transform\w*|unlock\w*|world-class)\b|!/i;
    for (const { name, scripts } of forty())
      expect([...messages(scripts), ...scripts.tips].join("\n"), name).not.toMatch(hype);
  });

  test("has four to six tips", () => {
    for (const { name, scripts } of [
      ...forty(),
      ...forty({ role: "Specialist ".repeat(20), context: "a long story ".repeat(30) }),
    ]) {
      expect(scripts.tips.length, name).toBeGreaterThanOrEqual(4);
      expect(scripts.tips.length, name).toBeLessThanOrEqual(6);
    }
  });

  test("shares no sentence with another, in its messages and in its tips", () => {
    const seen = new Map<string, string>();
    for (const { name, scripts } of forty(typical)) {
      const combination = name.slice(0, name.lastIndexOf(","));
      for (const sentence of new Set(messages(scripts).flatMap(sentencesIn))) {
        expect(seen.get(sentence), `${name}: ${sentence}`).toBeUndefined();
        seen.set(sentence, name);
      }
      // The tips are for the target and the purpose, so both channels of these have them in common.
      for (const tip of scripts.tips) {
        expect(seen.get(tip) ?? combination, tip).toBe(combination);
        seen.set(tip, combination);
      }
    }
    expect(seen.size).toBeGreaterThan(400);
  });

  test("has the typed role and context in it", () => {
    for (const context of ["We share a client", "A long story, told at length. ".repeat(12).trim()])
      for (const { name, scripts } of forty({ context })) {
        const told = messages(scripts).join("\n");
        expect(told, name).toContain("an email marketing specialist");
        expect(told, name).toContain(context);
      }
  });
});

/** Greeting and sign-off aside. */
const sentencesIn = (message: string): string[] =>
  message
    .replace(/^Hi [^,]+,/, "")
    .replace(/Kind regards,[\s\S]*$/, "")
    .split(/(?<=[.?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
