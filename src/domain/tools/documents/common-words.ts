/** Where the same word stands in each of two texts. */
type Pair = readonly [one: number, other: number];

/** A table with more cells than this would take longer than anybody waits for a page. */
const mostCells = 1_000_000;

/** The words two texts have in common, in their order: as many as there are where the texts are short, and nearly as many elsewhere. */
export function commonWords(one: readonly string[], other: readonly string[]): Pair[] {
  const start = sharedStart(one, other);
  const end = sharedEnd(one.slice(start), other.slice(start));
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  const between =
    left.length * right.length <= mostCells ? inTable(left, right) : betweenAnchors(left, right);
  return [
    ...Array.from({ length: start }, (_, at): Pair => [at, at]),
    ...between.map(([a, b]): Pair => [a + start, b + start]),
    ...Array.from({ length: end }, (_, at): Pair => [
      one.length - end + at,
      other.length - end + at,
    ]),
  ];
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[one.length - 1 - length] === other[other.length - 1 - length])
    length += 1;
  return length;
}

/** Each cell says how many words the texts share from there to their ends. */
function inTable(one: readonly string[], other: readonly string[]): Pair[] {
  const width = other.length + 1;
  const cells = new Uint16Array((one.length + 1) * width);
  const cell = (a: number, b: number): number => cells[a * width + b] ?? 0;
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1)
      cells[a * width + b] =
        one[a] === other[b] ? cell(a + 1, b + 1) + 1 : Math.max(cell(a + 1, b), cell(a, b + 1));
  const pairs: Pair[] = [];
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    if (one[a] === other[b]) pairs.push([a++, b++]);
    else if (cell(a + 1, b) >= cell(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}

/** Cuts both texts where a word stands that each of them has only once, and looks between the cuts. */
function betweenAnchors(one: readonly string[], other: readonly string[]): Pair[] {
  const anchors = longestRising(onceInBoth(one, other));
  if (anchors.length === 0) return [];
  const pairs: Pair[] = [];
  let [fromA, fromB] = [0, 0];
  for (const [a, b] of [...anchors, [one.length, other.length] as const]) {
    for (const [x, y] of commonWords(one.slice(fromA, a), other.slice(fromB, b)))
      pairs.push([x + fromA, y + fromB]);
    if (a < one.length) pairs.push([a, b]);
    [fromA, fromB] = [a + 1, b + 1];
  }
  return pairs;
}

function onceInBoth(one: readonly string[], other: readonly string[]): Pair[] {
  const places = placesOfSingles(other);
  return [...placesOfSingles(one)].flatMap(([word, a]): Pair[] => {
    const b = places.get(word);
    return b === undefined ? [] : [[a, b]];
  });
}

function placesOfSingles(words: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const seen = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (seen.has(word)) places.delete(word);
    else places.set(word, at);
    seen.add(word);
  }
  return places;
}

/** Of pairs in the order of the first text, the most that are in the order of the second too. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const before = new Map<Pair, Pair | undefined>();
  const lasts: Pair[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, lasts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lasts[middle]?.[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    before.set(pair, lasts[low - 1]);
    lasts[low] = pair;
  }
  const rising: Pair[] = [];
  for (let pair = lasts.at(-1); pair !== undefined; pair = before.get(pair)) rising.push(pair);
  return rising.toReversed();
}
