/** A result, and what was asked for it: the form may say something else by now. */
export interface Answered<Request, Result> {
  readonly request: Request;
  readonly result: Result;
}

type Told<Part, Result> =
  | { readonly kind: "started"; readonly callId: number }
  | { readonly kind: "writing"; readonly part: Part }
  | { readonly kind: "result"; readonly result: Result };

/** What a stream tells, with the request beside the result. */
export async function* answering<Request, Part, Result>(
  request: Request,
  events: AsyncIterable<Told<Part, Result>>,
): AsyncGenerator<Told<Part, Answered<Request, Result>>, void> {
  for await (const event of events)
    yield event.kind === "result"
      ? { kind: event.kind, result: { request, result: event.result } }
      : event;
}
