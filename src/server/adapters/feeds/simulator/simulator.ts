import { feedKinds, type FeedKind } from "#domain/feeds/kinds.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import { createFaults, type Faults } from "#server/adapters/simulator/faults.ts";
import { remember } from "#server/adapters/simulator/remember.ts";
import type { Web } from "#server/adapters/web/port.ts";
import { inTrouble, isToldOtherwise, type FeedFault } from "./faults.ts";
import { endpoints, hasBoard } from "./hosts.ts";
import { openingsOf, type Calendar } from "./openings/openings.ts";
import { roofedWeb } from "./roofed-web.ts";

export interface FeedsState extends Calendar {
  readonly version: 1;
}

interface SimulatedQuestion {
  readonly kind: FeedKind;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

interface Parts {
  readonly clock: Clock;
  /** Where it is mounted, as others see it, such as "http://localhost:3000/demo/feeds". */
  readonly roof: string;
  readonly saved?: FeedsState | null;
  readonly onChange?: (state: FeedsState) => void;
  /** Answers what is for people rather than for programs; null if it is neither. */
  readonly pages?: (simulator: FeedsSimulator, path: string, request: Request) => Promise<Response>;
}

/** What a day brought to whoever reads the sources. */
export interface DayNews {
  readonly added: number;
  readonly closed: number;
  /** To people who asked to be told. */
  readonly letters: number;
}

/** Every source in a box: the same words on the wire, with all that is wrong with them, and a hand for time. */
export interface FeedsSimulator {
  fetch(request: Request): Promise<Response>;
  /** For a client in this process: its hosts under one roof, and nobody else. */
  readonly web: Pick<Web, "ask">;
  readonly roof: string;
  /** New postings appear, and some close. */
  letADayPass(): Promise<void>;
  /** Whoever has to read the sources again after that; they are waited for. */
  onDayPassing: (() => Promise<DayNews>) | null;
  /** Of the last day that somebody let pass since the start. */
  readonly lastDay: DayNews | null;
  readonly faults: Faults<FeedKind, FeedFault>;
  /** What it was asked, oldest first. */
  readonly calls: readonly SimulatedQuestion[];
  readonly calendar: Calendar;
  /** How many postings a source shows today. */
  count(kind: FeedKind): number;
}

const types = { text: "application/rss+xml; charset=utf-8", json: "application/json" } as const;

export function createFeedsSimulator(parts: Parts): FeedsSimulator {
  const { clock, roof, onChange, pages } = parts;
  const basePath = new URL(roof).pathname;
  let state: FeedsState = parts.saved ?? {
    version: 1,
    startedAt: clock.now().toISOString(),
    days: [],
  };
  const faults = createFaults<FeedKind, FeedFault>();
  const calls: SimulatedQuestion[] = [];
  let lastDay: DayNews | null = null;

  const simulator: FeedsSimulator = {
    roof,
    faults,
    calls,
    web: roofedWeb((request) => simulator.fetch(request)),
    onDayPassing: null,
    get calendar() {
      return state;
    },
    get lastDay() {
      return lastDay;
    },
    count: (kind) => openingsOf(kind, state).length,
    async letADayPass() {
      state = { ...state, days: [...state.days, clock.now().toISOString()] };
      onChange?.(state);
      lastDay = (await simulator.onDayPassing?.()) ?? null;
    },
    async fetch(request) {
      const url = new URL(request.url);
      const path = url.pathname.slice(basePath.length + 1);
      for (const endpoint of endpoints) {
        const match = request.method === "GET" ? endpoint.path.exec(path) : null;
        if (match === null) continue;
        const { kind } = endpoint;
        const answer = answerOf(endpoint, match[1] ?? "", url.searchParams, request);
        const headers = Object.fromEntries(request.headers);
        remember(calls, { kind, address: path + url.search, headers, status: answer.status });
        return answer;
      }
      return (await pages?.(simulator, path, request)) ?? new Response("Not here", { status: 404 });
    },
  };
  onChange?.(state);
  return simulator;

  function answerOf(
    { kind, tell, notice, knows }: (typeof endpoints)[number],
    board: string,
    query: URLSearchParams,
    request: Request,
  ): Response {
    const fault = faults.take(kind);
    if (fault !== null && !isToldOtherwise(fault)) return inTrouble(fault, request.url);
    if (knows?.(query) === false) return Response.json({ error: "Bad Request" }, { status: 400 });
    if (board !== "" && !hasBoard(kind, board))
      return Response.json({ ok: false, error: "Document not found" }, { status: 404 });
    // Changes when a day passes, and not before.
    const etag = `W/"${kind}-${state.startedAt}-${state.days.length}-${query.toString()}"`;
    const isKnown = fault === null && request.headers.get("if-none-match") === etag;
    if (isKnown) return new Response(null, { status: 304, headers: { etag } });
    const now = clock.now();
    if (fault === "notice" && notice !== undefined) return Response.json(notice(now));
    const all = openingsOf(kind, state);
    const openings = fault === "none" ? [] : fault === "shrunk" ? all.slice(0, 1) : all;
    const own = openings.filter(({ company }) => board === "" || company.slug === board);
    const asked = fault === "loop" ? firstPage(query) : query;
    const told = tell({ openings: own, roof, query: asked, board, now });
    const whole = typeof told === "string" ? told : JSON.stringify(told);
    const text = fault === "truncated" ? whole.slice(0, whole.length / 2) : whole;
    const type = typeof told === "string" ? types.text : types.json;
    return new Response(text, { headers: { "content-type": type, etag } });
  }
}

/** Whatever page is asked for. */
function firstPage(query: URLSearchParams): URLSearchParams {
  const first = new URLSearchParams(query);
  first.set("page", "1");
  return first;
}

export const isFeedKind = (name: string): name is FeedKind =>
  feedKinds.some((kind) => kind === name);
