import { createHash } from "node:crypto";

/** The name of a logo: 128 bits of what it is made of. */
export const logoHash = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32);
