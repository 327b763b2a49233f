import type { ReadRates } from "#domain/listing/pay/rates.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { BoardRows, JobFigures } from "#server/feature.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import type { InTransaction } from "#server/work/port.ts";

/** What the handlers of postings need. */
export interface EmployerServices {
  readonly database: Database;
  readonly inTransaction: InTransaction;
  readonly clock: Clock;
  readonly readRates: ReadRates;
  readonly showRows: ShowRows;
  readonly boardRows: BoardRows;
  readonly jobFigures: JobFigures;
  readonly appUrl: string;
}
