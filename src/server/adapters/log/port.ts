export const logLevels = ["debug", "info", "warn", "error"] as const;

export type LogLevel = (typeof logLevels)[number];

type Facts = Readonly<Record<string, unknown>>;

/** One event, one line. `message` is a constant; what varies goes into `facts`. */
export type Logger = Readonly<Record<LogLevel, (message: string, facts?: Facts) => void>>;
