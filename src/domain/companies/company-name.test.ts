import { describe, expect, test } from "vitest";
import { companyKey, companySlug, companySlugShape } from "./company-name.ts";

describe("one company, however it is written", () => {
  test.each([
    ["Tidewrack Surf", "tidewrack surf"],
    ["  TIDEWRACK   surf ", "tidewrack surf"],
    ["Tidewrack Surf, Inc.", "tidewrack surf"],
    ["Tidewrack Surf (Pty) Ltd", "tidewrack surf"],
    ["Tidewrack Surf Proprietary Limited", "tidewrack surf"],
    ["Fathom & Field GmbH", "fathom and field"],
    ["Fathom and Field", "fathom and field"],
    ["Molen B.V.", "molen"],
    ["Café Ember", "cafe ember"],
    ["Marlow’s", "marlows"],
    ["Ｗｉｄｅ Ltd.", "wide"],
    ["Booking.com", "booking com"],
    ["3M", "3m"],
    // What is left would be nobody.
    ["Limited", "limited"],
    ["Inc Ltd", "inc"],
    ["Ember & Co", "ember and co"],
    ["Яндекс", "яндекс"],
    ["***", ""],
  ])("%s is %s", (name, key) => {
    expect(companyKey(name)).toBe(key);
  });
});

describe("addresses of companies", () => {
  test("read like the name where it is plain", () => {
    expect(companySlug(companyKey("Tidewrack Surf Ltd"))).toBe("tidewrack-surf");
  });

  test("differ for different companies, and hold nothing that an address must not", () => {
    const long = "very ".repeat(60);
    const names = [
      "Яндекс",
      "Янтарь",
      "日本",
      "日本 labs",
      "labs",
      `${long}one`,
      `${long}two`,
      "labs 日本",
      "../../admin",
      "a<script>",
      "%2e%2e",
    ];
    const slugs = names.map((name) => companySlug(companyKey(name)));
    expect(new Set(slugs).size).toBe(names.length);
    for (const slug of slugs) expect(slug).toMatch(companySlugShape);
  });

  test("no plain name has the address of one that is not", () => {
    const odd = companySlug(companyKey("日本 labs")) ?? "";
    expect(odd).toMatch(/^labs~[a-z0-9]{14}$/);
    expect(companySlug(companyKey(odd))).not.toBe(odd);
  });

  test("a name without letters has none", () => {
    expect(companySlug(companyKey("—"))).toBeNull();
  });
});
