import { createHmac, timingSafeEqual } from "node:crypto";

const shape = /^[0-9a-f]{128}$/;

/** The provider's seal: HMAC-SHA512 over the very bytes that were sent, in lower-case hex. */
export const signatureOf = (body: Uint8Array | string, secretKey: string): string =>
  createHmac("sha512", secretKey).update(body).digest("hex");

export function isSignedBy(
  secretKey: string,
  body: Uint8Array,
  signature: string | undefined,
): boolean {
  if (signature === undefined || !shape.test(signature)) return false;
  return timingSafeEqual(
    Buffer.from(signature, "latin1"),
    Buffer.from(signatureOf(body, secretKey), "latin1"),
  );
}
