/** The place of the first value that is not below the least. The values stand in order. */
export function firstFrom(values: readonly { readonly value: number }[], least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle]?.value ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
