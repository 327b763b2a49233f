import { visibleLine } from "#domain/listing/text/visible-text.ts";
import type { OutreachChannel, OutreachPurpose, OutreachTarget } from "./options.ts";
import { agency } from "./scripts/agency.ts";
import { earlyStageStartup } from "./scripts/early-stage-startup.ts";
import { enterprise } from "./scripts/enterprise.ts";
import { freelancer } from "./scripts/freelancer.ts";
import { saas } from "./scripts/saas.ts";
import type { Script, ScriptsByPurpose } from "./scripts/script.ts";
import { rolePhrase } from "./typed/role-phrase.ts";
import { contextParagraph, contextSentence } from "./typed/typed-context.ts";

/** What the member tells us. What is missing or blank becomes a place to fill in. */
export interface OutreachRequest {
  readonly target: OutreachTarget;
  readonly purpose: OutreachPurpose;
  readonly channel: OutreachChannel;
  readonly role: string;
  readonly context?: string | undefined;
  readonly company?: string | undefined;
  /** As they are greeted, usually by first name. */
  readonly recipient?: string | undefined;
  /** Of the job applied for. */
  readonly jobTitle?: string | undefined;
}

/** A field is absent when the chosen channel has no use for it. */
export interface OutreachScripts {
  readonly linkedinMessage?: string;
  readonly followUpMessage?: string;
  /** Where both channels are written for: the other one follows the note on LinkedIn. */
  readonly emailFollowUpMessage?: string;
  readonly emailSubject?: string;
  readonly emailBody?: string;
  readonly tips: readonly string[];
}

/** What LinkedIn takes in a connection note. */
export const longestNote = 300;
/** What most mail programs show of a subject. */
export const longestSubject = 60;

const scripts: Readonly<Record<OutreachTarget, ScriptsByPurpose>> = {
  "early-stage-startup": earlyStageStartup,
  agency,
  saas,
  enterprise,
  freelancer,
};

const signOff = "Kind regards,\n[your name]\n[link to your work]";

const noteTooLong =
  "With what you typed, this note is longer than the three hundred characters LinkedIn takes in a connection request: shorten your role, or send it as a message once you are connected.";
const contextMoved =
  "Your context does not fit into a connection request, so it stands in the follow-up, which has no such limit.";

/** Messages for one target and purpose, in our words, with what the member typed put in place. */
export function outreachDraft(request: OutreachRequest): OutreachScripts {
  const script = scripts[request.target][request.purpose];
  const fill = filling(request);
  const typed = request.context ?? "";
  const emailFollowUp = script.emailFollowUp.map(fill).join("\n\n");
  if (request.channel === "email") {
    const tips = [...script.tips, script.emailTip];
    return { followUpMessage: emailFollowUp, ...emailOf(script, fill, typed), tips };
  }
  const email = request.channel === "both" ? emailOf(script, fill, typed) : null;
  const note = noteOf(script, fill, typed);
  // The mail has told the context already.
  const moved =
    note.hasContext || email !== null ? "" : contextParagraph(script.contextLead, typed);
  const [opening, closing] = script.noteFollowUp;
  const followUp = [fill(opening), moved, fill(closing)].filter((part) => part !== "");
  const tips = [
    ...script.tips,
    script.noteTip,
    ...(email === null ? [] : [script.emailTip]),
    ...(note.text.length > longestNote ? [noteTooLong] : []),
    ...(moved === "" ? [] : [contextMoved]),
  ];
  return {
    linkedinMessage: note.text,
    followUpMessage: followUp.join("\n\n"),
    ...(email !== null && { emailFollowUpMessage: emailFollowUp, ...email }),
    tips,
  };
}

type Fill = (template: string) => string;

/** One pass over our own words: what somebody typed is never looked at again, whatever it looks like. */
function filling({ role, company, recipient, jobTitle }: OutreachRequest): Fill {
  const slots: Readonly<Record<string, string>> = {
    aRole: rolePhrase(role),
    company: visibleLine(company ?? "") || "[company]",
    name: visibleLine(recipient ?? "") || "[first name]",
    jobTitle: titleOnly(jobTitle ?? "") || "[job title]",
  };
  return (template) =>
    template.replaceAll(/\{(\w+)\}(\.?)/g, (_, slot: string, stop: string) => {
      const text = slots[slot] ?? "";
      return /[.!?]$/.test(text) ? text : `${text}${stop}`;
    });
}

/** We say "the … role" ourselves. */
const titleOnly = (typed: string): string =>
  visibleLine(typed)
    .replace(/[.,;:]$/, "")
    .replace(/ (?:role|position|job)$/i, "");

interface Note {
  readonly text: string;
  readonly hasContext: boolean;
}

/** With the context if there is room for it. */
function noteOf(
  { note: [opening, closing], contextLead }: Script,
  fill: Fill,
  typed: string,
): Note {
  const context = contextSentence(contextLead, typed);
  const short = `${fill(opening)} ${fill(closing)}`;
  const whole = `${fill(opening)} ${context} ${fill(closing)}`;
  return context === "" || whole.length > longestNote
    ? { text: short, hasContext: context === "" }
    : { text: whole, hasContext: true };
}

function emailOf(
  { subjects: [usual, nameless], email: [opening, ...rest], contextLead }: Script,
  fill: Fill,
  typed: string,
): Pick<OutreachScripts, "emailSubject" | "emailBody"> {
  const subject = fill(usual);
  const paragraphs = [
    fill("Hi {name},"),
    fill(opening),
    contextParagraph(contextLead, typed),
    ...rest.map(fill),
    signOff,
  ];
  return {
    emailSubject: subject.length > longestSubject ? nameless : subject,
    emailBody: paragraphs.filter((part) => part !== "").join("\n\n"),
  };
}
