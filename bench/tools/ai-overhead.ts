import { median } from "../measure.ts";

/** For each of two members, since nobody may ask more than thirty times in a minute. */
const callsEach = 25;
const key = "sk-demo-swift-bench";
const letter = "Last year I raised sign-ups from 900 to 2,400 with 30 articles. ".repeat(25);

interface Overhead {
  /** With us in between. */
  readonly through: number;
  /** The provider asked straight away. */
  readonly bare: number;
}

/**
 * The demo's provider is asked through the tool and straight away, in turns, so that whatever else the machine does hits both.
 * Half of the answers were quicker than this, in milliseconds.
 */
export async function aiOverhead(url: string): Promise<Overhead> {
  const members = [await memberOf(url, "demo-premium"), await memberOf(url, "demo-admin")];
  for (const send of members) await send("/api/user/openai-key", { apiKey: key });
  const through: number[] = [];
  const bare: number[] = [];
  for (let call = 0; call < callsEach; call += 1) {
    for (const send of members) {
      const coverLetter = `${call} ${letter}`;
      through.push(await timeOf(() => send("/api/premium/cover-letter-analysis", { coverLetter })));
      bare.push(await timeOf(() => askStraight(url, coverLetter)));
    }
  }
  // The first half only warms up.
  return { through: median(through.slice(callsEach)), bare: median(bare.slice(callsEach)) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

type Send = (path: string, body: object) => Promise<string>;

async function memberOf(url: string, account: string): Promise<Send> {
  const signedIn = await fetch(`${url}/demo/view-as`, {
    method: "POST",
    body: new URLSearchParams({ account }),
    redirect: "manual",
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return (path, body) => post(url + path, { cookie }, body);
}

/** As we ask it: a text of some length, an answer of the same shape, told in pieces. */
const askStraight = (url: string, text: string): Promise<string> =>
  post(
    `${url}/demo/openai/v1/responses`,
    { authorization: `Bearer ${key}` },
    {
      model: "gpt-6-luna",
      instructions: "",
      input: `----- begin letter 0 -----\n${text}\n----- end letter 0 -----`,
      stream: true,
      text: { format: { name: "cover_letter_analysis" } },
    },
  );

async function post(url: string, headers: Record<string, string>, body: object): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.text();
}
