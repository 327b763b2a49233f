/** What a rule says to whoever asks how we read: why it is there, an example in which it speaks, and a near miss in which it does not. */
export interface Explained {
  readonly reason: string;
  readonly fires: string;
  readonly spares: string;
}

export interface ExplainedRow extends Explained {
  readonly id: string;
}

/** Every rule of a family, by the name that a fact carries: the compiler asks for one that is missing. */
export const rowsOf = (table: Readonly<Record<string, Explained>>): readonly ExplainedRow[] =>
  Object.entries(table).map(([id, { reason, fires, spares }]) => ({ id, reason, fires, spares }));
