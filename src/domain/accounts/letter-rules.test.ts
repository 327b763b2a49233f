import { expect, test } from "vitest";
import { greetingFor, inboxOf } from "./letter-rules.ts";

test.each([
  ["Thandi@Example.com", "thandi@example.com"],
  ["thandi+jobs+more@example.com", "thandi@example.com"],
  ["+27@example.com", "+27@example.com"],
  ["t.h.andi+x@googlemail.com", "thandi@gmail.com"],
  ["t.handi@example.com", "t.handi@example.com"],
])("letters to %s count for %s", (email, inbox) => {
  expect(inboxOf(email)).toBe(inbox);
});

test.each([
  ["Nomvula", "Hello Nomvula,"],
  ["Anne-Marie van Zyl", "Hello Anne-Marie van Zyl,"],
  ["अनिता", "Hello अनिता,"],
  ["j.smith", "Hello,"],
  ["kwela.co.za", "Hello,"],
  ["a/b", "Hello,"],
  ["0825550199", "Hello,"],
  ["one two three four", "Hello,"],
  ["line\r\nBcc: x", "Hello,"],
])("%j is greeted with %j", (username, greeting) => {
  expect(greetingFor(username)).toBe(greeting);
});
