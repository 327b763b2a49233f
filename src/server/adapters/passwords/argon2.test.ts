import { expect, test } from "vitest";
import { argon2Passwords } from "./argon2.ts";

test("a password costs whoever guesses what OWASP recommends: argon2id, 19 MiB, two passes", async () => {
  const passwords = argon2Passwords({ refusesCommon: true });
  const stored = await passwords.hash("correct horse battery staple");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.verify(stored, "correct horse battery staple")).toBe(true);
  expect(await passwords.verify(stored, "correct horse battery stable")).toBe(false);
  expect(await passwords.verify(null, "nobody has this password")).toBe(false);
});
