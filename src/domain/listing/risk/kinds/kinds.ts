import { honestKinds } from "./honest.ts";
import { keyKinds } from "./keys.ts";
import type { Kind } from "./kind.ts";
import { lureKinds } from "./lures.ts";
import { moneyKinds } from "./money.ts";

/** Every kind of words that is weighed. */
export const kinds: readonly Kind[] = [...moneyKinds, ...keyKinds, ...lureKinds, ...honestKinds];
