/** A string without an end goes up to the end of the text, so that no quote is tried twice; it is no JSON either way. */
const longDigits = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const unsafeInteger = /^-?[1-9]\d{15,}$/;

/**
 * JSON whose whole numbers keep their digits: one that a double may not hold exactly becomes a string. The
 * provider's transaction ids are 64 bits long. Throws `SyntaxError`, also for bytes that are no UTF-8.
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  const exact = text.replace(longDigits, (token) =>
    unsafeInteger.test(token) ? `"${token}"` : token,
  );
  return JSON.parse(exact) as unknown;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new SyntaxError("These bytes are no UTF-8");
  }
}
