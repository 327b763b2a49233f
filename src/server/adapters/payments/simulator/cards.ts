import type { Authorization } from "./state.ts";

/** The provider's test cards, by what happens to them. */
export const testCards = {
  success: { number: "4084 0840 8408 4081", brand: "visa", label: "Payment succeeds", says: null },
  declined: {
    number: "4084 0800 0000 5408",
    brand: "visa",
    label: "Card is declined",
    says: "Declined",
  },
  insufficient: {
    number: "4084 0800 0067 0037",
    brand: "visa",
    label: "Insufficient funds",
    says: "Insufficient Funds",
  },
  "3ds": {
    number: "5192 6027 2058 4796",
    brand: "mastercard",
    label: "Bank check passed",
    says: null,
  },
  "3ds-fail": {
    number: "5192 6027 2058 4796",
    brand: "mastercard",
    label: "Bank check failed",
    says: "3DSECURE authentication failed",
  },
} as const satisfies Record<string, TestCard>;

interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly label: string;
  /** What the bank says when it refuses; null when it does not. */
  readonly says: string | null;
}

export type TestCardName = keyof typeof testCards;

export const isTestCard = (name: unknown): name is TestCardName =>
  typeof name === "string" && Object.hasOwn(testCards, name);

const mixed = (text: string): string =>
  Array.from(text, (letter, at) => (at % 2 === 0 ? letter : letter.toUpperCase())).join("");

export function authorizationFor(
  card: TestCardName,
  random: (length: number) => string,
  now: Date,
): Authorization {
  const { number, brand } = testCards[card];
  const digits = number.replaceAll(" ", "");
  return {
    code: `AUTH_${random(10)}`,
    bin: digits.slice(0, 6),
    last4: digits.slice(-4),
    expMonth: "12",
    expYear: String(now.getUTCFullYear() + 4),
    brand,
    signature: `SIG_${mixed(random(20))}`,
  };
}
