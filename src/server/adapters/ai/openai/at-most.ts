import { AiFailure } from "../port.ts";

/** Our longest answer, each of its pieces in an event of its own, is less than half of it. */
const mostBytes = 5_000_000;
/** Three times as many as our longest answer has: a token is an event, and an event three lines. */
const mostLines = 60_000;

const lineEnd = 10;

/** The answer, cut off where it is longer than any can be: the library would keep all of it in memory, and read it line by line. */
export function atMost(answer: Response): Response {
  if (answer.body === null) return answer;
  let [bytes, lines] = [0, 0];
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, rest) {
        bytes += piece.length;
        for (let at = piece.indexOf(lineEnd); at !== -1; at = piece.indexOf(lineEnd, at + 1))
          lines += 1;
        if (bytes > mostBytes || lines > mostLines) throw new AiFailure("ai_malformed");
        rest.enqueue(piece);
      },
    }),
  );
  return new Response(counted, answer);
}
