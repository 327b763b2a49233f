import { afterAll, beforeEach } from "vitest";
import { renderer } from "#client/entry-server.tsx";
import type { PageRenderer } from "#contract/page.ts";
import { captureMail } from "#server/adapters/email/capture.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import type { UserRow } from "#server/features/accounts/store.ts";
import type { Lifecycle } from "#server/http/probes.ts";
import { siteFacts, type Services } from "#server/services.ts";
import { testClock, type TestClock } from "./clock.ts";
import { emptyTables, openTestDatabase } from "./database.ts";
import { factories, type Factories } from "./factories.ts";
import { recordingLog } from "./log.ts";

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly renderer?: PageRenderer;
  readonly database?: Database;
}

export interface TestApp {
  readonly services: Services;
  readonly clock: TestClock;
  readonly lifecycle: Lifecycle;
  readonly build: Factories;
  readonly logLines: string[];
  /** Sends a request as nobody, from the given address. */
  request(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Sends requests as this user, with a session of their own. */
  as(user: UserRow): Promise<(path: string, init?: RequestInit) => Promise<Response>>;
}

export const productionEnv = {
  APP_MODE: "production",
  APP_URL: "https://kwela.example",
  APP_SECRET: "a-secret-for-tests-that-is-long-enough",
  PAYSTACK_SECRET_KEY: "sk_test_0000000000",
  PAYSTACK_PUBLIC_KEY: "pk_test_0000000000",
  PAYSTACK_PLAN_CODE: "PLN_test",
  SMTP_URL: "smtp://localhost:2525",
  SUPPORT_EMAIL: "help@kwela.example",
  ALLOW_EMBEDDED_DATABASE: "1",
} as const;

/** One database per test file, emptied before each test. */
export async function freshTables(): Promise<Database> {
  const database = await openTestDatabase();
  beforeEach(() => emptyTables(database));
  afterAll(() => database.close());
  return database;
}

export function testApp(database: Database, options: Options = {}): TestApp {
  const config = readConfig(options.env ?? {});
  const clock = testClock();
  const { log, lines } = recordingLog();
  const capturedMail = config.isDemo ? captureMail(clock) : null;
  const services: Services = {
    config,
    site: siteFacts(config),
    clock,
    log,
    database,
    capturedMail,
  };
  const lifecycle: Lifecycle = { phase: "ready" };
  const pages = {
    renderer: options.renderer ?? renderer,
    assets: { tags: () => "" },
    isDevelopment: false,
  };
  const app = createApp({ services, lifecycle, staticFiles: new Map(), pages });
  const build = factories(database, clock);
  const request: TestApp["request"] = async (path, init, address = "203.0.113.7") =>
    app.request(new Request(config.appUrl + path, init), undefined, { address });
  return {
    services,
    clock,
    lifecycle,
    build,
    logLines: lines,
    request,
    async as(user) {
      const cookie = `${config.isHttps ? "__Host-kwela" : "kwela"}=${await build.session(user)}`;
      return (path, init = {}) =>
        request(path, { ...init, headers: { cookie, ...(init.headers as object) } });
    },
  };
}
