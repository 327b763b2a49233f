import type { Message } from "./statements.ts";
import { looksUp, tablesReadBy, type Catalogue } from "./what-is-read.ts";

/** Room for what some thousand members ask for over and over. */
const most = { answers: 5_000, bytes: 4_000_000, bytesOfOne: 100_000, statements: 500 };

/** In characters. Longer ones are hardly ever sent again. */
const longestText = 8_000;
const longestParam = 1_000;

/** What an answer takes up besides its characters: the key, the messages, the fields. */
const bytesOfAny = 400;

interface Table {
  writes: number;
}

interface Statement {
  readonly id: number;
  readonly tables: readonly Table[];
}

interface Answer {
  readonly messages: readonly Message[];
  readonly bytes: number;
  /** How many writes its tables had seen when it was asked for. */
  readonly writes: number;
}

/** A statement with its parameters. */
export interface Question {
  /** What is known, if nothing was written since. */
  find(): readonly Message[] | undefined;
  /** To be called before the database is asked; then with its answer. */
  begin(): (messages: readonly Message[]) => void;
}

/**
 * Answers of the database, each until one of the tables it was read from is written. Kept are the messages, and not
 * the rows: whoever asks reads rows of their own from them.
 */
export function keptAnswers() {
  const kept = new Map<string, Answer>();
  const statements = new Map<string, Statement | null>();
  const tables = new Map<string, Table>();
  let catalogue: Catalogue | null = null;
  let made = 0;
  let bytes = 0;

  function tableOf(name: string): Table {
    const table = tables.get(name) ?? { writes: 0 };
    tables.set(name, table);
    return table;
  }

  function statementOf(text: string, known: Catalogue): Statement | null {
    const before = statements.get(text);
    if (before !== undefined) return before;
    const names = tablesReadBy(text, known);
    made += 1;
    const statement = names === null ? null : { id: made, tables: names.map(tableOf) };
    const [oldest] = statements.keys();
    if (oldest !== undefined && statements.size >= most.statements) statements.delete(oldest);
    statements.set(text, statement);
    return statement;
  }

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  /** What was not asked for the longest makes room. */
  function keep(key: string, answer: Answer): void {
    if (answer.bytes > most.bytesOfOne) return;
    forget(key);
    kept.set(key, answer);
    bytes += answer.bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= most.answers && bytes <= most.bytes) return;
      forget(oldest);
    }
  }

  function find(key: string, statement: Statement): readonly Message[] | undefined {
    const answer = kept.get(key);
    if (answer === undefined) return undefined;
    kept.delete(key);
    kept.set(key, answer);
    return answer.writes === writesTo(statement) ? answer.messages : undefined;
  }

  function forgetAll(): void {
    kept.clear();
    statements.clear();
    // Whoever is asking has the old ones in hand, and their answers will never be found.
    tables.clear();
    bytes = 0;
  }

  return {
    /** Undefined where no answer may be kept. */
    questionOf(text: string, params: readonly unknown[]): Question | undefined {
      if (catalogue === null || text.length > longestText || !looksUp.test(text)) return undefined;
      const statement = statementOf(text, catalogue);
      const words = statement === null ? null : inWords(params);
      if (statement === null || words === null) return undefined;
      const key = `${statement.id} ${words}`;
      return {
        find: () => find(key, statement),
        begin() {
          const writes = writesTo(statement);
          return (messages) => {
            const bytesOfIt = messages.reduce((sum, { length }) => sum + length, 2 * key.length);
            keep(key, { messages, bytes: bytesOfIt + bytesOfAny, writes });
          };
        },
      };
    },

    tableWritten(name: string): void {
      tableOf(name).writes += 1;
    },

    /** Until the catalogue is known, nothing is kept and nothing is found. */
    startAnew(known: Catalogue | null): void {
      forgetAll();
      catalogue = known;
    },
    forgetAll,
  };
}

const writesTo = ({ tables }: Statement): number =>
  tables.reduce((sum, { writes }) => sum + writes, 0);

/** The same for the same values only; null for what is too long or of another kind. */
function inWords(params: readonly unknown[]): string | null {
  let words = "";
  for (const param of params) {
    const word = inWord(param);
    if (word === null || word.length > longestParam) return null;
    words += `${word.length}:${word}`;
  }
  return words;
}

function inWord(value: unknown): string | null {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return `s${value}`;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint")
    return `${typeof value} ${value}`;
  if (value instanceof Date) return `d${value.getTime()}`;
  if (value instanceof Uint8Array) return `b${Buffer.from(value).toString("latin1")}`;
  if (!Array.isArray(value)) return null;
  const all = inWords(value);
  return all === null ? null : `a${all}`;
}
