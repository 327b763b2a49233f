interface Observation {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
}

export interface Metrics {
  observe(observation: Observation): void;
  /** A row of this list could not be shown. */
  leaveOut(list: string): void;
  /** The Prometheus text format. */
  print(): string;
}

const bucketsMs = [5, 25, 100, 500, 2_500] as const;

interface Series {
  count: number;
  sumMs: number;
  readonly buckets: number[];
}

export function createMetrics(logLinesLost: () => number = () => 0): Metrics {
  const series = new Map<string, Series>();
  const leftOut = new Map<string, number>();
  return {
    leaveOut: (list) => void leftOut.set(list, (leftOut.get(list) ?? 0) + 1),
    observe({ route, method, status, durationMs }) {
      const labels = `method="${method}",route="${route}",status="${Math.floor(status / 100)}xx"`;
      let entry = series.get(labels);
      if (entry === undefined) {
        entry = { count: 0, sumMs: 0, buckets: bucketsMs.map(() => 0) };
        series.set(labels, entry);
      }
      entry.count += 1;
      entry.sumMs += durationMs;
      for (let index = bucketsMs.length - 1; index >= 0; index -= 1) {
        if (durationMs > (bucketsMs[index] ?? 0)) break;
        entry.buckets[index] = (entry.buckets[index] ?? 0) + 1;
      }
    },
    print: () =>
      [...requestLines(series), ...leftOutLines(leftOut), ...processLines(logLinesLost()), ""].join(
        "\n",
      ),
  };
}

function* requestLines(series: ReadonlyMap<string, Series>): Iterable<string> {
  yield "# HELP kwela_request_duration_seconds How long requests took to answer.";
  yield "# TYPE kwela_request_duration_seconds histogram";
  for (const [labels, { count, sumMs, buckets }] of series) {
    for (const [index, limit] of bucketsMs.entries()) {
      yield `kwela_request_duration_seconds_bucket{${labels},le="${limit / 1000}"} ${buckets[index] ?? 0}`;
    }
    yield `kwela_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`;
    yield `kwela_request_duration_seconds_sum{${labels}} ${sumMs / 1000}`;
    yield `kwela_request_duration_seconds_count{${labels}} ${count}`;
  }
}

function* leftOutLines(leftOut: ReadonlyMap<string, number>): Iterable<string> {
  yield "# HELP kwela_rows_left_out_total How often a row was left out of a list because it cannot be shown.";
  yield "# TYPE kwela_rows_left_out_total counter";
  for (const [list, count] of leftOut) yield `kwela_rows_left_out_total{list="${list}"} ${count}`;
}

function* processLines(logLinesLost: number): Iterable<string> {
  yield "# HELP kwela_log_lines_lost_total Lines of the log that could not be written.";
  yield "# TYPE kwela_log_lines_lost_total counter";
  yield `kwela_log_lines_lost_total ${logLinesLost}`;
  yield "# HELP kwela_resident_memory_bytes Memory held by this process.";
  yield "# TYPE kwela_resident_memory_bytes gauge";
  yield `kwela_resident_memory_bytes ${process.memoryUsage.rss()}`;
  yield "# HELP kwela_uptime_seconds How long this process has been running.";
  yield "# TYPE kwela_uptime_seconds gauge";
  yield `kwela_uptime_seconds ${Math.round(process.uptime())}`;
}
