import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gzipTemplate } from "./nonce-gzip.ts";

test("unpacks to the parts joined by the nonce, whatever they are", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary", maxLength: 500 }), { minLength: 1, maxLength: 6 }),
      fc.string({ minLength: 1, maxLength: 40 }),
      (parts, nonce) => {
        const template = gzipTemplate(parts, Buffer.byteLength(nonce));
        expect(gunzipSync(Buffer.concat(template.fill(nonce))).toString()).toBe(
          Buffer.from(parts.join(nonce)).toString(),
        );
      },
    ),
  );
});

test("one template serves many nonces, and still compresses", () => {
  const parts = ["<p>climb</p>".repeat(2_000), "<p>rise</p>".repeat(2_000)];
  const template = gzipTemplate(parts, 6);
  for (const nonce of ["first.", "second"]) {
    const packed = Buffer.concat(template.fill(nonce));
    expect(gunzipSync(packed).toString()).toBe(parts.join(nonce));
    expect(packed.length).toBeLessThan(1_000);
  }
});
