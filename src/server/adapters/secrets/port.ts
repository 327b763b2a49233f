/** Seals text that must lie in the database without being readable there. */
export interface Secrets {
  /** Under a key of its own for each purpose: what was sealed for one opens for no other. */
  seal(text: string, purpose?: string): string;
  /** Null when it was sealed with another secret or for another purpose, or tampered with. */
  open(sealed: string, purpose?: string): string | null;
}
