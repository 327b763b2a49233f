/** What one part of the line says, why it may, and what it must not say. */
export interface Offer {
  /** Behind "I"; null for nothing. */
  readonly clause: string | null;
  readonly because: readonly string[];
  /** For the member, in plain words. */
  readonly leftOut: readonly string[];
}

export const saysNothing = (why: string): Offer => ({ clause: null, because: [], leftOut: [why] });
