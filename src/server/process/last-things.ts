import type { Logger } from "#server/adapters/log/port.ts";

type Work = () => Promise<void>;

/** What has to be done once no request comes in any more, and before the database is closed. */
export interface LastThings {
  add(work: Work): void;
  run(): Promise<void>;
}

export function lastThings(log: Logger): LastThings {
  const works: Work[] = [];
  return {
    add(work) {
      works.push(work);
    },
    async run() {
      for (const work of works)
        await work().catch((error: unknown) =>
          log.warn("Something was left undone at the end", { error }),
        );
    },
  };
}
