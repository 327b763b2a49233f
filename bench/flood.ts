import { Agent, request } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openConversation } from "./load.ts";
import { median, memoryOf } from "./measure.ts";
import { startServer, type BenchServer } from "./servers.ts";

const floodSeconds = 20;
const floodRequests = 2_000;
const slowestBar = 2;
const memoryBar = 50;
/** One for each kind, so that what stops the first flood does not stop the next. */
const attacker = (kind: Kind): string => `203.0.113.${100 + kinds.indexOf(kind)}`;
const visitor = "203.0.113.8";
const neighbour = { "x-forwarded-for": "203.0.113.7", "accept-encoding": "gzip" };

interface Flood {
  readonly address: string;
  readonly seconds: number;
  readonly requests: number;
}

interface Kind {
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Each call asks for something else, so that nothing kept can answer it. */
  path(index: number): string;
  body?(index: number): object;
}

const posting = "We hire remote marketers anywhere in EMEA for $4,000 a month. ".repeat(300);
const words = (index: number): string =>
  Array.from({ length: 9 }, (_, at) => `zq${index}x${at}vw`).join("%20");

/** Words that jobs have, each a letter off. */
const slips = (index: number): string =>
  ["marketng", "managr", "conten", "emial", "growht", "socail", "brnad", "lifecycel", "paidd"]
    .map((word, at) => word + "abcdefghij".charAt((index + at) % 10))
    .join("%20");

/** The dearest things a stranger can ask for. */
const kinds: readonly Kind[] = [
  {
    name: "search, nine unknown words",
    method: "GET",
    path: (index) => `/api/jobs?search=${words(index)}`,
  },
  {
    name: "search, nine slips",
    method: "GET",
    path: (index) => `/api/jobs?search=${slips(index)}`,
  },
  { name: "page of such a search", method: "GET", path: (index) => `/jobs?search=${words(index)}` },
  {
    name: "a long post checked",
    method: "POST",
    path: () => "/api/check-a-job",
    body: (index) => ({ text: `${index} ${posting}` }),
  },
  {
    name: "passwords guessed",
    method: "POST",
    path: () => "/api/login",
    body: (index) => ({ username: `nobody-${index}`, password: "a guess" }),
  },
];

/** What a flood from one address costs everybody else: the wait for a kept page, and memory a minute later. */
export async function benchFlood(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "kwela-flood-"));
  const env = { DATA_DIR: folder, TRUST_PROXY: "1" };
  await (await startServer("dist/server/main.js", env)).stop();
  const server = await startServer("dist/server/main.js", env);
  try {
    // What is compiled and set up at first use is no flood's doing: each kind has been asked for before.
    for (const kind of kinds)
      await flood(server, kind, { address: visitor, seconds: 2, requests: 60 });
    const atRest = await memoryOf(server);
    for (const kind of kinds) await measure(server, kind);
    await wait(60_000);
    const after = await memoryOf(server);
    const grown = after - atRest;
    console.log(
      `\nMemory                       ${atRest} MB at rest, ${after} MB a minute after the floods: ` +
        `${grown > memoryBar ? "below the bar" : "ok"} (bar: within ${memoryBar} MB)`,
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(server: BenchServer, kind: Kind): Promise<void> {
  const quiet = await medianWait(server, 5);
  const [flooded, statuses] = await Promise.all([
    medianWait(server, floodSeconds),
    flood(server, kind, {
      address: attacker(kind),
      seconds: floodSeconds,
      requests: floodRequests,
    }),
  ]);
  const ratio = flooded / quiet;
  console.log(
    `${kind.name.padEnd(28)} a kept page waits ${ratio.toFixed(2)} × its quiet time ` +
      `${ratio > slowestBar ? "below the bar" : "ok"} (bar ≤ ${slowestBar}); answers: ${statuses}`,
  );
}

/** Somebody else's wait for a page that is kept, one request after the other. */
async function medianWait({ url }: BenchServer, seconds: number): Promise<number> {
  const conversation = await openConversation(url);
  const waits: number[] = [];
  const endsAt = performance.now() + seconds * 1000;
  while (performance.now() < endsAt) {
    const askedAt = performance.now();
    await conversation.ask({ path: "/", headers: neighbour });
    waits.push(performance.now() - askedAt);
    await wait(10);
  }
  conversation.close();
  return median(waits);
}

/** Evenly over the time, whether answers come or not. Tells how many of each status came. */
async function flood({ url }: BenchServer, kind: Kind, given: Flood): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const counts = new Map<number, number>();
  const startedAt = performance.now();
  const answers: Promise<void>[] = [];
  for (let index = 0; index < given.requests; index += 1) {
    const dueAt = startedAt + (index * given.seconds * 1000) / given.requests;
    const early = dueAt - performance.now();
    if (early > 0) await wait(early);
    answers.push(
      statusOf(url + kind.path(index), kind.method, kind.body?.(index), given.address, agent).then(
        (status) => void counts.set(status, (counts.get(status) ?? 0) + 1),
      ),
    );
  }
  await Promise.all(answers);
  agent.destroy();
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}

const statusOf = (
  url: string,
  method: string,
  json: object | undefined,
  address: string,
  agent: Agent,
): Promise<number> =>
  new Promise((resolve) => {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers = {
      "x-forwarded-for": address,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    request(url, { method, headers, agent })
      .on("response", (response) => {
        response.resume().on("close", () => resolve(response.statusCode ?? 0));
      })
      .on("error", () => resolve(0))
      .end(body);
  });
