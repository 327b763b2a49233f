import { describe, expect, test } from "vitest";
import { outreachPurposes, outreachTargets } from "./options.ts";
import {
  longestNote,
  longestSubject,
  outreachDraft,
  type OutreachRequest,
} from "./outreach-draft.ts";

type Parts = Partial<OutreachRequest>;

const combinations = outreachTargets.flatMap((target) =>
  outreachPurposes.map((purpose) => ({ target, purpose })),
);
const channels = ["linkedin", "email"] as const;

const typical = {
  role: "Email Marketing Specialist",
  company: "Northwind Analytics",
  recipient: "Sarah",
  jobTitle: "Lifecycle Manager",
};

const draft = (parts: Parts) =>
  outreachDraft({
    target: "saas",
    purpose: "sales",
    channel: "both",
    role: typical.role,
    ...parts,
  });

/** All forty: five targets, four purposes, two channels. */
const forty = (parts: Parts = {}) =>
  combinations.flatMap((combination) =>
    channels.map((channel) => {
      const name = `${combination.target}, ${combination.purpose}, ${channel}`;
      return { name, scripts: draft({ ...combination, channel, ...parts }) };
    }),
  );

const messages = ({
  linkedinMessage,
  followUpMessage,
  emailSubject,
  emailBody,
}: ReturnType<typeof draft>) =>
  [linkedinMessage, followUpMessage, emailSubject, emailBody].flatMap((text) => text ?? []);

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

describe("what was typed", () => {
  test("is put where it belongs", () => {
    const { linkedinMessage, emailSubject, emailBody } = draft({
      ...typical,
      purpose: "job-application",
    });
    expect(linkedinMessage).toMatch(/^Hi Sarah, for the Lifecycle Manager role/);
    expect(emailSubject).toBe("Lifecycle Manager: notes from a Northwind Analytics trial");
    expect(emailBody).toMatch(/^Hi Sarah,\n\n/);
    expect(emailBody).toMatch(/\n\nKind regards,\n\[your name\]\n\[link to your work\]$/);
  });

  test("leaves a place to fill in where it is blank", () => {
    const { emailBody } = draft({
      company: " ",
      recipient: "",
      jobTitle: "\n",
      purpose: "job-application",
    });
    for (const place of ["[first name]", "[company]", "[job title]"])
      expect(emailBody).toContain(place);
  });

  test("stays text, whatever it looks like", () => {
    const hostile = "{name} $& $1 <script>alert('x')</script> [first name] \\ ${role}";
    for (const { name, scripts } of forty({
      context: hostile,
      company: hostile,
      recipient: hostile,
    }))
      expect(messages(scripts).join("\n"), name).toContain(hostile);
  });

  test("is read without what nobody sees", () => {
    const { linkedinMessage } = draft({
      company: "Ac\u202eme\u0000\nLtd",
      recipient: "Sa\u200brah\t",
    });
    expect(linkedinMessage).toContain("Hi Sarah, in the Acme Ltd trial");
  });

  test("gets no second full stop", () => {
    for (const { name, scripts } of forty({
      ...typical,
      company: "Acme Inc.",
      role: "Copywriter.",
    }))
      expect(messages(scripts).join("\n"), name).not.toMatch(
        /\.\.|\. (?:role|position)|copywriter\. (?:and|in)/,
      );
  });

  test.each(["Lifecycle Manager role", "Lifecycle Manager position.", "Lifecycle Manager"])(
    "says the role once: %s",
    (jobTitle) => {
      expect(draft({ jobTitle, purpose: "job-application" }).linkedinMessage).toContain(
        "for the Lifecycle Manager role I",
      );
    },
  );
});

describe("a connection note", () => {
  const long = {
    role: "Senior Lifecycle, Retention and Customer Marketing Manager for Online Shops",
  };

  test("that is too long with a long role says so in the tips", () => {
    const { linkedinMessage = "", tips } = draft({ ...long, channel: "linkedin" });
    expect(linkedinMessage.length > longestNote).toBe(
      tips.some((tip) => tip.includes("longer than")),
    );
    expect(linkedinMessage.length).toBeGreaterThan(longestNote - 20);
    expect(draft({ channel: "linkedin" }).tips.join()).not.toContain("longer than");
    const longer = draft({ role: `${long.role} and More`, channel: "linkedin" });
    expect(longer.tips.at(-1)).toContain("longer than the three hundred characters");
  });

  test("takes the context when there is room, and leaves it to the follow-up when there is none", () => {
    const short = draft({ channel: "linkedin", context: "I use it daily" });
    expect(short.linkedinMessage).toContain(" What I looked at: I use it daily. ");
    expect(short.followUpMessage).not.toContain("I use it daily");

    const story = "I moved a shop from one mail tool to another last year and wrote about it";
    const moved = draft({ channel: "linkedin", context: story });
    expect(moved.linkedinMessage).not.toContain(story);
    expect(moved.followUpMessage).toContain(`\n\nWhat I looked at: ${story}.\n\n`);
    expect(moved.tips.at(-1)).toContain("follow-up");

    const both = draft({ context: story });
    expect(both.emailBody).toContain(story);
    expect(both.followUpMessage).not.toContain(story);
  });
});

test("a subject with a long name in it falls back to one without", () => {
  const company = "The Very Long Name of a Company That Sells Things to Others";
  expect(draft({ company }).emailSubject).toBe("One email in your trial");
  expect(draft({ company: "Acme" }).emailSubject).toBe("One email in the Acme trial");
});

test("both channels give both messages, with the follow-up that fits either", () => {
  const both = draft({});
  const { linkedinMessage, followUpMessage } = draft({ channel: "linkedin" });
  const { emailSubject, emailBody } = draft({ channel: "email" });
  expect(both).toMatchObject({ linkedinMessage, followUpMessage, emailSubject, emailBody });
});
