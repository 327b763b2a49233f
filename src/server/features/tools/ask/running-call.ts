import { AiFailure } from "#server/adapters/ai/port.ts";

/** What whoever follows a call hears. */
export type Told<Part, Result> =
  | { readonly kind: "started"; readonly callId: number }
  | { readonly kind: "writing"; readonly part: Part }
  | { readonly kind: "result"; readonly result: Result };

/**
 * A call under way. It goes on whether anybody listens or not: what it brings was paid for. Whoever follows it hears where it
 * stands, not every piece that came meanwhile.
 */
export class RunningCall<Part, Result> {
  readonly id: number;
  readonly result: Promise<Result>;
  readonly #stop: AbortController;
  readonly #partOf: (text: string) => Part | null;
  #text = "";
  #isOver = false;
  #changed = Promise.withResolvers<void>();

  constructor(
    id: number,
    partOf: (text: string) => Part | null,
    work: (call: { add(text: string): void; signal: AbortSignal }) => Promise<Result>,
  ) {
    this.id = id;
    this.#partOf = partOf;
    this.#stop = new AbortController();
    const add = (text: string) => {
      this.#text += text;
      this.#tell();
    };
    this.result = work({ add, signal: this.#stop.signal }).finally(() => {
      this.#isOver = true;
      this.#tell();
    });
    // Whoever waits for it hears of a failure; if nobody does, it is in the list of calls.
    this.result.catch(() => undefined);
  }

  cancel(): void {
    this.#stop.abort(new AiFailure("ai_cancelled"));
  }

  async *follow(): AsyncGenerator<Told<Part, Result>, void> {
    yield { kind: "started", callId: this.id };
    let told = 0;
    while (!this.#isOver) {
      await this.#changed.promise;
      if (this.#text.length - told < stepCharacters) continue;
      told = this.#text.length;
      const part = this.#partOf(this.#text);
      if (part !== null) yield { kind: "writing", part };
    }
    yield { kind: "result", result: await this.result };
  }

  #tell(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers<void>();
  }
}

/** A line or two: to read the half-written answer anew for every word would cost more than it shows. */
const stepCharacters = 120;
