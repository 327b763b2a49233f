import { sessionLookUp } from "#server/features/accounts/stores/sessions.ts";
import { hashOf } from "#server/features/accounts/stores/tokens.ts";
import { straightToEmbedded } from "./board/straight.ts";
import { median } from "./measure.ts";
import { openConversation } from "./load.ts";

const rounds = 10;
const asksInARound = 400;

interface Places {
  /** A copy of the server's data folder: the server keeps its own to itself. */
  readonly folder: string;
  readonly url: string;
}

/**
 * How many times as long as its statement alone `GET /api/user` takes, half of the answers being quicker. The
 * two take turns, so that whatever else the machine does hits both.
 */
export async function sessionLookUpRatio(
  { folder, url }: Places,
  cookies: readonly string[],
): Promise<number> {
  // The driver as it comes: what our own way of using it gains belongs to the answer.
  const database = await straightToEmbedded(folder);
  const server = await openConversation(url);
  const bare: number[] = [];
  const through: number[] = [];
  const inTurn = (ask: (cookie: string) => Promise<unknown>) =>
    timesOf(asksInARound, (index) => ask(cookies[index % cookies.length] ?? ""));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const statement = await inTurn((cookie) =>
        database.executeSql(sessionLookUp, [hashOf(cookie.replace("kwela=", ""))]),
      );
      const request = await inTurn((cookie) =>
        server.ask({ path: "/api/user", headers: { cookie } }),
      );
      // The first half only warms up.
      if (round > rounds / 2) {
        bare.push(...statement);
        through.push(...request);
      }
    }
  } finally {
    server.close();
    await database.close();
  }
  return median(through) / median(bare);
}

async function timesOf(count: number, work: (index: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await work(index);
    times.push(performance.now() - startedAt);
  }
  return times;
}
