import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

describe("with nothing set", () => {
  test("it is a demo on port 3000 with the embedded database", () => {
    expect(readConfig({})).toMatchObject({
      mode: "demo",
      port: 3000,
      databaseUrl: null,
      appUrl: "http://localhost:3000",
      isHttps: false,
    });
  });

  test("an empty value counts as absent, as compose files write it", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", SUPPORT_EMAIL: "" })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });
});

describe("who takes the money", () => {
  test("a demo pays a simulator in its own process, with keys that survive a restart", () => {
    const { paystack } = readConfig({ PORT: "4000" });
    expect(paystack).toMatchObject({
      isSimulated: true,
      baseUrl: "http://127.0.0.1:4000/demo/paystack",
      secretKey: expect.stringMatching(/^sk_test_/),
      publicKey: expect.stringMatching(/^pk_test_/),
      planCode: expect.stringMatching(/^PLN_/),
    });
    expect(readConfig({ PORT: "4000" }).paystack).toEqual(paystack);
    const other = readConfig({ APP_SECRET: "x".repeat(32) }).paystack;
    expect(other.secretKey).not.toBe(paystack.secretKey);
  });

  test("unless it is given a provider of its own", () => {
    const key = { PAYSTACK_SECRET_KEY: "sk_test_own", PAYSTACK_PLAN_CODE: "PLN_own" };
    expect(readConfig(key).paystack).toMatchObject({
      isSimulated: false,
      secretKey: "sk_test_own",
      planCode: "PLN_own",
      baseUrl: "https://api.paystack.co",
    });
    const elsewhere = readConfig({ PAYSTACK_BASE_URL: "http://127.0.0.1:9" }).paystack;
    expect(elsewhere).toMatchObject({ isSimulated: false, baseUrl: "http://127.0.0.1:9" });
    expect(() => readConfig({ PAYSTACK_SECRET_KEY: "sk_test_own" })).toThrow(
      /^PAYSTACK_PLAN_CODE is missing/,
    );
  });
});

describe("F31: a bad value stops the start and is named, never shown", () => {
  test.each([
    ["PORT", "canary"],
    ["PORT", "70000"],
    ["PORT", "3000.5"],
    ["APP_MODE", "canary"],
    ["APP_URL", "canary"],
    ["APP_URL", "javascript:canary"],
    ["APP_SECRET", "canary"],
    ["DATABASE_URL", "mysql://canary"],
    ["PAYSTACK_SECRET_KEY", "pk_canary"],
    ["SMTP_URL", "https://canary"],
    ["SUPPORT_EMAIL", "canary"],
    ["TRUST_PROXY", "-1"],
    ["LOG_LEVEL", "canary"],
    ["METRICS_TOKEN", "canary"],
  ])("%s", (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name} is not valid`));
    expect(attempt).not.toThrow(/canary/);
  });
});
