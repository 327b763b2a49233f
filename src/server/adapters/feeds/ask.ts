import { WebFailure, type Web, type WebAnswer } from "#server/adapters/web/port.ts";
import { FeedFailure, type FeedMarks, type FeedTrouble } from "./port.ts";

export interface Question {
  readonly address: string;
  readonly accept: string;
  readonly marks: FeedMarks;
  readonly isAllowed: (host: string) => boolean;
  /** A host says 404 of a board that it does not have. */
  readonly isBoard: boolean;
}

export interface Answered {
  readonly text: string;
  readonly marks: FeedMarks;
}

export interface Connection {
  readonly web: Pick<Web, "ask">;
  readonly userAgent: string;
  /** When to stop waiting for the whole answer. */
  readonly deadline: () => AbortSignal;
  readonly now: () => Date;
}

const mostBytes = 10_000_000;
const longestMark = 300;
const longestWaitMs = 24 * 60 * 60_000;

export const noMarks: FeedMarks = { etag: null, lastModified: null };

/** One question, asked once; null when there is nothing new. */
export async function ask(
  connection: Connection,
  question: Question,
  signal: AbortSignal,
): Promise<Answered | null> {
  const { etag, lastModified } = question.marks;
  const answer = await answerTo(connection, signal, question.address, question.isAllowed, {
    accept: question.accept,
    ...(etag !== null && { "if-none-match": etag }),
    ...(lastModified !== null && { "if-modified-since": lastModified }),
  });
  if (answer.status === 304 && (etag ?? lastModified) !== null) return null;
  if (answer.status !== 200) throw refusalOf(answer, question.isBoard, connection.now());
  const marks = { etag: markIn(answer, "etag"), lastModified: markIn(answer, "last-modified") };
  return { text: new TextDecoder().decode(answer.body), marks };
}

/** What the host says, whatever it says; a `FeedFailure` if it says nothing. */
export async function answerTo(
  { web, userAgent, deadline }: Connection,
  signal: AbortSignal,
  address: string,
  allows: (host: string) => boolean,
  headers: Readonly<Record<string, string>>,
): Promise<WebAnswer> {
  signal.throwIfAborted();
  const late = deadline();
  try {
    return await web.ask(address, {
      headers: { ...headers, "user-agent": userAgent },
      mostBytes,
      signal: AbortSignal.any([signal, late]),
      allows,
    });
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) throw new FeedFailure("too-slow", null, { cause: error });
    const trouble = error instanceof WebFailure ? troubleOf[error.trouble] : "unreachable";
    throw new FeedFailure(trouble, null, { cause: error });
  }
}

const troubleOf: Readonly<Record<WebFailure["trouble"], FeedTrouble>> = {
  forbidden: "refused",
  redirects: "refused",
  refused: "refused",
  "too-large": "too-large",
  unreachable: "unreachable",
};

function refusalOf(answer: WebAnswer, isBoard: boolean, now: Date): FeedFailure {
  const { status } = answer;
  const wait = waitIn(answer.headers.get("retry-after"), now);
  if (status === 429) return new FeedFailure("limited", wait);
  if (status >= 500) return new FeedFailure("server-error", wait);
  if (isBoard && (status === 404 || status === 410)) return new FeedFailure("unknown-board");
  return new FeedFailure(status < 400 ? "not-a-feed" : "refused");
}

/** In seconds, or a date. A day at most: who names a year has not thought of us. */
function waitIn(named: string | null, now: Date): number | null {
  if (named === null) return null;
  const ms = /^\d{1,9}$/.test(named.trim())
    ? Number(named) * 1_000
    : Date.parse(named) - now.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : null;
}

/** Sent back to the letter, so it must be fit for a header. */
function markIn({ headers }: WebAnswer, name: string): string | null {
  const mark = headers.get(name);
  const isFit = mark !== null && mark.length <= longestMark && /^[ -~]+$/.test(mark);
  return isFit ? mark : null;
}
