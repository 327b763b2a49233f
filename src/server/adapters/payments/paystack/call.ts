import { PaymentsUnavailable } from "../port.ts";
import { readJson } from "./json.ts";

export interface Connection {
  readonly baseUrl: string;
  readonly secretKey: string;
  /** When to stop waiting for the whole answer, headers and body. */
  readonly deadline: () => AbortSignal;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Question {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
}

const largestAnswerBytes = 1024 * 1024;
/** Other answers say nothing about what was asked, only about the provider or our key. */
const meaningful = new Set([200, 201, 400, 404, 422]);

/**
 * One question, asked once. Whoever asks decides whether to ask again: after a write that failed, nobody
 * knows what happened. Errors name the call and never what was sent, since the key was sent too.
 */
export async function ask(connection: Connection, question: Question): Promise<Answer> {
  const signal = connection.deadline();
  const name = `${question.method} /${question.path.split("/")[1] ?? ""}`;
  try {
    const response = await connection.fetch(connection.baseUrl + question.path, {
      method: question.method,
      headers: {
        Authorization: `Bearer ${connection.secretKey}`,
        Accept: "application/json",
        ...(question.body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(question.body !== undefined && { body: JSON.stringify(question.body) }),
      redirect: "manual",
      signal,
    });
    return await read(response, name);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error;
    if (signal.aborted) throw new PaymentsUnavailable(`${name} took too long`, { isSlow: true });
    throw new PaymentsUnavailable(`${name} did not get through (${whatHappened(error)})`);
  }
}

async function read(response: Response, name: string): Promise<Answer> {
  if (!meaningful.has(response.status)) {
    // Unread, it would hold on to its connection.
    await response.body?.cancel().catch(() => undefined);
    throw new PaymentsUnavailable(`${name} answered ${response.status}`);
  }
  const bytes = await upTo(largestAnswerBytes, response.body);
  if (bytes === null) throw new PaymentsUnavailable(`${name} answered far too much`);
  const body = parse(bytes);
  if (body === null) throw new PaymentsUnavailable(`${name} answered no JSON object`);
  return { status: response.status, body };
}

async function upTo(
  limit: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the rest.
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    const value = readJson(bytes);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The system's short word for it, such as ECONNREFUSED: a whole message could quote a header. */
function whatHappened(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return /^[A-Z_]{3,40}$/.test(code) ? code : "no connection";
}
