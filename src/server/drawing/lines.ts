export type Measure = (text: string, size: number) => number;

interface Frame {
  readonly width: number;
  /** Sizes to choose from, largest first, each with the number of lines there is room for. */
  readonly settings: readonly { readonly size: number; readonly mostLines: number }[];
}

export interface SetText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The text in the largest size that holds all of it; where none does, as much as the smallest can hold, and an ellipsis. */
export function setInFrame(text: string, measure: Measure, { width, settings }: Frame): SetText {
  for (const { size, mostLines } of settings) {
    const lines = wrap(text, (line) => measure(line, size) <= width);
    // A word is broken only where no smaller size could keep it whole.
    if (lines.length <= mostLines && lines.join(" ") === oneLine(text)) return { size, lines };
  }
  const { size, mostLines } = settings.at(-1) ?? { size: 0, mostLines: 1 };
  const fits = (line: string): boolean => measure(line, size) <= width;
  const lines = wrap(text, fits);
  const whole = lines.slice(0, mostLines - 1);
  const last = cut(lines.slice(mostLines - 1).join(" "), fits);
  return { size, lines: [...whole, last].filter((line) => line !== "") };
}

/** One line of it, with an ellipsis where it goes on. */
export function cut(text: string, fits: (line: string) => boolean): string {
  const line = oneLine(text);
  if (fits(line)) return line;
  let kept = "";
  for (const letter of line) {
    if (!fits(ended(kept + letter))) break;
    kept += letter;
  }
  const lastSpace = kept.lastIndexOf(" ");
  // Between words where that loses little.
  return ended(lastSpace > kept.length / 2 ? kept.slice(0, lastSpace) : kept);
}

const ended = (text: string): string => `${text.replace(/(?<![\s,;:.(&/–-])[\s,;:.(&/–-]+$/, "")}…`;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** As many words to a line as fit. A word longer than a line is broken wherever it must be. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of oneLine(text).split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const pieces = broken(word, fits);
    line = pieces.pop() ?? "";
    lines.push(...pieces);
  }
  return line === "" ? lines : [...lines, line];
}

function broken(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece !== "" && !fits(piece + letter)) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}
