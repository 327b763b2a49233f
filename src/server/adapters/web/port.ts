/** Why something could not be fetched. */
export type WebTrouble =
  /** It leads into a network that is not everybody's, or is no address of the web at all. */
  | "forbidden"
  | "redirects"
  | "too-large"
  /** The server answered, and not with what was asked for. */
  | "refused"
  | "unreachable";

export class WebFailure extends Error {
  override readonly name = "WebFailure";
  readonly trouble: WebTrouble;

  constructor(trouble: WebTrouble, options?: ErrorOptions) {
    super(`A fetch failed: ${trouble}`, options);
    this.trouble = trouble;
  }
}

/** What is asked for besides the address. */
export interface WebQuestion {
  readonly headers: Readonly<Record<string, string>>;
  readonly mostBytes: number;
  /** When to stop waiting for the whole answer. */
  readonly signal: AbortSignal;
  /** Whether this host may be spoken to: the one asked for, and each that a redirect names. */
  readonly allows: (host: string) => boolean;
}

export interface WebAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: Uint8Array;
  /** Where it was found, after every redirect. */
  readonly address: string;
}

/** The web, for addresses that strangers gave us: it reaches public hosts and nothing else, and brings a little at most. */
export interface Web {
  /** The bytes at an address, or a `WebFailure`. */
  fetchBytes(address: string, mostBytes: number): Promise<Uint8Array>;
  /** What a host answers, refusals included; a `WebFailure` if it does not. */
  ask(address: string, question: WebQuestion): Promise<WebAnswer>;
}
