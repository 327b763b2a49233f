import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";

const database = await freshTables();

/** How many callers these are to us, one call from each, through a proxy at `direct`. */
async function callers(spellings: readonly string[], direct = "10.0.0.1"): Promise<number> {
  const app = testApp(database, { env: { TRUST_PROXY: "1" } });
  for (const address of spellings)
    await app.request("/api/user", { headers: { "x-forwarded-for": address } }, direct);
  const { rows } = await database.executeSql(
    "select distinct regexp_replace(key, '^.* ', '') from rate_limits",
  );
  return rows.length;
}

describe("one caller behind a proxy is one caller", () => {
  test.each([
    ["with a port", ["192.0.2.7", "192.0.2.7:5678", "192.0.2.7:5679"]],
    ["in quotes", ["192.0.2.7", '"192.0.2.7"', '"192.0.2.7:80"']],
    ["with leading zeros", ["192.0.2.7", "192.000.002.007"]],
    [
      "as IPv6, in decimal or hexadecimal",
      ["192.0.2.7", "::ffff:192.0.2.7", "::FFFF:c000:207", "[0:0:0:0:0:ffff:c000:0207]:443"],
    ],
    [
      "with brackets and a port",
      ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443", '"[2001:DB8:0:0::1]:9"'],
    ],
    ["with a zone", ["fe80::1", "fe80::1%eth0", "[fe80::1%25eth1]:80"]],
    ["with zeros written out", ["2001:db8::1", "2001:0DB8:0000:0000:0000:0000:0000:0001"]],
  ])("%s", async (_, spellings) => {
    expect(await callers(spellings)).toBe(1);
  });

  test("two callers stay two", async () => {
    expect(await callers(["192.0.2.7", "192.0.2.8", "2001:db8::1", "2001:db8:0:1::1"])).toBe(4);
  });

  test("what is no address at all counts as the proxy that sent it, not as a caller each", async () => {
    const garbage = [
      "unknown",
      "_hidden",
      "1.2.3",
      "1.2.3.4.5",
      "256.1.1.1",
      ":::",
      "1::2::3",
      "12345::",
      "x",
      "",
      "1.2.3.4:x",
      "[1.2.3.4",
      "::ffff:1.2.3.999",
      "9".repeat(4_000),
    ];
    expect(await callers([...garbage, "10.0.0.1"])).toBe(1);
  });
});
