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

/** The web, for addresses that strangers gave us: it reaches public hosts and nothing else, and brings a little at most. */
export interface Web {
  /** The bytes at an address, or a `WebFailure`. */
  fetchBytes(address: string, mostBytes: number): Promise<Uint8Array>;
}
