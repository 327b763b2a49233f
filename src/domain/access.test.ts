import { expect, test } from "vitest";
import { refusalOf, type Viewer } from "./access.ts";

const free: Viewer = {
  id: 1,
  username: "thandi",
  email: "thandi@example.com",
  isPremium: false,
  isAdmin: false,
};
const premium = { ...free, isPremium: true };
const employer = { ...free, isEmployer: true };
const admin = { ...free, isAdmin: true };

test.each([
  ["public", null, null],
  ["signed-in", null, "sign-in-required"],
  ["signed-in", free, null],
  ["premium", null, "sign-in-required"],
  ["premium", free, "premium-required"],
  ["premium", premium, null],
  ["premium", admin, "premium-required"],
  ["employer", free, "employer-required"],
  ["employer", employer, null],
  ["admin", null, "sign-in-required"],
  ["admin", premium, "admin-required"],
  ["admin", admin, null],
] as const)("%s for %o: %s", (access, viewer, refusal) => {
  expect(refusalOf(access, viewer)).toBe(refusal);
});
