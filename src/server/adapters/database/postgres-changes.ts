import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Logger } from "#server/adapters/log/port.ts";
import type { Changes, Queries } from "./port.ts";

const channel = "kwela_changes";
const reconnectMs = 1_000;

interface Options {
  readonly url: string;
  readonly queries: Queries;
  readonly log: Logger;
}

/** LISTEN on a connection of its own, which comes back by itself after the database was away. */
export function postgresChanges({
  url,
  queries,
  log,
}: Options): Changes & { close(): Promise<void> } {
  /** Marks our own news, which we need not hear a second time. */
  const self = randomUUID();
  const listeners: ((topic: string | null) => void)[] = [];
  const tell = (topic: string | null) => {
    for (const listener of listeners) listener(topic);
  };
  let client: Client | null = null;
  let isListening = false;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: url,
      application_name: "kwela changes",
      keepAlive: true,
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
      await next.query(`listen ${channel}`);
      isListening = client === next;
      tell(null);
    } catch {
      lost(next);
    }
  }

  function lost(which: Client): void {
    if (client !== which) return;
    client = null;
    isListening = false;
    tell(null);
    which.end().catch(() => undefined);
    if (!isClosed) retry = setTimeout(() => void connect(), reconnectMs);
  }

  void connect();

  return {
    async announce(topic, within) {
      // In a transaction the news comes true, for us as for the others, when it commits.
      const sender = within === undefined ? self : "-";
      if (within === undefined) tell(topic);
      // Not over the listening line: while that is down, the others must hear of it all the same.
      await (within ?? queries).execute(sql`select pg_notify(${channel}, ${`${sender} ${topic}`})`);
    },
    subscribe: (listener) => void listeners.push(listener),
    isListening: () => isListening,
    async close() {
      isClosed = true;
      clearTimeout(retry);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
