/** Where a domain says something. */
export type SaidIn = "dns" | "file";

/** Domains of others, as far as they speak for their owners. */
export interface Domains {
  /** Where the domain says exactly these words; null where it does not, or does not answer. */
  find(domain: string, words: string): Promise<SaidIn | null>;
}
