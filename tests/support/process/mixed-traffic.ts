import { expect } from "vitest";
import type { Membership, Payment } from "#contract/membership.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";

/** What one person did: what was confirmed to them, and what never had an answer. */
interface Story {
  readonly username: string;
  readonly address: string;
  password: string;
  /** Asked for, never confirmed. */
  maybePassword: string | null;
  isRegistered: boolean;
  token: string | null;
  readonly endedTokens: string[];
  readonly saved: Set<string>;
  readonly unsure: Set<string>;
  /** Paid at the bank, whatever the server knows of it. */
  reference: string | null;
}

/** The server went away in the middle of a call: it may or may not have been done. */
class Interrupted extends Error {}

const writersAtOnce = 6;
const yearMs = 365 * 24 * 60 * 60 * 1000;
const dayMs = yearMs / 365;
const away = new Set([502, 503, 504]);
let people = 0;

/**
 * People who sign up, save, pay and change their passwords, until something is killed; afterwards each is asked
 * whether all that was confirmed to them is there, once. The server must trust one proxy: everybody has an address.
 */
export function mixedTraffic(paystack: Simulator) {
  const stories: Story[] = [];

  /** Goes on until the kill interrupts every one of them. */
  async function untilKilled(url: string, stepsBefore: number, kill: () => void): Promise<void> {
    const jobs = await someJobs(url);
    let steps = 0;
    const confirmed = () => void ((steps += 1) === stepsBefore && kill());
    const live = async (): Promise<void> => {
      for (;;) {
        const story = newStory();
        stories.push(story);
        await act(url, story, { jobs, paystack, confirmed });
      }
    };
    const writers = Array.from({ length: writersAtOnce }, () =>
      live().catch((error: unknown) => {
        if (!(error instanceof Interrupted)) throw error;
      }),
    );
    await Promise.all(writers);
  }

  return {
    untilKilled,
    /** Asks everybody of every round so far. */
    async expectNothingLostOrDoubled(url: string): Promise<void> {
      for (const story of stories) await expectKept(url, story);
    },
    count: () => ({
      people: stories.filter(({ isRegistered }) => isRegistered).length,
      payments: stories.filter(({ reference }) => reference !== null).length,
      passwords: stories.filter(({ endedTokens }) => endedTokens.length > 0).length,
    }),
  };
}

function newStory(): Story {
  people += 1;
  return {
    username: `passer-by-${people}`,
    address: `198.18.${people >> 8}.${people & 255}`,
    password: `the first of ${people} steps`,
    maybePassword: null,
    isRegistered: false,
    token: null,
    endedTokens: [],
    saved: new Set(),
    unsure: new Set(),
    reference: null,
  };
}

interface World {
  readonly jobs: readonly string[];
  readonly paystack: Simulator;
  readonly confirmed: () => void;
}

async function act(url: string, story: Story, { jobs, paystack, confirmed }: World): Promise<void> {
  const { username, password } = story;
  const email = `${username}@example.com`;
  const welcome = await send(url, story, "POST", "/api/register", { username, email, password });
  story.token = tokenIn(welcome);
  story.isRegistered = true;
  confirmed();

  for (const jobId of jobs) {
    story.unsure.add(jobId);
    await send(url, story, "POST", "/api/jobs/save", { jobId, title: "", company: "", link: "" });
    story.saved.add(jobId);
    story.unsure.delete(jobId);
    confirmed();
  }
  const [removed = ""] = jobs;
  story.unsure.add(removed);
  await send(url, story, "DELETE", `/api/jobs/saved/${encodeURIComponent(removed)}`);
  story.saved.delete(removed);
  story.unsure.delete(removed);
  confirmed();

  const begun = await send(url, story, "POST", "/api/subscription/initialize", {});
  const { data } = (await begun.json()) as { data: { reference: string } };
  await paystack.pay(data.reference);
  story.reference = data.reference;
  await send(url, story, "POST", "/api/subscription/verify", { reference: data.reference });
  confirmed();

  story.maybePassword = `the second ${password}`;
  const change = { currentPassword: password, newPassword: story.maybePassword };
  const changed = await send(url, story, "POST", "/api/account/password", change);
  story.endedTokens.push(story.token);
  story.token = tokenIn(changed);
  story.password = story.maybePassword;
  story.maybePassword = null;
  confirmed();
}

async function expectKept(url: string, story: Story): Promise<void> {
  const { username, maybePassword, reference, saved, unsure } = story;
  const tries = [story.password, ...(maybePassword === null ? [] : [maybePassword])];
  const answers = [];
  for (const password of tries) {
    const answer = await send(url, story, "POST", "/api/login", { username, password }, [401]);
    answers.push(answer.status);
    if (answer.status === 200) story.token = tokenIn(answer);
  }
  const goodOnes = answers.filter((status) => status === 200).length;
  // Whoever was never told may be registered or not; but nobody is registered by halves.
  if (!story.isRegistered && goodOnes === 0) return expectNameIsFree(url, story);
  expect({ username, goodOnes }).toEqual({ username, goodOnes: 1 });
  for (const ended of story.endedTokens) {
    const asBefore = { ...story, token: ended };
    expect((await send(url, asBefore, "GET", "/api/user", undefined, [401])).status).toBe(401);
  }

  const list = await read<{ jobId: string }[]>(url, story, "/api/jobs/saved");
  const kept = list.map(({ jobId }) => jobId);
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.filter((id) => !unsure.has(id)).toSorted()).toEqual(
    [...saved].filter((id) => !unsure.has(id)).toSorted(),
  );

  if (reference === null) return;
  await send(url, story, "POST", "/api/subscription/verify", { reference });
  const payments = await read<Payment[]>(url, story, "/api/subscription/payments");
  expect(payments).toMatchObject([{ reference, state: "paid" }]);
  const { paidUntil } = await read<Membership>(url, story, "/api/subscription");
  const paidFor = Date.parse(paidUntil ?? "") - Date.now();
  expect({ username, years: Math.round((paidFor + dayMs) / yearMs) }).toEqual({
    username,
    years: 1,
  });
}

async function expectNameIsFree(url: string, story: Story): Promise<void> {
  const { username, password } = story;
  const email = `${username}@example.com`;
  await send(url, story, "POST", "/api/register", { username, email, password });
  story.isRegistered = true;
}

const someJobs = async (url: string): Promise<readonly string[]> => {
  const { jobs } = (await (await fetch(`${url}/api/jobs`)).json()) as { jobs: { id: string }[] };
  return jobs.slice(0, 3).map(({ id }) => id);
};

const read = async <Reply>(url: string, story: Story, path: string): Promise<Reply> =>
  (await (await send(url, story, "GET", path)).json()) as Reply;

async function send(
  url: string,
  { token, address }: Pick<Story, "token" | "address">,
  method: string,
  path: string,
  body?: object,
  alsoFine: readonly number[] = [],
): Promise<Response> {
  const headers = {
    "x-forwarded-for": address,
    ...(token !== null && { cookie: `kwela=${token}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(url + path, init).catch(() => {
    throw new Interrupted();
  });
  if (away.has(response.status)) throw new Interrupted();
  if (response.status !== 200 && !alsoFine.includes(response.status))
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

function tokenIn(response: Response): string {
  const cookies = response.headers.getSetCookie().join("\n");
  const token = /^kwela=([\w-]{43});/m.exec(cookies)?.[1];
  if (token === undefined) throw new Error("The answer starts no session");
  return token;
}
