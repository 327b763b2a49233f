import { AiFailure } from "../port.ts";

/** Our longest answer, each of its pieces in an event of its own, is less than half of it. */
const mostBytes = 5_000_000;

/** The answer, cut off where it is longer than any can be: the library would keep all of it in memory. */
export function atMost(answer: Response): Response {
  if (answer.body === null) return answer;
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, rest) {
        bytes += piece.length;
        if (bytes > mostBytes) throw new AiFailure("ai_malformed");
        rest.enqueue(piece);
      },
    }),
  );
  return new Response(counted, answer);
}
