import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#server/adapters/clock/port.ts";
import { createFeedsSimulator } from "#server/adapters/feeds/simulator/simulator.ts";
import { emptyDatabase, query } from "#tests/support/postgres/client.ts";
import {
  eventually,
  startReady,
  tempFolder,
  viewAs,
  type ServerProcess,
} from "#tests/support/process/process.ts";
import { simulatorServer } from "#tests/support/process/simulator-server.ts";
import { smtpServer } from "#tests/support/process/smtp-server.ts";
import { countLetters, lettersIn, readers } from "./letters.ts";
import { growingWorld, seededChoice } from "./world.ts";

// A few on every run; each is six runs of sources or more, and one kill or two. KILL_ROUNDS asks for more.
const rounds = Number(process.env["KILL_ROUNDS"] ?? 3);
const seed = Number(process.env["KILL_SEED"] ?? 17);

const runsPerRound = 6;
/** Longer than what a run takes, so that some kills come after it. */
const longestBeforeKillMs = 900;

test(
  "two processes that read the same sources, killed with -9 again and again, bring no job twice, lose none and write to nobody twice",
  { timeout: 3_000_000 },
  async () => {
    const choice = seededChoice(seed);
    const mailbox = await smtpServer();
    const outside = await simulatorServer();
    onTestFinished(async () => {
      await mailbox.close();
      await outside.close();
    });
    let whenAsked = Promise.withResolvers<void>();
    const roof = `${outside.url}/feeds`;
    const simulator = createFeedsSimulator({ clock: systemClock, roof });
    const world = growingWorld(simulator, () => whenAsked.resolve());
    outside.add("feeds", world);

    const url = await emptyDatabase();
    const folders = [await tempFolder(), await tempFolder()];
    const start = (which: number): Promise<ServerProcess> =>
      startReady({
        DATABASE_URL: url,
        DATA_DIR: folders[which] ?? "",
        APP_URL: "http://kwela.test",
        FEEDS_BASE_URL: roof,
        SMTP_URL: mailbox.url,
      });
    const servers = [await start(0), await start(1)];
    const token = await viewAs(servers[0]?.url ?? "", "demo-admin");
    const people = readers(url);
    await people.begin();
    const sources = await query<{ id: number }>(
      url,
      "select id from feed_sources where coalesce(board, kind) = any($1) order by id",
      [[...world.growing, "jobicy", "remoteok"]],
    );
    expect(sources).toHaveLength(4);

    /** A run that the queue had left over may have come first: then another day passes. */
    const press = (which: number, id: number): Promise<void> =>
      eventually(async () => {
        await letADayPass(url);
        const { status } = await fetch(`${servers[which]?.url}/api/admin/sources/${id}/run`, {
          method: "POST",
          headers: { cookie: `kwela=${token}`, "content-type": "application/json" },
          body: "{}",
        });
        // One that has only just started may say that it is not ready for work.
        expect([200, 409, 503]).toContain(status);
        return status === 200;
      }, "the source may be read");

    let kills = 0;
    async function kill(victims: readonly number[]): Promise<void> {
      for (const which of victims) servers[which]?.signal("SIGKILL");
      for (const which of victims) await servers[which]?.exited;
      kills += victims.length;
      if (victims.length === 2) await letTheQueueGiveUp(url);
    }

    for (let round = 1; round <= rounds; round += 1) {
      world.step(choice.below(1_000_000));
      await people.step(round);
      whenAsked = Promise.withResolvers();
      const wanted = Array.from({ length: runsPerRound }, () => choice.oneOf(sources).id);
      await Promise.all(wanted.map((id, at) => press(at % 2, id)));
      const victims = choice.oneOf([[0], [1], [0, 1]]);
      await Promise.race([whenAsked.promise, wait(5_000)]);
      await wait(choice.below(longestBeforeKillMs));
      await kill(victims);
      await Promise.all(
        victims.map(async (which) => {
          servers[which] = await start(which);
        }),
      );
    }

    await kill([0, 1]);
    for (const which of [0, 1]) servers[which] = await start(which);
    // Twice missing closes.
    for (let quiet = 0; quiet < 3; quiet += 1) {
      for (const [at, { id }] of sources.entries()) await press(at % 2, id);
      await eventually(() => isIdle(url), "everything has been read and sent");
    }

    const { open, closed } = world.titles();
    const board = await query<{ title: string; status: string; times: number }>(
      url,
      `select title, min(status) as status, count(*)::int as times from jobs
       where source in ('ats:greenhouse', 'feed:remotive') and company = 'Fernlight' and title ~ ' \\d+$'
       group by title`,
    );
    const shown = new Map(board.map((job) => [job.title, job]));
    const mails = countLetters(lettersIn(mailbox.received), people.once);
    const [runs] = await query(
      url,
      `select count(*)::int as runs, count(*) filter (where outcome = 'cut-off')::int as "cutOff",
         count(*) filter (where outcome = 'failed')::int as failed from feed_runs`,
    );
    const found = {
      doubled: board.filter(({ times }) => times > 1).map(({ title }) => title),
      lost: open.filter((title) => shown.get(title)?.status !== "open"),
      leftOpen: closed.filter((title) => shown.get(title)?.status === "open"),
      strays: await strays(url),
    };
    process.stderr.write(
      `${JSON.stringify({ seed, rounds, kills, ...runs, open: open.length, closed: closed.length, jobs: board.length, ...mails })}\n`,
    );
    expect(found).toEqual({ doubled: [], lost: [], leftOpen: [], strays: [] });
    expect(mails).toMatchObject({ toldTwice: 0, writtenTwice: [], neverWritten: [] });
    expect(mails.letters).toBeGreaterThan(people.once.length);
    for (const server of servers) expect(await server.stop()).toEqual({ code: 0, signal: null });
  },
);

/** Whatever somebody holds may be taken from them by now, also from those who are still there; and they may ask again. */
async function letADayPass(url: string): Promise<void> {
  await query(
    url,
    `update feed_sources set next_at = now() - interval '1 minute', answered_at = answered_at - interval '2 days',
       lease_until = case when lease is null then null else now() - interval '1 second' end`,
  );
  await query(url, "delete from rate_limits");
}

/** With nobody left, what was begun is never ended: the queue would notice by itself in a quarter of an hour. */
const letTheQueueGiveUp = (url: string) =>
  query(url, "update pgboss.job set state = 'retry', start_after = now() where state = 'active'");

async function isIdle(url: string): Promise<boolean> {
  const waiting = await query(
    url,
    `select 1 from pgboss.job
     where name in ('read-feed', 'send-mail', 'send-alerts') and state in ('created', 'retry', 'active') limit 1`,
  );
  return waiting.length === 0;
}

/** Jobs of sources that no posting stands for or that two do, and postings that claim a job they are not. */
const strays = (url: string) =>
  query(
    url,
    `select jobs.id, jobs.status, count(posting.key)::int as own from jobs
     left join feed_postings posting on posting.job_id = jobs.id and posting.state = 'own'
     where jobs.source ~ '^(feed|ats):' and jobs.external_id ~ '^\\d+/'
     group by jobs.id having count(posting.key) > 1 or (jobs.status = 'open' and count(posting.key) = 0)`,
  );
