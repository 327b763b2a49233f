import type { StartStep } from "#domain/start-guide.ts";
import type { ReadRates } from "#domain/listing/pay/rates.ts";
import type { Ai, Prompts } from "#server/adapters/ai/port.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import type { FindJob } from "#server/feature.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";

/** What the handlers of the tools need. */
export interface ToolServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly ai: Ai;
  readonly prompts: Prompts;
  readonly config: { readonly appSecret: string };
  readonly readRates: ReadRates;
  readonly showRows: ShowRows;
  /** A job of the board, for somebody who may open it. */
  readonly findJob: FindJob;
  /** Ticks off a step of the start guide. */
  readonly startStepDone: (
    db: Queries,
    userId: number,
    step: StartStep,
    now: Date,
  ) => Promise<void>;
}
