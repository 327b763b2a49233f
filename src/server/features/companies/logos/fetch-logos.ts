import { NotAPicture } from "#server/adapters/pictures/port.ts";
import { WebFailure } from "#server/adapters/web/port.ts";
import type { Services } from "#server/services.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { logoHash } from "./logo-hash.ts";
import { dueSources, keepLogo, noteFailure, noteFetched, type DueSource } from "./store.ts";

type Parts = Pick<Services, "database" | "clock" | "web" | "logoMaker">;

const mostBytes = 2_000_000;
const mostAtOnce = 25;
const mostTries = 3;
const hourMs = 60 * 60_000;

/** Jobs show their logos, and tell of themselves under this name. */
const jobsTopic = "jobs";

/** Fetches the logos that postings name and that we have no copy of yet: each address once, or a few times if nobody answers. */
export const fetchLogos = (parts: Parts): ScheduledTask => ({
  name: "fetch-logos",
  cron: "* * * * *",
  async run(signal) {
    const { database, clock } = parts;
    if (!database.storage.hasRoom()) return;
    const due = await dueSources(database.queries, clock.now(), mostAtOnce);
    let isAnyNew = false;
    for (const source of due) {
      if (signal.aborted) break;
      isAnyNew = (await fetchOne(source, parts)) || isAnyNew;
    }
    if (isAnyNew) await database.changes.announce(jobsTopic);
  },
});

async function fetchOne({ url, tries }: DueSource, parts: Parts): Promise<boolean> {
  const { database, clock, web, logoMaker } = parts;
  try {
    const bytes = await logoMaker.toLogo(await web.fetchBytes(url, mostBytes));
    const hash = logoHash(bytes);
    const now = clock.now();
    await database.transaction(async (tx) => {
      await keepLogo(tx, { hash, bytes }, now);
      await noteFetched(tx, url, hash);
    });
    return true;
  } catch (error) {
    if (!(error instanceof WebFailure || error instanceof NotAPicture)) throw error;
    const mayBeBack = error instanceof WebFailure && passing.has(error.trouble);
    const isTriedAgain = mayBeBack && tries + 1 < mostTries;
    const waitMs = hourMs * 6 ** tries;
    const nextAt = isTriedAgain ? new Date(clock.now().getTime() + waitMs) : null;
    await noteFailure(database.queries, url, nextAt);
    return false;
  }
}

/** What may be different another time. */
const passing: ReadonlySet<WebFailure["trouble"]> = new Set(["unreachable", "refused"]);
