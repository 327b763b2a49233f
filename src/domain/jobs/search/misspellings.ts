/** How many letters a word of this length may be off and still be a slip: in a short word, two make another word. */
const slipsAllowed = (word: string): number => (word.length < 6 ? 1 : 2);

/** Those of the words that somebody most likely meant who wrote this one; none when it is like none of them. */
export function likelyMeant(written: string, words: readonly string[]): string[] {
  const distances = words.map((word) => ({ word, distance: slipsBetween(written, word) }));
  const least = Math.min(...distances.map(({ distance }) => distance));
  if (least > slipsAllowed(written)) return [];
  return distances.filter(({ distance }) => distance === least).map(({ word }) => word);
}

/** Letters to add, leave out, change or swap with their neighbour to get from one word to the other. */
function slipsBetween(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? Infinity;
