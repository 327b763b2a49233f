import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formsForOnce, formsToKeep, nonceMark, type PageForms } from "./page-forms.ts";
import { inOne } from "./page-room.ts";
import { freshNonce } from "../../guards/security-headers.ts";

const written = `<p nonce="${nonceMark}">Hé</p>${"<p>climb</p>".repeat(500)}<i nonce="${nonceMark}">rise</i>`;

function ask(forms: PageForms, isPacked: boolean): { text: string; nonce: string } {
  const nonce = freshNonce();
  const bytes = inOne(forms.fill(nonce, isPacked));
  return { text: (isPacked ? gunzipSync(bytes) : bytes).toString(), nonce };
}

test("a kept page is the same page with a nonce of its own, however often and in whatever form it is asked for", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }), (asked) => {
      const forms = formsToKeep([written]);
      for (const isPacked of asked) {
        const { text, nonce } = ask(forms, isPacked);
        expect(text).toBe(written.replaceAll(nonceMark, nonce));
      }
    }),
  );
});

test("a page for once is whole in both forms", () => {
  for (const isPacked of [true, false]) {
    const { text, nonce } = ask(formsForOnce([written]), isPacked);
    expect(text).toBe(written.replaceAll(nonceMark, nonce));
  }
});

test("a kept page weighs what it holds: little once it was sent packed", () => {
  const forms = formsToKeep([written]);
  expect(forms.bytes).toBeGreaterThan(written.length);
  ask(forms, true);
  expect(forms.bytes).toBeLessThan(1_000);
  ask(forms, true);
  expect(forms.bytes).toBeLessThan(1_000);
  ask(forms, false);
  expect(forms.bytes).toBeGreaterThan(written.length);
});
