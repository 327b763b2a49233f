import { withBoards } from "#server/adapters/feeds/simulator/openings/companies.ts";
import {
  openingNumbered,
  type Opening,
} from "#server/adapters/feeds/simulator/openings/openings.ts";
import type { FeedsSimulator } from "#server/adapters/feeds/simulator/simulator.ts";
import { greenhouse } from "#server/adapters/feeds/simulator/wire/employers-boards.ts";
import { remotive } from "#server/adapters/feeds/simulator/wire/small-boards.ts";

/** More than two batches of a run. */
const atFirst = 230;
const newEachRound = 6;

/** The same choices for the same seed. */
export function seededChoice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (limit: number): number => Math.floor(next() * limit),
    oneOf<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from");
      return item;
    },
  };
}

/**
 * The demo's sources, two of which are larger than life: the board of one company, and a board that copies half of it
 * and has some of that company's openings alone. With every round some appear, one closes and a third is reworded.
 */
export function growingWorld(simulator: FeedsSimulator, onQuestion: () => void) {
  const company = withBoards.find(({ slug }) => slug === "fernlight");
  if (company === undefined) throw new Error("The company is not there");
  const calendar = { startedAt: new Date().toISOString(), days: [] };
  const closed = new Set<number>();
  const wordings = new Map<number, number>();
  const publishedAt = new Date(Date.now() - 60 * 60_000);
  let [born, round] = [atFirst, 0];

  const titleOf = (number: number): string =>
    `${openingNumbered(number, calendar).role.title} ${number + 1}`;
  const openingOf = (number: number): Opening => {
    const opening = openingNumbered(number, calendar);
    const reworded = wordings.get(number) ?? 0;
    const markup = `${opening.markup}<p>We wrote this for the time number ${reworded}.</p>`;
    return { ...opening, company, title: titleOf(number), markup, publishedAt };
  };
  const numbers = (): number[] => Array.from({ length: born }, (_, number) => number);
  const open = (): number[] => numbers().filter((number) => !closed.has(number));
  const hosts = [
    {
      path: "/boards-api.greenhouse.io/v1/boards/fernlight/jobs",
      tell: greenhouse,
      shows: (number: number) => number % 5 !== 4,
    },
    {
      path: "/remotive.com/api/remote-jobs",
      tell: remotive,
      shows: (number: number) => number % 2 === 0 || number % 5 === 4,
    },
  ];

  return {
    /** The names of the two that grow, as they are kept. */
    growing: ["fernlight", "remotive"],
    step(closing: number): void {
      round += 1;
      born += newEachRound;
      // Never one that has just appeared: nobody might have seen it.
      if (round > 4) closed.add(closing % (born - 4 * newEachRound));
      for (const number of numbers()) if (number % 3 === round % 3) wordings.set(number, round);
    },
    titles: () => ({
      open: open().map(titleOf),
      closed: [...closed].map(titleOf),
    }),
    /** In front of the simulator: everything else is asked there. */
    async fetch(request: Request): Promise<Response> {
      onQuestion();
      const { pathname, searchParams } = new URL(request.url);
      const host = hosts.find(({ path }) => pathname.endsWith(path));
      if (host === undefined) return simulator.fetch(request);
      const etag = `"${round}"`;
      if (request.headers.get("if-none-match") === etag)
        return new Response(null, { status: 304, headers: { etag } });
      const openings = open().filter(host.shows).map(openingOf);
      const { roof } = simulator;
      const told = host.tell({
        openings,
        roof,
        query: searchParams,
        board: "fernlight",
        now: new Date(),
      });
      return Response.json(told, { headers: { etag } });
    },
  };
}
