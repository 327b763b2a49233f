import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";
import { randomBytesAtHand } from "../random-bytes.ts";

/** Random names for browsers that only we can have given: they need no list of those that were. */
export interface SignedNames {
  make(): string;
  isOurs(name: string): boolean;
}

const halfBytes = 16;

/** Half of a name is random, half signs it. With a key for each purpose, a name given for one is none for another. */
export function signedNames(appSecret: string, purpose: string): SignedNames {
  const made = hkdfSync("sha256", appSecret, "", `kwela ${purpose} names v1`, 32);
  // A key for good: as bytes it would be made into one for every name.
  const key = createSecretKey(Buffer.from(made));
  const signatureOf = (random: Buffer): Buffer =>
    createHmac("sha256", key).update(random).digest().subarray(0, halfBytes);
  return {
    make() {
      const random = randomBytesAtHand(halfBytes);
      return Buffer.concat([random, signatureOf(random)]).toString("base64url");
    },
    isOurs(name) {
      const bytes = Buffer.from(name, "base64url");
      if (bytes.length !== 2 * halfBytes) return false;
      return timingSafeEqual(bytes.subarray(halfBytes), signatureOf(bytes.subarray(0, halfBytes)));
    },
  };
}
