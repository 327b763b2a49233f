import type { Result } from "./application.ts";

interface Quiet {
  readonly jobTitle: string;
  readonly company: string;
  readonly result: Result;
  /** The name of whoever is written to; null when nobody is known. */
  readonly contact: string | null;
  /** How often one has asked already. */
  readonly timesAsked: number;
}

/** A short message to whoever went quiet: one reason to write, one question, and a way out. */
export function followUpMessage({ jobTitle, company, result, contact, timesAsked }: Quiet): string {
  const greeting = contact === null ? "Hello," : `Hello ${firstName(contact)},`;
  const role = `the ${jobTitle} role at ${company}`;
  return [greeting, "", ...body(role, result, timesAsked), "", "Kind regards"].join("\n");
}

function body(role: string, result: Result, timesAsked: number): readonly string[] {
  if (result === "Interview")
    return [
      `Thank you again for the conversation about ${role}. I am still keen.`,
      "",
      "Is there anything you would like to see from me while you decide, and when do you expect to?",
    ];
  if (result === "Replied")
    return [
      `I am writing about ${role}, where we left off. I can talk on most afternoons, South African time (UTC+2).`,
      "",
      "Would a short call this week or next suit you?",
    ];
  if (timesAsked === 0)
    return [
      `I applied for ${role} and wanted to make sure that it reached the right person.`,
      "",
      "Is the role still open, and may I send you one piece of work that fits it?",
    ];
  return [
    `I know inboxes fill up, so only this once more about ${role}.`,
    "",
    "If it is filled or on hold, a one-word reply helps me plan. If not, I would still like to talk.",
  ];
}

const firstName = (name: string): string => name.trim().split(/\s/)[0] ?? name;
