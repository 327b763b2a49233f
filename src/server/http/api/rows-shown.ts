import { ZodError } from "zod";
import type { Logger } from "#server/adapters/log/port.ts";
import type { Metrics } from "../metrics.ts";

/**
 * The rows of a list as its reader gets them. A row that cannot be shown (an old one, a restored one, one put in by hand) is
 * left out, counted and named in the log; the rest is served.
 */
export type ShowRows = <Row extends object, Shown>(
  list: string,
  rows: readonly Row[],
  /** Throws for a row that does not fit. */
  show: (row: Row) => Shown,
) => Shown[];

/** The same row is asked for again and again; once is enough for whoever reads the log. */
const mostRemembered = 1_000;

export function rowsShown(log: Logger, metrics: Pick<Metrics, "leaveOut">): ShowRows {
  const named = new Set<string>();

  function leaveOut(list: string, row: object, error: unknown): void {
    metrics.leaveOut(list);
    const id = idOf(row);
    const reason = reasonOf(error);
    const key = `${list} ${id} ${reason}`;
    if (named.has(key) || named.size >= mostRemembered) return;
    named.add(key);
    log.warn("a row cannot be shown and is left out", { list, id, reason });
  }

  return (list, rows, show) =>
    rows.flatMap((row) => {
      try {
        return [show(row)];
      } catch (error) {
        leaveOut(list, row, error);
        return [];
      }
    });
}

function idOf(row: object): number | string | null {
  const id = "id" in row ? row.id : null;
  return typeof id === "number" || typeof id === "string" ? id : null;
}

/** Where it does not fit and how; never what stands there. */
function reasonOf(error: unknown): string {
  if (error instanceof ZodError)
    return error.issues.map(({ path, code }) => `${path.join(".")}: ${code}`).join(", ");
  return error instanceof Error ? error.name : "unknown";
}
