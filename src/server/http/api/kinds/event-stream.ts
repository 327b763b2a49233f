import type { StreamReply } from "#contract/rows/reply.ts";
import { AppError } from "#server/app-error.ts";
import { errorReplyOf } from "../../errors.ts";
import type { Deadline } from "../../guards/deadline.ts";

interface About {
  readonly reply: StreamReply;
  readonly deadline: Deadline;
  readonly requestId: string;
  /** Hears of a failure that nobody foresaw. */
  readonly tell: (error: unknown) => void;
}

/** Proxies hang up on a connection that is silent for long. A line that begins with a colon says nothing. */
const beatMs = 15_000;
const beat = ":\n\n";
const theEnd = "event: end\ndata: {}\n\n";

/**
 * Sends events as they come. The first is waited for, so that a failure before it is answered in the usual way; a later one
 * becomes an `error` event. A stream that came to its end says so: one that was cut off does not.
 */
export async function eventStream(
  source: AsyncIterable<unknown>,
  { reply, deadline, requestId, tell }: About,
): Promise<ReadableStream<Uint8Array>> {
  const events = source[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  const timers: NodeJS.Timeout[] = [];
  let isOver = false;

  async function next(): Promise<string | null> {
    const { done, value } = await events.next();
    return done === true ? null : `data: ${JSON.stringify(reply.event.parse(value))}\n\n`;
  }

  function stop(): void {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
  }

  /** Whoever makes the events hears that nobody waits for them any more. */
  function giveUp(): void {
    stop();
    deadline.end();
    // It may be waiting for something that never comes; then nobody waits for it either.
    events.return?.().catch(tell);
  }

  function sayFailure(error: unknown): string {
    const { body, status } = errorReplyOf(error, requestId);
    if (status >= 500) tell(error);
    return `event: error\ndata: ${JSON.stringify(body)}\n\n`;
  }

  let waiting: string | null | undefined = await next();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      const knock = setInterval(() => (controller.desiredSize ?? 0) > 0 && say(beat), beatMs);
      const timeUp = setTimeout(() => {
        say(sayFailure(new AppError("timed_out")));
        controller.close();
        giveUp();
      }, reply.mostSeconds * 1000);
      timers.push(knock.unref(), timeUp.unref());
    },
    async pull(controller) {
      let text: string | null;
      let isLast = false;
      try {
        text = waiting === undefined ? await next() : waiting;
        waiting = undefined;
        isLast = text === null;
      } catch (error) {
        if (isOver) return;
        text = sayFailure(error);
        isLast = true;
      }
      if (isOver) return;
      controller.enqueue(encoder.encode(text ?? theEnd));
      if (!isLast) return;
      stop();
      controller.close();
    },
    cancel: giveUp,
  });
}
