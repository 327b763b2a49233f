import type { SiteFacts } from "#contract/page.ts";
import { systemClock, type Clock } from "./adapters/clock/port.ts";
import { openEmbedded } from "./adapters/database/embedded.ts";
import type { Database } from "./adapters/database/port.ts";
import { openPostgres } from "./adapters/database/postgres.ts";
import { captureMail } from "./adapters/email/capture.ts";
import type { MailCapture } from "./adapters/email/port.ts";
import { jsonLines } from "./adapters/log/json-lines.ts";
import type { Logger } from "./adapters/log/port.ts";
import type { Config } from "./config.ts";

/** Everything the application needs from outside itself. Tests hand in their own. */
export interface Services {
  readonly config: Config;
  readonly site: SiteFacts;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: Database;
  /** Demo mode only: mail that stays here instead of going out. */
  readonly capturedMail: MailCapture | null;
}

export const siteFacts = ({ isDemo, appUrl, supportEmail }: Config): SiteFacts => ({
  isDemo,
  appUrl,
  supportEmail,
});

export async function openServices(config: Config): Promise<Services> {
  const clock = systemClock;
  const log = jsonLines({
    level: config.logLevel,
    clock,
    write: (line) => process.stdout.write(line),
  });
  const database =
    config.databaseUrl === null
      ? await openEmbedded({ folder: config.dataDir })
      : openPostgres({ url: config.databaseUrl, log });
  const capturedMail = config.isDemo ? captureMail(clock) : null;
  return { config, site: siteFacts(config), clock, log, database, capturedMail };
}
