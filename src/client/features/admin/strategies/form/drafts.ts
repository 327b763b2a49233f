/** What was typed into a form that was closed without saving, by the strategy it was meant for: a slip of the finger loses nothing. */
export type Drafts = Map<number | "new", Readonly<Record<string, string>>>;
