/** Seals text that must lie in the database without being readable there. */
export interface Secrets {
  seal(text: string): string;
  /** Null when it was sealed with another secret, or tampered with. */
  open(sealed: string): string | null;
}
