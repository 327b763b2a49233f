import type { Server } from "node:http";
import { afterAll, beforeEach, onTestFinished } from "vitest";
import { renderer } from "#client/entry-server.tsx";
import type { CapturedMail } from "#contract/demo.ts";
import type { PageRenderer } from "#contract/page.ts";
import { openAi } from "#server/adapters/ai/openai/client.ts";
import { promptFiles } from "#server/adapters/ai/prompt-files.ts";
import { createAiSimulator } from "#server/adapters/ai/simulator/simulator.ts";
import { feedsClient } from "#server/adapters/feeds/client.ts";
import { feedsFrom } from "#server/adapters/feeds/simulator/demo.ts";
import { feedsPage } from "#server/adapters/feeds/simulator/pages.ts";
import { createFeedsSimulator } from "#server/adapters/feeds/simulator/simulator.ts";
import { captureMail } from "#server/adapters/email/capture.ts";
import type { Domains } from "#server/adapters/domains/port.ts";
import { simulatedDomains } from "#server/adapters/domains/simulator.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { createApp } from "#server/app.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import { aiSimulatorPath, feedsSimulatorPath, readConfig } from "#server/config.ts";
import { argon2Passwords } from "#server/adapters/passwords/argon2.ts";
import type { Passwords } from "#server/adapters/passwords/port.ts";
import type { Pictures } from "#server/adapters/pictures/port.ts";
import { resvgPictures } from "#server/adapters/pictures/resvg.ts";
import { sharpLogos } from "#server/adapters/pictures/sharp-logos.ts";
import { paystackPayments } from "#server/adapters/payments/paystack/client.ts";
import { simulatorIn } from "#server/adapters/payments/simulator/demo.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import { centralBankRates } from "#server/adapters/rates/central-bank.ts";
import { aesGcmSecrets } from "#server/adapters/secrets/aes-gcm.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import type { Feeds } from "#server/adapters/feeds/port.ts";
import type { Web } from "#server/adapters/web/port.ts";
import { simulatedWeb } from "#server/adapters/web/simulator.ts";
import type { UserRow } from "#server/features/accounts/stores/users.ts";
import { keyPurpose } from "#server/features/tools/key/store.ts";
import type { Lifecycle } from "#server/http/probes.ts";
import { httpServer, listen } from "#server/listen.ts";
import { lastThings } from "#server/process/last-things.ts";
import { siteFacts, type Services } from "#server/services.ts";
import { queuedMailer } from "#server/work/mail-task.ts";
import type { WorkQueue } from "#server/work/port.ts";
import { queuedTasks, scheduledTasks } from "#server/features.ts";
import { inTransaction } from "#server/work/in-transaction.ts";
import { testClock, type TestClock } from "./clock.ts";
import { borrowDatabase, emptyTables } from "./database.ts";
import { factories, type Factories } from "./factories.ts";
import { recordingLog } from "./log.ts";
import { immediateQueue } from "./queue.ts";
import { secretWatch, type SecretWatch } from "./secret-watch.ts";

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly renderer?: PageRenderer;
  readonly passwords?: Passwords;
  readonly pictures?: Pictures;
  readonly clock?: TestClock;
  readonly web?: Web;
  readonly domains?: Domains;
  readonly feeds?: Feeds;
  /** Instead of one that does handed-over work at once. */
  readonly queue?: WorkQueue;
  /** When a call to the payment provider has taken too long. */
  readonly paymentsDeadline?: () => AbortSignal;
  /** When an answer of the AI has taken too long. */
  readonly aiDeadline?: () => AbortSignal;
  /** When a source of postings has taken too long. */
  readonly feedsDeadline?: () => AbortSignal;
  /** What one address may ask for, when it is not the usual. */
  readonly ceiling?: RateLimit | undefined;
  /** How long a request may take, where the usual is too long. */
  readonly requestMs?: number | undefined;
}

export interface TestApp {
  readonly services: Services;
  readonly clock: TestClock;
  readonly lifecycle: Lifecycle;
  readonly build: Factories;
  readonly logLines: string[];
  /** Every mail that went out, newest first. */
  readonly mails: () => readonly CapturedMail[];
  /** Tries once more what the queue could not do. */
  readonly retryQueued: () => Promise<void>;
  /** Runs what runs by the clock, by its name. */
  runTask(name: string): Promise<void>;
  /** Sends a request as nobody, from the given address. */
  request(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Listens on a port of its own until the test is over: for what a request loses before it reaches the framework. */
  serve(): Promise<Server>;
  /** Sends requests as this user, with a session of their own. */
  as(user: UserRow): Promise<(path: string, init?: RequestInit) => Promise<Response>>;
}

/** A migrated database, emptied before each test. */
export async function freshTables(): Promise<Database> {
  const { database, giveBack } = await borrowDatabase();
  beforeEach(() => emptyTables(database));
  afterAll(giveBack);
  return database;
}

/** The real thing but for its cost, which a test of its own looks at. */
const passwords = argon2Passwords({ refusesCommon: true, cost: { memoryCost: 8, timeCost: 1 } });

function watched(real: Passwords, watch: SecretWatch): Passwords {
  return {
    ...real,
    async hash(password, asker) {
      const hash = await real.hash(password, asker);
      watch.learn("password", password);
      watch.learn("hash", hash);
      return hash;
    },
    verify(hash, password, asker) {
      watch.learn("password", password);
      return real.verify(hash, password, asker);
    },
  };
}

/** A key that somebody saved must not turn up anywhere again. */
const watchedSecrets = (real: Secrets, watch: SecretWatch): Secrets => ({
  ...real,
  seal(text, purpose) {
    if (purpose === keyPurpose) watch.learn("API key", text);
    return real.seal(text, purpose);
  },
});

const inProcess =
  (simulator: Pick<Simulator, "fetch">) =>
  (url: string, init: RequestInit): Promise<Response> =>
    simulator.fetch(new Request(url, init));

export function testApp(database: Database, options: Options = {}): TestApp {
  const config = readConfig(options.env ?? {});
  const clock = options.clock ?? testClock();
  const { log, lines } = recordingLog();
  const watch = secretWatch();
  watch.learn("key", config.paystack.secretKey);
  const mailTray = captureMail(clock);
  const secrets = watchedSecrets(aesGcmSecrets(config.appSecret), watch);
  const immediate = immediateQueue(database, () => queuedTasks(services));
  const queue = options.queue ?? immediate;
  const paystackSimulator = config.paystack.isSimulated
    ? simulatorIn(config, clock, deliver)
    : null;
  const aiSimulator = config.openai.isSimulated
    ? createAiSimulator({ basePath: aiSimulatorPath })
    : null;
  const web = options.web ?? simulatedWeb();
  const { feedsDeadline } = options;
  const feedsSimulator = config.isDemo
    ? createFeedsSimulator({ clock, roof: config.appUrl + feedsSimulatorPath, pages: feedsPage })
    : null;
  const services: Services = {
    config,
    site: siteFacts(config),
    clock,
    timekeeper: null,
    log,
    logLinesLost: () => 0,
    database,
    passwords: watched(options.passwords ?? passwords, watch),
    secrets,
    pictures: options.pictures ?? resvgPictures(),
    logoMaker: sharpLogos(),
    web,
    domains: options.domains ?? simulatedDomains({ areObliging: false }),
    rateSource: centralBankRates(web),
    feeds:
      options.feeds ??
      (feedsSimulator === null
        ? feedsClient({ web, clock, appUrl: config.appUrl })
        : feedsFrom(feedsSimulator, clock, feedsDeadline)),
    feedsSimulator,
    payments: paystackPayments({
      ...config.paystack,
      ...(options.paymentsDeadline && { deadline: options.paymentsDeadline }),
      ...(paystackSimulator && { fetch: inProcess(paystackSimulator) }),
    }),
    paystackSimulator,
    ai: openAi({
      ...config.openai,
      ...(options.aiDeadline && { deadline: options.aiDeadline }),
      ...(aiSimulator && { fetch: inProcess(aiSimulator) }),
    }),
    prompts: promptFiles(),
    aiSimulator,
    queue,
    inTransaction: inTransaction(queue, secrets, log),
    mailer: queuedMailer(queue.enqueue, secrets),
    mailTransport: mailTray,
    capturedMail: config.isDemo ? mailTray : null,
    lastThings: lastThings(log),
  };
  const lifecycle: Lifecycle = { phase: "ready" };
  const scheduled = scheduledTasks(services);
  const pages = {
    renderer: options.renderer ?? renderer,
    assets: { tags: () => "", styleTags: "" },
    isDevelopment: false,
  };
  const { ceiling, requestMs } = options;
  const staticFiles = new Map();
  const app = createApp({ services, lifecycle, staticFiles, pages, ceiling, requestMs });
  const build = factories(database, clock);
  const request: TestApp["request"] = async (path, init, address = "203.0.113.7") => {
    const response = await app.request(new Request(config.appUrl + path, init), undefined, {
      address,
    });
    await watchOver(response, path);
    return response;
  };

  async function deliver(body: string, signature: string): Promise<number> {
    const headers = { "content-type": "application/json", "x-paystack-signature": signature };
    const { status } = await request("/api/webhooks/paystack", { method: "POST", headers, body });
    return status;
  }

  /** After every answer of every test: no password, token or hash in a body, a header or a line of the log. */
  async function watchOver(response: Response, path: string): Promise<void> {
    for (const line of response.headers.getSetCookie()) {
      // A visitor's cookie opens nothing, and there are thousands of them.
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (!name.endsWith("-visitor")) watch.learn("cookie", value);
    }
    for (const { text } of mailTray.list())
      watch.learn("link", /#([\w-]{43})/.exec(text)?.[1] ?? "");
    watch.checkLog(lines);
    const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
    watch.check(`the headers of ${path}`, JSON.stringify(headers));
    // The demo's mail is there to be read, links and all.
    if (!path.startsWith("/demo/"))
      watch.check(`the answer to ${path}`, await response.clone().text());
  }
  return {
    services,
    clock,
    lifecycle,
    build,
    logLines: lines,
    mails: mailTray.list,
    retryQueued: immediate.retry,
    async runTask(name) {
      const task = scheduled.find((known) => known.name === name);
      if (task === undefined) throw new Error(`Nothing called ${name} runs by the clock`);
      await task.run(new AbortController().signal);
    },
    request,
    async serve() {
      const server = httpServer(app);
      await listen(server, 0);
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      return server;
    },
    async as(user) {
      const cookie = `${config.isHttps ? "__Host-kwela" : "kwela"}=${await build.session(user)}`;
      return (path, init = {}) =>
        request(path, { ...init, headers: { cookie, ...(init.headers as object) } });
    },
  };
}
