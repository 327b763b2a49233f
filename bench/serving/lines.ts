import type { Request } from "../load.ts";
import type { Target } from "../measure.ts";
import type { BenchServer } from "../servers.ts";

const publicPageBar = 0.5;
const ownPageBar = 0.04;
const searchBar = 0.04;
const listBar = 0.1;

const identity = { "accept-encoding": "identity" };
const packed = { "accept-encoding": "gzip" };

/** Words that many marketing jobs have, so that most searches find something. */
const searchedWords =
  "marketing manager content seo social media email growth brand digital paid search ads product copywriter senior lead strategy analytics campaign customer data design creative team sales b2b saas performance lifecycle community influencer video writer editor google meta events partnerships communications crm automation conversion ecommerce organic audience engagement research insights operations specialist coordinator director associate executive junior global english communication experience startup budget revenue acquisition retention website newsletter agency tools planning reporting testing budgets calendar channels tracking support training results quality leadership relationships management partners clients projects deadlines copywriting storytelling landing funnel webinars podcasts seasonal".split(
    " ",
  );

/** Enough that none reaches a limit, however quick the machine; and few, since the first call of each is also counted for the first time. */
const callers = 1_000;

/** From many addresses, as visitors come: from a single one it would be a flood, and turned away. */
const addresses = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `198.19.${index >> 8}.${index & 255}`);

const anonymous = (
  path: string,
  headers: Readonly<Record<string, string>>,
  of = 1_000,
): Request[] =>
  addresses(of).map((address) => ({
    path,
    headers: { ...headers, "x-forwarded-for": address },
  }));

/** Each asks for something else; more of them than are asked for within a minute, so that none is found as it was left. */
const searches = (): Request[] => {
  const from = addresses(callers);
  const texts = searchedWords.flatMap((one) =>
    searchedWords.flatMap((other) => (one === other ? [] : [`${one}+${other}`])),
  );
  const paths = ["", "&worldwide=false"].flatMap((rest) =>
    texts.map((text) => `/jobs?search=${text}${rest}`),
  );
  return paths.map((path, index) => ({
    path,
    headers: { ...identity, "x-forwarded-for": from[index % from.length] ?? "" },
  }));
};

/** What no other line is measured against, and what all are. */
export const yardstick = (hello: BenchServer): Target => ({
  name: "hello-world",
  server: hello,
  requests: anonymous("/", identity),
});

/** Pages that are kept for everybody who is signed out. */
export const keptPageLines = (server: BenchServer, jobPath: string): Target[] => [
  { name: "/ anonymous, identity", server, requests: anonymous("/", identity) },
  ...["/", "/jobs", jobPath].map((path) => ({
    name: `${path.slice(0, 12)} anonymous`,
    server,
    requests: anonymous(path, packed),
    bar: publicPageBar,
  })),
];

/** Pages and answers that are made for one person, or for one question. */
export function madeLines(server: BenchServer, cookies: readonly string[]): Target[] {
  const asPeople = (path: string): Request[] =>
    cookies.map((cookie, index) => ({
      path,
      headers: { ...identity, cookie, "x-forwarded-for": `198.18.${index >> 8}.${index & 255}` },
    }));
  return [
    { name: "/ signed in", server, requests: asPeople("/"), bar: ownPageBar },
    { name: "/jobs signed in", server, requests: asPeople("/jobs"), bar: ownPageBar },
    { name: "/jobs, another search each", server, requests: searches(), bar: searchBar },
    {
      name: "/api/jobs",
      server,
      requests: anonymous("/api/jobs", identity, callers),
      bar: listBar,
    },
    {
      name: "/api/jobs?search=seo",
      server,
      requests: anonymous("/api/jobs?search=seo", identity, callers),
      bar: listBar,
    },
    { name: "/api/user signed in", server, requests: asPeople("/api/user") },
  ];
}
