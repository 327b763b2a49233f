import { brand } from "#domain/brand.ts";
import type { FeedKind } from "#domain/feeds/kinds.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Web } from "#server/adapters/web/port.ts";
import { ask, noMarks, type Answered, type Connection } from "./ask.ts";
import { realPause, turnsAtHosts, type Pause } from "./politeness.ts";
import { gathering } from "./gathering.ts";
import {
  FeedFailure,
  type FeedAnswer,
  type FeedMarks,
  type Feeds,
  type FeedSource,
} from "./port.ts";
import { probePage } from "./probe.ts";
import { ashby } from "./readers/boards/ashby.ts";
import { greenhouse } from "./readers/boards/greenhouse.ts";
import { himalayas } from "./readers/himalayas.ts";
import { jobicy } from "./readers/jobicy.ts";
import { lever } from "./readers/boards/lever.ts";
import type { Reader } from "./readers/reader.ts";
import { remoteok } from "./readers/remoteok.ts";
import { remotive } from "./readers/remotive.ts";
import { rss } from "./readers/rss.ts";
import { workingnomads } from "./readers/workingnomads.ts";
import { openWeb, type Whereabouts } from "./whereabouts.ts";

interface Parts {
  readonly web: Pick<Web, "ask">;
  readonly clock: Clock;
  /** Where hosts can find out who asks them. */
  readonly appUrl: string;
  readonly whereabouts?: Whereabouts;
  readonly pause?: Pause;
  readonly deadline?: () => AbortSignal;
}

const deadlineMs = 15_000;
const mostPages = 20;

const readers: Readonly<Record<FeedKind, Reader>> = {
  himalayas,
  jobicy,
  remoteok,
  remotive,
  workingnomads,
  greenhouse,
  lever,
  ashby,
  rss,
};

/** Every source over HTTPS; or whatever speaks like them where the whereabouts lead. */
export function feedsClient(parts: Parts): Feeds {
  const { web, clock, appUrl, whereabouts = openWeb, pause = realPause } = parts;
  const { deadline = () => AbortSignal.timeout(deadlineMs) } = parts;
  const userAgent = `${brand.name}/1.0 (+${appUrl})`;
  const connection: Connection = { web, userAgent, deadline, now: () => clock.now() };
  const turn = turnsAtHosts(clock, pause);

  /** Waits for its turn at the host of an address; null if this source has no business there. */
  async function allowedAt(source: FeedSource, address: string, signal: AbortSignal) {
    const hosts = readers[source.kind].hosts(source);
    const host = whereabouts.hostOf(address);
    if (host === null || !hosts.includes(host)) return null;
    await turn(host, signal);
    return whereabouts.mayAsk(hosts);
  }

  async function readPage(
    source: FeedSource,
    page: string,
    marks: FeedMarks,
    signal: AbortSignal,
  ): Promise<Answered | null> {
    const { accept, isBoard } = readers[source.kind];
    const address = whereabouts.reach(page);
    const isAllowed = await allowedAt(source, address, signal);
    if (isAllowed === null) throw new FeedFailure("refused");
    return ask(connection, { address, accept, marks, isAllowed, isBoard }, signal);
  }

  return {
    async read(source, marks, signal): Promise<FeedAnswer> {
      const reader = readers[source.kind];
      const isWindow = termsOf(source.kind, source.address).isWindow;
      const gathered = gathering(reader, source, whereabouts);
      let kept = noMarks;
      let page = reader.firstPage(source);
      if (page === null) throw new FeedFailure("unknown-board");
      for (let count = 0; page !== null; count += 1) {
        // The rest of a window is older; half a board would look as if the other half had closed.
        if (count === mostPages && isWindow) break;
        if (count === mostPages) throw new FeedFailure("too-large");
        const answer = await readPage(source, page, count === 0 ? marks : noMarks, signal);
        if (answer === null) return { kind: "unchanged" };
        // What a first page says of itself says nothing of the pages after it.
        if (count === 0) kept = answer.marks;
        else if (!isWindow) kept = noMarks;
        page = gathered.add(answer.text, page);
      }
      return { kind: "items", items: gathered.items, rejected: gathered.rejected, marks: kept };
    },

    async probe(source, link, signal) {
      try {
        const isAllowed = await allowedAt(source, link, signal);
        return isAllowed === null
          ? "unknown"
          : await probePage(connection, link, isAllowed, signal);
      } catch {
        return "unknown";
      }
    },
  };
}
