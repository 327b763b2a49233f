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
