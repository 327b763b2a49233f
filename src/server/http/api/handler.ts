import type { User } from "#contract/accounts.ts";
import type { Endpoint, Endpoints, InputOf, ReplyOf } from "#contract/endpoint.ts";
import type { SessionOfRequest, Visit } from "../guards/session.ts";

/** What a handler is given: input that fits the row's schemas, from a viewer the row lets in. */
export interface Call<Row extends Endpoint> extends InputOf<Row> {
  readonly viewer: Row["access"] extends "public" ? User | null : User;
  readonly session: SessionOfRequest;
  readonly visit: Visit;
  /** Ends when the client is gone or time is up. */
  readonly signal: AbortSignal;
}

type Handler<Row extends Endpoint> = (call: Call<Row>) => ReplyOf<Row> | Promise<ReplyOf<Row>>;

/** One handler for every row, no more and no fewer. */
export type Handlers<Rows extends Endpoints> = {
  readonly [Name in keyof Rows]: Handler<Rows[Name]>;
};
