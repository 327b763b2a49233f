import { z } from "zod";
import { feedKinds } from "#domain/feeds/kinds.ts";
import { sourceStates } from "#domain/feeds/health.ts";
import { runOutcomes } from "#domain/feeds/runs.ts";
import { visibleLine } from "#domain/listing/text/visible-text.ts";
import { defineEndpoints } from "#contract/endpoint.ts";

const moment = z.iso.datetime();

const run = z.object({
  id: z.int(),
  startedAt: moment,
  /** Null while it is under way. */
  endedAt: moment.nullable(),
  outcome: z.enum(runOutcomes),
  /** Why the source could not be read, or was not believed. */
  trouble: z.string().nullable(),
  seen: z.int(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  duplicates: z.int(),
  expired: z.int(),
  /** How many were left out, by reason. */
  rejected: z.record(z.string(), z.int()),
});

export type FeedRun = z.infer<typeof run>;

const source = z.object({
  id: z.int(),
  kind: z.enum(feedKinds),
  name: z.string(),
  board: z.string().nullable(),
  address: z.string().nullable(),
  state: z.enum(sourceStates),
  isPaused: z.boolean(),
  isRunning: z.boolean(),
  trouble: z.string().nullable(),
  /** When its turn is next. */
  nextAt: moment,
  /** When there last was anything in it. */
  yieldedAt: moment.nullable(),
  /** Its jobs on the board right now. */
  onBoard: z.int(),
  lastRun: run.nullable(),
  terms: z.object({
    credit: z.string().nullable(),
    gating: z.enum(["open-only", "any"]),
    passingOn: z.enum(["freely", "credited", "never"]),
    everyMinutes: z.int(),
    isWindow: z.boolean(),
    summary: z.string(),
  }),
});

export type DeskSource = z.infer<typeof source>;

const sources = z.object({
  sources: z.array(source),
  /** New jobs of each of the last thirty days as South Africa counts them, today last. */
  days: z.array(z.object({ day: z.iso.date(), added: z.int() })),
});

export type DeskSources = z.infer<typeof sources>;

const sourceDetail = z.object({
  source,
  runs: z.array(run),
  /** What is shown as another job's copy, newest first. */
  copies: z.array(
    z.object({ key: z.string(), link: z.string(), jobPath: z.string(), jobName: z.string() }),
  ),
});

export type SourceDetail = z.infer<typeof sourceDetail>;

/** Those that an administrator can add: one company's own board, or a feed. */
export const addableKinds = ["greenhouse", "lever", "ashby", "rss"] as const;

const shortLine = (missing: string, most: number) =>
  z
    .string(missing)
    .transform(visibleLine)
    .pipe(z.string().min(1, missing).max(most, `Keep it to ${most} characters`));

const companysBoard = {
  pattern: /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
  message: "Give the company's name as it stands in the address of its board, such as gitlab",
};

/** How the place of a source is written, by its kind. */
const placeRules: Readonly<
  Record<(typeof addableKinds)[number], { readonly pattern: RegExp; readonly message: string }>
> = {
  greenhouse: companysBoard,
  lever: {
    pattern: /^(?:eu:)?[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
    message: `${companysBoard.message}; at jobs.eu.lever.co with eu: before it, such as eu:gitlab`,
  },
  ashby: companysBoard,
  rss: {
    pattern: /^https:\/\/[^\s/?#@\\.]+(?:\.[^\s/?#@\\.]+)+\.?(?:[/?#]\S*)?$/,
    message: "Give the whole address, beginning with https://",
  },
};

export const sourceBody = z
  .object({
    kind: z.enum(addableKinds, "Choose where it publishes"),
    name: shortLine("Give it a name", 100),
    place: shortLine("Say where it is", 2_000),
  })
  .superRefine(({ kind, place }, context) => {
    const { pattern, message } = placeRules[kind];
    if (!pattern.test(place)) context.addIssue({ code: "custom", path: ["place"], message });
  });

const sourceParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const sourceEndpoints = defineEndpoints({
  listSources: {
    method: "GET",
    path: "/api/admin/sources",
    access: "admin",
    summary: "Everybody whose postings we read, how each is and what its last run brought.",
    reply: sources,
  },
  readSource: {
    method: "GET",
    path: "/api/admin/sources/:id",
    access: "admin",
    summary: "One source, its last runs, and what of it is shown as a copy of another job.",
    params: sourceParams,
    reply: sourceDetail,
  },
  addSource: {
    method: "POST",
    path: "/api/admin/sources",
    access: "admin",
    summary: "Adds a company's own board, or a feed; paused where its terms want to be read first.",
    body: sourceBody,
    reply: sourceDetail,
    limit: { calls: 60, windowSeconds: 60 * 60 },
  },
  pauseSource: {
    method: "POST",
    path: "/api/admin/sources/:id/paused",
    access: "admin",
    summary: "Stops asking a source, or goes on with it. What is on the board stays there.",
    params: sourceParams,
    body: z.object({ isPaused: z.boolean() }),
    reply: sourceDetail,
  },
  runSource: {
    method: "POST",
    path: "/api/admin/sources/:id/run",
    access: "admin",
    summary: "Has a source read now, though never more often than its terms allow.",
    params: sourceParams,
    body: z.object({
      /** Somebody looked: there really is so much less in it. */
      isSmallerAccepted: z.boolean().default(false),
    }),
    reply: sourceDetail,
    limit: { calls: 60, windowSeconds: 60 * 60 },
  },
  tellApart: {
    method: "POST",
    path: "/api/admin/sources/:id/distinct",
    access: "admin",
    summary: "Says that a posting is no copy: it becomes a job of its own, and stays one.",
    params: sourceParams,
    body: z.object({ key: z.string().min(1).max(200) }),
    reply: sourceDetail,
  },
});
