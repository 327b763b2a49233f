import { deceitKinds } from "./deceit.ts";
import { honestKinds } from "./honest.ts";
import { keyKinds } from "./keys.ts";
import type { Kind } from "./kind.ts";
import { leanings } from "./leanings.ts";
import { lureKinds } from "./lures.ts";
import { moneyKinds } from "./money.ts";

/** Kinds that a careful reader would remark on. */
export const tellingKinds: readonly Kind[] = [
  ...moneyKinds,
  ...keyKinds,
  ...deceitKinds,
  ...lureKinds,
];

/** Every kind of words that is weighed. */
export const kinds: readonly Kind[] = [...tellingKinds, ...leanings, ...honestKinds];
