import type { SiteFacts } from "#contract/page.ts";
import { openAi } from "./adapters/ai/openai/client.ts";
import type { Ai, Prompts } from "./adapters/ai/port.ts";
import { promptFiles } from "./adapters/ai/prompt-files.ts";
import { simulatorPage } from "./adapters/ai/simulator/page.ts";
import { createAiSimulator, type AiSimulator } from "./adapters/ai/simulator/simulator.ts";
import { databaseClock, type DatabaseClock } from "./adapters/clock/database-clock.ts";
import { systemClock, type Clock } from "./adapters/clock/port.ts";
import type { Domains } from "./adapters/domains/port.ts";
import { publicDomains } from "./adapters/domains/public-domains.ts";
import { simulatedDomains } from "./adapters/domains/simulator.ts";
import { openEmbedded } from "./adapters/database/embedded/embedded.ts";
import type { Database } from "./adapters/database/port.ts";
import { openPostgres } from "./adapters/database/postgres.ts";
import { captureMail } from "./adapters/email/capture.ts";
import type { MailCapture, Mailer, MailTransport } from "./adapters/email/port.ts";
import { smtpTransport } from "./adapters/email/smtp.ts";
import { feedsClient } from "./adapters/feeds/client.ts";
import { feedsElsewhere } from "./adapters/feeds/elsewhere.ts";
import type { Feeds } from "./adapters/feeds/port.ts";
import { demoFeeds, feedsFrom } from "./adapters/feeds/simulator/demo.ts";
import type { FeedsSimulator } from "./adapters/feeds/simulator/simulator.ts";
import type { Logger } from "./adapters/log/port.ts";
import type { ProcessLog } from "./adapters/log/process-log.ts";
import { argon2Passwords } from "./adapters/passwords/argon2.ts";
import type { Passwords } from "./adapters/passwords/port.ts";
import type { LogoMaker, Pictures } from "./adapters/pictures/port.ts";
import { resvgPictures } from "./adapters/pictures/resvg.ts";
import { sharpLogos } from "./adapters/pictures/sharp-logos.ts";
import { paystackPayments } from "./adapters/payments/paystack/client.ts";
import type { Payments } from "./adapters/payments/port.ts";
import { demoSimulator } from "./adapters/payments/simulator/demo.ts";
import type { Simulator } from "./adapters/payments/simulator/simulator.ts";
import { centralBankRates } from "./adapters/rates/central-bank.ts";
import type { RateSource } from "./adapters/rates/port.ts";
import { simulatedRates } from "./adapters/rates/simulator.ts";
import { aesGcmSecrets } from "./adapters/secrets/aes-gcm.ts";
import type { Secrets } from "./adapters/secrets/port.ts";
import { guardedWeb } from "./adapters/web/guarded-web.ts";
import type { Web } from "./adapters/web/port.ts";
import { simulatedWeb } from "./adapters/web/simulator.ts";
import { aiSimulatorPath, feedsSimulatorPath, simulatorPath, type Config } from "./config.ts";
import { lastThings, type LastThings } from "./process/last-things.ts";
import { bossQueue } from "./work/boss-queue.ts";
import { queuedMailer } from "./work/mail-task.ts";
import type { InTransaction, WorkQueue } from "./work/port.ts";
import { inTransaction } from "./work/in-transaction.ts";

/** Everything the application needs from outside itself. Tests hand in their own. */
export interface Services {
  readonly config: Config;
  readonly site: SiteFacts;
  readonly clock: Clock;
  /** Keeps the clock right where the database has the say; null where it is the machine's own. */
  readonly timekeeper: Omit<DatabaseClock, "now"> | null;
  readonly log: Logger;
  /** How many lines of the log could not be written. */
  readonly logLinesLost: () => number;
  readonly database: Database;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly pictures: Pictures;
  readonly logoMaker: LogoMaker;
  /** For addresses that strangers gave us. */
  readonly web: Web;
  readonly domains: Domains;
  readonly rateSource: RateSource;
  readonly feeds: Feeds;
  /** Demo mode only: those who publish jobs live in this process. */
  readonly feedsSimulator: FeedsSimulator | null;
  readonly payments: Payments;
  /** Demo mode only: whoever takes the money lives in this process. */
  readonly paystackSimulator: Simulator | null;
  readonly ai: Ai;
  readonly prompts: Prompts;
  /** Demo mode only: whoever writes for the members lives in this process. */
  readonly aiSimulator: AiSimulator | null;
  readonly queue: WorkQueue;
  readonly inTransaction: InTransaction;
  readonly mailer: Mailer;
  readonly mailTransport: MailTransport;
  /** Demo mode only: mail that stays here instead of going out. */
  readonly capturedMail: MailCapture | null;
  /** What this process holds in its memory and has to write down before it ends. */
  readonly lastThings: LastThings;
}

/** Between two pieces of what the demo's AI writes: slow enough to be seen. */
const simulatedPauseMs = 25;

export const siteFacts = ({ isDemo, appUrl, supportEmail, paystack }: Config): SiteFacts => ({
  isDemo,
  appUrl,
  supportEmail,
  checkoutScript: paystack.isSimulated ? `${simulatorPath}/inline.js` : null,
});

export async function openServices(
  config: Config,
  log: ProcessLog,
  system: Clock = systemClock,
): Promise<Services> {
  const database =
    config.databaseUrl === null
      ? await openEmbedded({ folder: config.dataDir })
      : openPostgres({ url: config.databaseUrl, log });
  const timekeeper = database.kind === "postgres" ? followed(database, system, log) : null;
  const clock = timekeeper ?? system;
  const secrets = aesGcmSecrets(config.appSecret);
  const queue = bossQueue(database, log, { pollSeconds: database.kind === "embedded" ? 10 : 2 });
  const web = config.isDemo ? simulatedWeb() : guardedWeb();
  const feedsSimulator =
    config.isDemo && config.feedsUrl === null
      ? await demoFeeds({
          dataDir: config.dataDir,
          roof: config.appUrl + feedsSimulatorPath,
          clock,
          log,
        })
      : null;
  const capturedMail = config.smtpUrl === null ? captureMail(clock) : null;
  return {
    config,
    site: siteFacts(config),
    clock,
    timekeeper,
    log,
    logLinesLost: log.linesLost,
    database,
    passwords: argon2Passwords({ refusesCommon: !config.isDemo }),
    secrets,
    pictures: resvgPictures(),
    logoMaker: sharpLogos(),
    web,
    domains: config.isDemo ? simulatedDomains({ areObliging: true }) : publicDomains(web),
    rateSource: config.isDemo ? simulatedRates(clock) : centralBankRates(web),
    feeds:
      feedsSimulator === null ? feedsFor(config, web, clock) : feedsFrom(feedsSimulator, clock),
    feedsSimulator,
    payments: paystackPayments(config.paystack),
    paystackSimulator: config.paystack.isSimulated
      ? await demoSimulator(config, { clock, log })
      : null,
    ai: openAi(config.openai),
    prompts: promptFiles(),
    aiSimulator: config.openai.isSimulated
      ? createAiSimulator({
          basePath: aiSimulatorPath,
          pauseMs: simulatedPauseMs,
          pages: simulatorPage,
        })
      : null,
    queue,
    inTransaction: inTransaction(queue, secrets, log),
    mailer: queuedMailer(queue.enqueue, secrets),
    mailTransport:
      capturedMail ?? smtpTransport({ url: config.smtpUrl ?? "", from: config.supportEmail }),
    capturedMail,
    lastThings: lastThings(log),
  };
}

const feedsFor = ({ feedsUrl, appUrl }: Config, web: Web, clock: Clock): Feeds =>
  feedsUrl === null
    ? feedsClient({ web, clock, appUrl })
    : feedsElsewhere({ roof: feedsUrl, clock, appUrl });

/** Several processes share this database, and must agree on the time. */
const followed = (database: Database, system: Clock, log: Logger): DatabaseClock =>
  databaseClock({
    system,
    log,
    elapsed: () => performance.now(),
    async ask() {
      const { rows } = await database.executeSql(
        "select extract(epoch from clock_timestamp())::float8 * 1000 as now",
      );
      return new Date(Number(rows[0]?.["now"]));
    },
  });
