import { createHmac } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { brand } from "#domain/brand.ts";
import { logLevels } from "./adapters/log/port.ts";

/** A value of the environment that stops the start. Names the variable, never what it holds. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const appModes = ["demo", "production"] as const;
const blankAsAbsent = z.literal("").transform(() => undefined);
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([blankAsAbsent, schema]).optional();
const text = optional(z.string().trim());
const address = (...protocols: string[]) =>
  optional(z.url({ protocol: new RegExp(`^(${protocols.join("|")})$`) }));

const environment = z.object({
  APP_MODE: optional(z.enum(appModes)),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  DATA_DIR: text,
  DATABASE_URL: address("postgres", "postgresql"),
  ALLOW_EMBEDDED_DATABASE: optional(z.enum(["0", "1"])),
  APP_URL: address("http", "https"),
  APP_SECRET: optional(z.string().min(32)),
  PAYSTACK_SECRET_KEY: optional(z.string().startsWith("sk_")),
  PAYSTACK_PUBLIC_KEY: optional(z.string().startsWith("pk_")),
  PAYSTACK_PLAN_CODE: optional(z.string().startsWith("PLN_")),
  PAYSTACK_BASE_URL: address("http", "https"),
  OPENAI_BASE_URL: address("http", "https"),
  OPENAI_MODEL: text,
  FEEDS_BASE_URL: address("http", "https"),
  SMTP_URL: address("smtp", "smtps"),
  SUPPORT_EMAIL: optional(z.email()),
  SELLER_NAME: optional(z.string().trim().max(120)),
  VAT_NUMBER: optional(z.string().regex(/^4\d{9}$/)),
  TRUST_PROXY: optional(z.coerce.number().int().min(0).max(10)),
  METRICS_TOKEN: optional(z.string().min(16)),
  LOG_LEVEL: optional(z.enum(logLevels)),
});

type Environment = z.output<typeof environment>;

const expected: Readonly<Record<keyof Environment, string>> = {
  APP_MODE: "demo or production",
  PORT: "a port number",
  DATA_DIR: "a folder",
  DATABASE_URL: "a postgres:// address",
  ALLOW_EMBEDDED_DATABASE: "0 or 1",
  APP_URL: "an http(s) address",
  APP_SECRET: "at least 32 characters",
  PAYSTACK_SECRET_KEY: "a key that starts with sk_",
  PAYSTACK_PUBLIC_KEY: "a key that starts with pk_",
  PAYSTACK_PLAN_CODE: "a code that starts with PLN_",
  PAYSTACK_BASE_URL: "an http(s) address",
  OPENAI_BASE_URL: "an http(s) address",
  OPENAI_MODEL: "a model name",
  FEEDS_BASE_URL: "an http(s) address",
  SMTP_URL: "an smtp:// or smtps:// address",
  SUPPORT_EMAIL: "an e-mail address",
  SELLER_NAME: "a name of at most 120 characters",
  VAT_NUMBER: "a South African VAT number, ten digits that start with 4",
  TRUST_PROXY: "the number of proxies in front, 0 to 10",
  METRICS_TOKEN: "at least 16 characters",
  LOG_LEVEL: "debug, info, warn or error",
};

const requiredInProduction = [
  "APP_URL",
  "APP_SECRET",
  "PAYSTACK_SECRET_KEY",
  "PAYSTACK_PUBLIC_KEY",
  "PAYSTACK_PLAN_CODE",
  "SMTP_URL",
  "SUPPORT_EMAIL",
] as const satisfies (keyof Environment)[];

/** Where a demo has its payment provider, whoever writes for it, and those who publish jobs. */
export const simulatorPath = "/demo/paystack";
export const aiSimulatorPath = "/demo/openai";
export const feedsSimulatorPath = "/demo/feeds";

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once; the one place that does. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const values = parse(env);
  const mode = values.APP_MODE ?? "demo";
  const port = values.PORT ?? 3000;
  if (mode === "production") refuseUnsafe(values);
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${port}`).origin;
  // A demo has nothing to protect, and must open what it sealed after a restart.
  const appSecret = values.APP_SECRET ?? "a demo needs no secret of its own";
  return {
    mode,
    isDemo: mode === "demo",
    port,
    dataDir: resolve(values.DATA_DIR ?? ".data"),
    databaseUrl: values.DATABASE_URL ?? null,
    appUrl,
    trustedOrigins: values.APP_URL === undefined ? loopbackOrigins(port) : [appUrl],
    isHttps: appUrl.startsWith("https:"),
    supportEmail: values.SUPPORT_EMAIL ?? "support@kwela.example",
    seller: { name: values.SELLER_NAME ?? brand.name, vatNumber: values.VAT_NUMBER ?? null },
    trustedProxies: values.TRUST_PROXY ?? 0,
    appSecret,
    paystack: paystackSettings(values, mode, port, appSecret),
    openai: openaiSettings(values, mode, port),
    // Where every source of jobs is found by its name, instead of at home.
    feedsUrl: values.FEEDS_BASE_URL?.replace(/\/$/, "") ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    // In a demo the terminal belongs to the newcomer: only trouble is worth a line there.
    logLevel: values.LOG_LEVEL ?? (mode === "demo" ? "warn" : "info"),
  } as const;
}

/** A demo without settings of its own pays a simulator in this very process. */
function paystackSettings(
  values: Environment,
  mode: (typeof appModes)[number],
  port: number,
  appSecret: string,
) {
  const hasOwn = values.PAYSTACK_BASE_URL !== undefined || values.PAYSTACK_SECRET_KEY !== undefined;
  const isSimulated = mode === "demo" && !hasOwn;
  if (values.PAYSTACK_SECRET_KEY !== undefined && values.PAYSTACK_PLAN_CODE === undefined) {
    throw new ConfigError("PAYSTACK_PLAN_CODE is missing: whoever has a key at Paystack needs it.");
  }
  // The same after every start, so that what was signed before still fits.
  const derived = (name: string) =>
    createHmac("sha256", appSecret).update(`paystack ${name}`).digest("hex");
  return {
    isSimulated,
    secretKey: values.PAYSTACK_SECRET_KEY ?? `sk_test_${derived("secret key").slice(0, 40)}`,
    publicKey: values.PAYSTACK_PUBLIC_KEY ?? `pk_test_${derived("public key").slice(0, 40)}`,
    planCode: values.PAYSTACK_PLAN_CODE ?? `PLN_${derived("plan").slice(0, 15)}`,
    baseUrl: isSimulated
      ? `http://127.0.0.1:${port}${simulatorPath}`
      : (values.PAYSTACK_BASE_URL ?? "https://api.paystack.co"),
  } as const;
}

/** Newest first: a key may have no access to it. Names of models come and go, so an operator may give another. */
const models = ["gpt-6-luna", "gpt-5.6-luna"] as const;

/** A demo without an address of its own asks a simulator in this very process. */
function openaiSettings(values: Environment, mode: (typeof appModes)[number], port: number) {
  const isSimulated = mode === "demo" && values.OPENAI_BASE_URL === undefined;
  const own = values.OPENAI_MODEL;
  return {
    isSimulated,
    models: own === undefined ? models : ([own] as const),
    baseUrl: isSimulated
      ? `http://127.0.0.1:${port}${aiSimulatorPath}/v1`
      : (values.OPENAI_BASE_URL ?? "https://api.openai.com/v1"),
  } as const;
}

function parse(env: Readonly<Record<string, string | undefined>>): Environment {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  const name = result.error.issues[0]?.path[0] as keyof Environment;
  throw new ConfigError(`${name} is not valid: it must be ${expected[name]}.`);
}

function refuseUnsafe(values: Environment): void {
  for (const name of requiredInProduction) {
    if (values[name] === undefined) {
      throw new ConfigError(`${name} is missing: production needs it (${expected[name]}).`);
    }
  }
  if (values.APP_URL?.startsWith("https:") !== true) {
    throw new ConfigError("APP_URL is not valid: in production it must start with https://.");
  }
  if (values.DATABASE_URL === undefined && values.ALLOW_EMBEDDED_DATABASE !== "1") {
    throw new ConfigError(
      "DATABASE_URL is missing: the embedded database does not survive a power cut and serves one process only. " +
        "To use it in production all the same, set ALLOW_EMBEDDED_DATABASE=1.",
    );
  }
}

/** With no APP_URL given, every name of this machine's loopback is home. */
const loopbackOrigins = (port: number): string[] =>
  ["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}:${port}`);
