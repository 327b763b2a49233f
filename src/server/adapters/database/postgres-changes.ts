import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Logger } from "#server/adapters/log/port.ts";
import { allowSilence, onSilence, type Patience } from "./postgres-patience.ts";
import type { Changes, Queries } from "./port.ts";

const channel = "kwela_changes";
const reconnectMs = 1_000;

interface Options {
  readonly url: string;
  readonly queries: Queries;
  readonly log: Logger;
  readonly patience: Patience;
  /** Told when the line has died without a word: others may have too. */
  readonly onSilent: () => void;
}

interface OwnChanges extends Changes {
  /** To be called when a transaction has committed: whoever hears of that may look for the change next. */
  committed(tx: Queries): void;
  close(): Promise<void>;
}

/** LISTEN on a connection of its own, which comes back by itself after the database was away. */
export function postgresChanges({ url, queries, log, patience, onSilent }: Options): OwnChanges {
  /** Marks our own news, which we need not hear a second time. */
  const self = randomUUID();
  /** What transactions that are under way will have changed. */
  const announced = new WeakMap<Queries, Set<string>>();
  const listeners: ((topic: string | null) => void)[] = [];
  const tell = (topic: string | null) => {
    for (const listener of listeners) listener(topic);
  };
  let client: Client | null = null;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: "kwela changes",
      keepAlive: true,
      connectionTimeoutMillis: patience.connectMs,
    });
    client = next;
    next.on("notification", ({ payload = "" }) => {
      const [sender = ""] = payload.split(" ", 1);
      if (sender !== self) tell(payload.slice(sender.length + 1));
    });
    next.on("error", (error) => {
      log.warn("The line for change notices was lost", { error });
      lost(next);
    });
    next.on("end", () => lost(next));
    try {
      await next.connect();
      onSilence(next, onSilent);
      allowSilence(next, patience.connectMs);
      await next.query(`listen ${channel}`);
      isListening = client === next;
      tell(null);
      keepTrying(next);
    } catch {
      lost(next);
    }
  }

  /** Nobody writes on this line, so its death would go unnoticed, and with it all news. */
  function keepTrying(which: Client): void {
    if (client !== which) return;
    allowSilence(which, patience.beatMs + patience.connectMs);
    beat = setTimeout(() => {
      which.query("select 1").then(
        () => keepTrying(which),
        () => undefined,
      );
    }, patience.beatMs);
  }

  function lost(which: Client): void {
    if (client !== which) return;
    client = null;
    clearTimeout(beat);
    isListening = false;
    tell(null);
    which.end().catch(() => undefined);
    if (!isClosed) retry = setTimeout(() => void connect(), reconnectMs);
  }

  void connect();

  return {
    async announce(topic, within) {
      // In a transaction the news comes true when it commits. Should we not hear of that ourselves, the line tells us.
      const sender = within === undefined ? self : "-";
      if (within === undefined) tell(topic);
      else announced.set(within, (announced.get(within) ?? new Set()).add(topic));
      // Not over the listening line: while that is down, the others must hear of it all the same.
      await (within ?? queries).execute(sql`select pg_notify(${channel}, ${`${sender} ${topic}`})`);
    },
    committed(tx) {
      for (const topic of announced.get(tx) ?? []) tell(topic);
    },
    subscribe: (listener) => void listeners.push(listener),
    isListening: () => isListening,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(beat);
      const last = client;
      client = null;
      if (last === null) return;
      allowSilence(last, patience.closeMs);
      await last.end();
    },
  };
}
