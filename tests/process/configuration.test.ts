import { createServer } from "node:net";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "#server/config.ts";
import { freePort } from "#tests/support/process/free-port.ts";
import { preparedFolder, startProcess, tempFolder } from "#tests/support/process/process.ts";
import { productionEnv } from "#tests/support/process/production-env.ts";

type Env = Readonly<Record<string, string>>;

/** In each case the second value is the variable the one line on stderr must name. */
const refused: readonly [what: string, variable: string, env: Env][] = [
  ["a port that is no number", "PORT", { PORT: "eighty-eighty" }],
  ["a port beyond the last one", "PORT", { PORT: "65536" }],
  ["an unknown mode", "APP_MODE", { APP_MODE: "staging-mode" }],
  [
    "a database address of another kind",
    "DATABASE_URL",
    { DATABASE_URL: "mysql://root:hunter2@db/kwela" },
  ],
  ["a database address that is none", "DATABASE_URL", { DATABASE_URL: "hunter2-not-an-address" }],
  ["an application address that is none", "APP_URL", { APP_URL: "kwela-dot-example" }],
  ["a short secret", "APP_SECRET", { APP_SECRET: "hunter2-too-short" }],
  [
    "a payment key of another kind",
    "PAYSTACK_SECRET_KEY",
    { PAYSTACK_SECRET_KEY: "pk_hunter2_swapped" },
  ],
  ["a mail address that is no server", "SMTP_URL", { SMTP_URL: "http://hunter2.example" }],
  ["a support address that is none", "SUPPORT_EMAIL", { SUPPORT_EMAIL: "hunter2-at-example" }],
  ["a VAT number that is none", "VAT_NUMBER", { VAT_NUMBER: "hunter2" }],
  ["a proxy count that is no number", "TRUST_PROXY", { TRUST_PROXY: "hunter2-yes" }],
  ["a short metrics token", "METRICS_TOKEN", { METRICS_TOKEN: "hunter2" }],
  ["an unknown log level", "LOG_LEVEL", { LOG_LEVEL: "hunter2-loud" }],
  [
    "plain http in production",
    "APP_URL",
    { ...productionEnv, APP_URL: "http://kwela-hunter2.example" },
  ],
  [
    "a short secret in production",
    "APP_SECRET",
    { ...productionEnv, APP_SECRET: "hunter2-too-short" },
  ],
  [
    "production on the embedded database without consent",
    "DATABASE_URL",
    without("ALLOW_EMBEDDED_DATABASE"),
  ],
  ...(
    [
      "APP_URL",
      "APP_SECRET",
      "PAYSTACK_SECRET_KEY",
      "PAYSTACK_PUBLIC_KEY",
      "PAYSTACK_PLAN_CODE",
      "SMTP_URL",
      "SUPPORT_EMAIL",
    ] as const
  ).map((name): [string, string, Env] => [`production without ${name}`, name, without(name)]),
];

function without(name: keyof typeof productionEnv): Env {
  const { [name]: _left, ...rest } = productionEnv;
  return rest;
}

function expectOneLine(said: string, variable: string, value: string | undefined): void {
  expect(said).toMatch(new RegExp(`^${variable} is (missing|not valid): [^\\n]+\\n$`));
  if (value !== undefined) expect(said).not.toContain(value);
  expect(said).not.toContain("hunter2");
  expect(said).not.toContain(productionEnv.APP_SECRET);
}

test.each(refused)(
  "F31: %s is refused in one line that names %s and never its value",
  (_what, variable, env) => {
    let refusal: unknown;
    try {
      readConfig({ DATA_DIR: "never-made", ...env });
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(ConfigError);
    expectOneLine(`${(refusal as ConfigError).message}\n`, variable, env[variable]);
  },
);

/** One of each kind is enough: what is refused ends the start in the same way, whatever it was. */
test.each(
  refused.filter(([what]) =>
    [
      "a database address of another kind",
      "a short secret in production",
      "production without APP_URL",
    ].includes(what),
  ),
)("F31: %s stops the start with that line on %s, and nothing else", async (_w, variable, env) => {
  const server = await startProcess({ DATA_DIR: await tempFolder(), ...env });
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.stdout()).toBe("");
  expectOneLine(server.stderr(), variable, env[variable]);
});

test("a port that is taken stops the start with one line, and the folder stays free", async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, resolve));
  const folder = await preparedFolder();
  const server = await startProcess({ DATA_DIR: folder, PORT: String(port) });
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.stderr()).toMatch(new RegExp(`^[^\\n]*\\b${port}\\b[^\\n]*\\n$`));
  await new Promise((resolve) => other.close(resolve));

  const next = await startProcess({ DATA_DIR: folder, PORT: String(port) });
  await next.ready();
  await next.stop();
});
