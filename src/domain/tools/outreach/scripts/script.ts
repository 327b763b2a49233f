import type { OutreachPurpose } from "#domain/tools/outreach/options.ts";

/** Two pieces of a message: what comes of the typed context may stand between them. */
type Halves = readonly [opening: string, closing: string];

/**
 * What we wrote for one target and one purpose. `{name}`, `{company}`, `{jobTitle}` and `{aRole}` ("an SEO specialist") are
 * filled by us, `[words in brackets]` by the member: nothing here claims what we cannot know.
 */
export interface Script {
  /** A connection note on LinkedIn, with room for a line of context. */
  readonly note: Halves;
  readonly noteFollowUp: Halves;
  /** The second is for names that make the first too long, so it has none in it. */
  readonly subjects: readonly [usual: string, nameless: string];
  /** Paragraphs between the greeting and the sign-off; the typed context comes after the first. */
  readonly email: readonly [string, string, ...string[]];
  readonly emailFollowUp: Halves;
  /** Stands before the typed context and a colon, so that a sentence and a fragment both read well. */
  readonly contextLead: string;
  readonly tips: readonly [string, string, string];
  readonly noteTip: string;
  readonly emailTip: string;
}

export type ScriptsByPurpose = Readonly<Record<OutreachPurpose, Script>>;
