import { describe, expect, test } from "vitest";
import {
  accountDeeds,
  isDoneAlready,
  isLastAdmin,
  whyNot,
  type AccountDeed,
  type Standing,
} from "./desk-rules.ts";

const someone = (id: number, rest: Partial<Standing> = {}): Standing => ({
  id,
  isAdmin: false,
  isEmployer: false,
  suspendedAt: null,
  deletionDueAt: null,
  ...rest,
});
const when = new Date("2026-11-15T08:00:00Z");
const boss = someone(1, { isAdmin: true });
const other = someone(2, { isAdmin: true });
const member = someone(3);

describe("what may be done to an account", () => {
  test.each(accountDeeds)("%s: an administrator may, to somebody who is none", (deed) => {
    expect(whyNot(deed, boss, member, [boss])).toBeNull();
  });

  test.each<[AccountDeed, Standing, Standing, readonly Standing[], string | null]>([
    ["unmake-admin", boss, boss, [boss, other], "own_account"],
    ["suspend", boss, boss, [boss, other], "own_account"],
    ["make-employer", boss, boss, [boss], null],
    ["unmake-admin", boss, other, [boss, other], null],
    ["suspend", boss, other, [boss, other], null],
    ["suspend", someone(1), other, [other], "admin_required"],
    ["reinstate", someone(1, { isAdmin: true, suspendedAt: when }), member, [], "admin_required"],
    [
      "make-admin",
      someone(1, { isAdmin: true, deletionDueAt: when }),
      member,
      [],
      "admin_required",
    ],
  ])("%s", (deed, by, to, admins, refusal) => {
    expect(whyNot(deed, by, to, admins)).toBe(refusal);
  });

  test("the last is whoever has no other beside them that could work", () => {
    expect(isLastAdmin(boss, [boss])).toBe(true);
    expect(isLastAdmin(boss, [boss, other])).toBe(false);
    expect(isLastAdmin(boss, [boss, { ...other, suspendedAt: when }])).toBe(true);
    expect(isLastAdmin(boss, [boss, { ...other, deletionDueAt: when }])).toBe(true);
    expect(isLastAdmin(member, [])).toBe(false);
  });
});

test("what is so already is not done again", () => {
  const all = someone(4, { isAdmin: true, isEmployer: true, suspendedAt: when });
  expect(accountDeeds.filter((deed) => isDoneAlready(deed, all))).toEqual([
    "suspend",
    "make-admin",
    "make-employer",
  ]);
  expect(accountDeeds.filter((deed) => isDoneAlready(deed, member))).toEqual([
    "reinstate",
    "unmake-admin",
    "unmake-employer",
  ]);
});
