/** What a call took, as the provider counts it. Cached tokens are part of the input. */
export interface TokensUsed {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** In dollars for a million tokens. */
interface Price {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

const prices: Readonly<Record<string, Price>> = {
  "gpt-6-luna": { input: 0.1, cached: 0.01, output: 0.5 },
  "gpt-5.6-luna": { input: 0.2, cached: 0.02, output: 1.2 },
  "gpt-5.4-mini": { input: 0.75, cached: 0.075, output: 4.5 },
  "gpt-5.4-nano": { input: 0.2, cached: 0.02, output: 1.25 },
  "gpt-5.5": { input: 5, cached: 0.5, output: 30 },
};

/** A dated edition ("gpt-6-luna-2026-09-22") costs what its model costs. */
function priceOf(model: string): Price | null {
  const plain = model.replace(/-\d{4}-\d{2}-\d{2}$/, "");
  return Object.hasOwn(prices, plain) ? (prices[plain] ?? null) : null;
}

/** In millionths of a dollar, rounded up; null for a model whose price we do not know. */
export function costOf(model: string, { input, cached, output }: TokensUsed): number | null {
  const price = priceOf(model);
  if (price === null) return null;
  const fresh = Math.max(0, input - cached);
  return Math.ceil(fresh * price.input + cached * price.cached + output * price.output);
}
