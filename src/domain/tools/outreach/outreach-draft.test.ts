import { describe, expect, test } from "vitest";
import { draft, forty, messages, typical } from "./examples.ts";
import { longestNote } from "./outreach-draft.ts";

describe("what was typed", () => {
  test("is put where it belongs", () => {
    const { linkedinMessage, emailSubject, emailBody } = draft({
      ...typical,
      purpose: "job-application",
    });
    expect(linkedinMessage).toMatch(/^Hi Sarah, for the Lifecycle Manager role/);
    expect(emailSubject).toBe("Lifecycle Manager: notes from the Northwind Analytics trial");
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

  test("gets the right article whatever the company is called", () => {
    for (const { name, scripts } of forty({ company: "Acme", jobTitle: "Editor" }))
      expect(messages(scripts).join("\n"), name).not.toMatch(/\ba (?:Acme|Editor)/i);
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
    expect(short.linkedinMessage).toContain(" By way of context: I use it daily. ");
    expect(short.followUpMessage).not.toContain("I use it daily");

    const story = "I moved a shop from one mail tool to another last year and wrote about it";
    const moved = draft({ channel: "linkedin", context: story });
    expect(moved.linkedinMessage).not.toContain(story);
    expect(moved.followUpMessage).toContain(`\n\nBy way of context: ${story}.\n\n`);
    expect(moved.tips.at(-1)).toContain("follow-up");

    const both = draft({ context: story });
    expect(both.emailBody).toContain(story);
    expect(both.followUpMessage).not.toContain(story);
  });
});

test("a subject with a long name in it falls back to one without", () => {
  const company = "The Very Long Name of a Company That Sells Things to Others";
  expect(draft({ company }).emailSubject).toBe("One moment in your trial");
  expect(draft({ company: "Acme" }).emailSubject).toBe("One moment in the Acme trial");
});

test("both channels give both messages, each with its follow-up", () => {
  const both = draft({});
  const { linkedinMessage, followUpMessage } = draft({ channel: "linkedin" });
  const { emailSubject, emailBody } = draft({ channel: "email" });
  expect(both).toMatchObject({ linkedinMessage, followUpMessage, emailSubject, emailBody });
  expect(both.emailFollowUpMessage).toBe(draft({ channel: "email" }).followUpMessage);
});
