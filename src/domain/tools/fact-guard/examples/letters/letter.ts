/** A whole text the AI gave back, with what is made up in it and what its member said, only in other words. */
export interface Letter {
  readonly own: readonly string[];
  readonly asked: readonly string[];
  readonly generated: string;
  readonly invented: readonly string[];
  readonly said: readonly string[];
}

/** Reads letters, "---" between them: what the member wrote (S), the ad (A), and the answer (O) with «made up» and ‹said›. */
export const lettersIn = (text: string): Letter[] =>
  text
    .trim()
    .split("\n---\n")
    .map((letter) => {
      const own = letter.slice(0, letter.indexOf("\nA:")).replace("S: ", "");
      const ad = letter.slice(letter.indexOf("\nA:") + 3, letter.indexOf("\nO: ")).trim();
      const answer = letter.slice(letter.indexOf("\nO: ") + 4);
      return {
        own: [own],
        asked: ad === "" ? [] : [ad],
        generated: answer.replaceAll(/[«»‹›]/g, ""),
        invented: between(answer, /«([^«»]*)»/g),
        said: between(answer, /‹([^‹›]*)›/g),
      };
    });

const between = (text: string, marked: RegExp): string[] =>
  [...text.matchAll(marked)].map(([, inside = ""]) => inside);
