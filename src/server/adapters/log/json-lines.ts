import type { Clock } from "#server/adapters/clock/port.ts";
import { logLevels, type Logger, type LogLevel } from "./port.ts";

interface Options {
  readonly level: LogLevel;
  readonly clock: Clock;
  readonly write: (line: string) => void;
}

export function jsonLines({ level, clock, write }: Options): Logger {
  const lowest = logLevels.indexOf(level);
  const at =
    (name: LogLevel) =>
    (message: string, facts: Readonly<Record<string, unknown>> = {}) => {
      if (logLevels.indexOf(name) < lowest) return;
      const time = clock.now().toISOString();
      write(
        `{"time":"${time}","level":"${name}","message":${textOf("message", message)}${restOf(facts)}}\n`,
      );
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

const secretName =
  /pass(word|phrase)|secret|token|cookie|authorization|api_?key|hash|letter|signature/i;
const secretValue = /\bsk[-_][\w-]{6,}|\bBearer\s+\S+|\b(?:postgres(?:ql)?|smtps?):\/\/[^\s@/]+@/gi;

/** Each fact by itself: nearly all are single values, which need no general writer. */
function restOf(facts: Readonly<Record<string, unknown>>): string {
  let rest = "";
  for (const name in facts) {
    const text = textOf(name, facts[name]);
    if (text !== undefined) rest += `,${known(name).written}:${text}`;
  }
  return rest;
}

/** Nothing for what JSON leaves out. */
function textOf(name: string, value: unknown): string | undefined {
  if (typeof value === "number" && !isSecret(name))
    return Number.isFinite(value) ? String(value) : "null";
  try {
    const safe = redact(name, value);
    return typeof safe === "object" ? JSON.stringify(safe, redact) : JSON.stringify(safe);
  } catch {
    // It goes in a circle, or is no JSON. Those who write a line are mostly busy with a failure, and must not have a second one.
    return '"[cannot be written]"';
  }
}

interface KnownName {
  readonly isSecret: boolean;
  /** As it stands in a line. */
  readonly written: string;
}

const names = new Map<string, KnownName>();

/** The same few names come again and again. */
function known(name: string): KnownName {
  const before = names.get(name);
  if (before !== undefined) return before;
  const answer = { isSecret: secretName.test(name), written: JSON.stringify(name) };
  if (names.size < 1_000) names.set(name, answer);
  return answer;
}

const isSecret = (name: string): boolean => known(name).isSecret;

/** The last net: callers do not log secrets, and if one does, the name or the shape of the value gives it away. */
function redact(name: string, value: unknown): unknown {
  if (isSecret(name)) return "[redacted]";
  if (value instanceof Error) return describe(value);
  if (typeof value === "string") return value.replace(secretValue, "[redacted]");
  return value;
}

const mostCauses = 5;

/** Drivers put the values of a failed statement into messages and extra fields; a line keeps what and where, not those. */
function describe(error: Error, depth = 0): object {
  const { name, message, stack, cause } = error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    name,
    code,
    stack: stack === undefined ? undefined : withoutParameters(stack, message),
    cause: cause instanceof Error ? described(cause, depth + 1) : cause,
  };
}

/** Causes may lie in a circle. */
const described = (cause: Error, depth: number): object | undefined =>
  depth > mostCauses ? undefined : describe(cause, depth);

/** Values end where the message does and nowhere before: they may look like the rest of a trace. */
function withoutParameters(stack: string, message: string): string {
  const at = stack.indexOf("\nparams: ");
  if (at === -1) return stack;
  const messageAt = stack.indexOf(message);
  const end = messageAt === -1 || messageAt > at ? stack.length : messageAt + message.length;
  return `${stack.slice(0, at)}\nparams: [redacted]${stack.slice(Math.max(at, end))}`;
}
