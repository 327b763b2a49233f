import type { User } from "#contract/accounts.ts";
import type { Endpoint, Endpoints, InputOf, ReplyOf } from "#contract/endpoint.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import type { Taken } from "../limits/rate-limit.ts";
import type { SessionOfRequest, Visit } from "../guards/session.ts";

/** A body as it was sent, for whoever checks a signature over it. */
export interface RawRequest {
  readonly body: Uint8Array;
  header(name: string): string | undefined;
}

/** What a handler is given: input that fits the row's schemas, from a viewer the row lets in. */
export interface Call<Row extends Endpoint> extends InputOf<Row> {
  readonly viewer: Row["access"] extends "public" ? User | null : User;
  readonly raw: Row["takesRaw"] extends true ? RawRequest : undefined;
  readonly session: SessionOfRequest;
  readonly visit: Visit;
  /** Counts something besides the call itself, by browser and address whoever is signed in there, or fails with 429. */
  count(what: string, limit: RateLimit): Promise<Taken>;
  /** Ends when the client is gone or time is up. */
  readonly signal: AbortSignal;
}

type Handler<Row extends Endpoint> = (call: Call<Row>) => ReplyOf<Row> | Promise<ReplyOf<Row>>;

/** One handler for every row, no more and no fewer. */
export type Handlers<Rows extends Endpoints> = {
  readonly [Name in keyof Rows]: Handler<Rows[Name]>;
};
