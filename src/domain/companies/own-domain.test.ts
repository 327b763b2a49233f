import { describe, expect, test } from "vitest";
import { isFreeMail } from "./free-mail.ts";
import { domainOfSite, mailProblem } from "./own-domain.ts";

test.each([
  ["https://tidewrack.example", "tidewrack.example"],
  ["https://www.Tidewrack.example/about?x=1", "tidewrack.example"],
  ["http://careers.tidewrack.co.za:8080/", "careers.tidewrack.co.za"],
  ["https://gmail.com", null],
  ["https://127.0.0.1/", null],
  ["https://[::1]/", null],
  ["https://localhost/", null],
  ["https://intranet", null],
  ["nonsense", null],
  ["https://tidewrack.example@evil.example/", null],
  ["https://tidewrack.example:secret@evil.example/", null],
  ["https://evil.example\\@tidewrack.example/", null],
  ["javascript:alert(1)", null],
])("the domain of %s is %s", (site, domain) => {
  expect(domainOfSite(site)).toBe(domain);
});

test.each([
  ["gmail.com", true],
  ["GMail.com", true],
  ["yahoo.co.za", true],
  ["yahoo.co.uk", true],
  ["outlook.com", true],
  ["mweb.co.za", true],
  ["icloud.com", true],
  ["proton.me", true],
  ["tidewrack.example", false],
  ["mail.tidewrack.example", false],
  ["liveagency.com", false],
])("%s gives a mailbox to everybody: %s", (domain, isFree) => {
  expect(isFreeMail(domain)).toBe(isFree);
});

describe("a mailbox that proves where somebody works", () => {
  test.each([
    ["jobs@tidewrack.example", "tidewrack.example", null],
    ["JOBS@TideWrack.Example", "tidewrack.example", null],
    ["jobs@tidewrack.example", "careers.tidewrack.example", null],
    ["jobs@careers.tidewrack.example", "tidewrack.example", "other-domain"],
    ["jobs@wrack.example", "tidewrack.example", "other-domain"],
    ["jobs@example", "tidewrack.example", "other-domain"],
    ["jobs@gmail.com", "tidewrack.example", "free-mail"],
    ["a@tidewrack.example@evil.example", "tidewrack.example", "other-domain"],
  ])("%s for %s: %s", (email, site, problem) => {
    expect(mailProblem(email, site)).toBe(problem);
  });
});
