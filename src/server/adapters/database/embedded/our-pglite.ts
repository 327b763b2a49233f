import { PGlite, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";
import { AppError } from "#server/app-error.ts";
import { keptAnswers } from "./kept-answers.ts";
import { embeddedStatements } from "./statements.ts";
import { watchTables, writesChannel } from "./watch-tables.ts";
import { mayChangeSchema } from "./what-is-read.ts";

/** In characters. Longer ones fill a table with many rows at once, and are hardly ever sent again. */
const longestPrepared = 8_000;

/**
 * Refuses to write when the disk is nearly full; reading goes on. Prepares what it is sent, and keeps the answers to
 * look-ups until one of their tables is written.
 */
export class OurPGlite extends PGlite {
  readonly #hasRoom: () => boolean;
  readonly #statements = embeddedStatements(this);
  readonly #answers = keptAnswers();
  /** Under way or in line. Whoever asks meanwhile waits for them: they may have been told already of what one is changing. */
  #transactions = 0;
  /** Somebody began a transaction in plain SQL: until it ends, every statement is part of it. */
  #isByHand = false;
  #schemas = 0;

  constructor(hasRoom: () => boolean, options: ConstructorParameters<typeof PGlite>[0] & object) {
    super(options);
    this.#hasRoom = hasRoom;
    this.onNotification((channel, table) => {
      if (channel === writesChannel) this.#answers.tableWritten(table);
    });
  }

  /** From now on answers are kept. Whoever changes the schema by this very object need not call it again. */
  async watch(): Promise<void> {
    const schema = this.#newSchema();
    const catalogue = await watchTables((text) => super.exec(text), this.#hasRoom());
    if (schema === this.#schemas) this.#answers.startAnew(catalogue);
  }

  override query: PGlite["query"] = async <Row>(
    text: string,
    params: unknown[] = [],
    options: QueryOptions = {},
  ) => {
    const isFree = !this.closed && !this.#isByHand && this.#transactions === 0;
    const question = isFree ? this.#answers.questionOf(text, params) : undefined;
    const messages = question?.find() ?? (await this.#ask(text, params, options));
    // As the driver says itself: the caller knows what the statement gives.
    return this.#statements.read(messages, options) as Results<Row>;
  };

  async #ask(text: string, params: unknown[], options: QueryOptions) {
    this.#guard(text);
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const question = this.#isByHand ? undefined : this.#answers.questionOf(text, params);
      // Whoever was in line before may have asked the same.
      const known = question?.find();
      if (known !== undefined) return known;
      const keep = question?.begin();
      const messages = await this.#statements.run(text, params, options);
      await this.syncToFs();
      keep?.(messages);
      this.#isByHand = this.isInTransaction();
      return messages;
    });
  }

  override exec: PGlite["exec"] = async (text, ...rest) => {
    this.#guard(text);
    const isNewSchema = mayChangeSchema(text);
    if (isNewSchema) this.#newSchema();
    try {
      return await super.exec(text, ...rest);
    } catch (error) {
      // After a failure the driver passes over the news of what was written before it.
      this.#answers.forgetAll();
      throw error;
    } finally {
      if (this.#isByHand || beginsByHand.test(text)) await this.#lookByHand();
      if (isNewSchema && !this.#isByHand) await this.watch();
    }
  };

  /** While nobody else has one under way. */
  #lookByHand(): Promise<void> {
    return this._runExclusiveTransaction(async () => {
      this.#isByHand = this.isInTransaction();
    });
  }

  override transaction: PGlite["transaction"] = async (work) => {
    this.#guard("begin");
    let isNewSchema = false;
    const onStatement = (text: string) => {
      if (!mayChangeSchema(text)) return;
      isNewSchema = true;
      this.#newSchema();
    };
    this.#transactions += 1;
    try {
      return await super.transaction((tx) => work(this.#prepared(tx, onStatement)));
    } finally {
      this.#transactions -= 1;
      if (isNewSchema) await this.watch();
    }
  };

  /** The statements of a transaction are prepared like all others; it is written to disk when it ends. */
  #prepared(tx: Transaction, onStatement: (text: string) => void): Transaction {
    const query: Transaction["query"] = async <Row>(
      text: string,
      params: unknown[] = [],
      options: QueryOptions = {},
    ) => {
      onStatement(text);
      if (tx.closed || text.length > longestPrepared) return tx.query<Row>(text, params, options);
      const messages = await this._runExclusiveQuery(() =>
        this.#statements.run(text, params, options),
      );
      return this.#statements.read(messages, options) as Results<Row>;
    };
    const exec: Transaction["exec"] = (text, options) => {
      onStatement(text);
      return tx.exec(text, options);
    };
    return Object.assign(Object.create(tx) as Transaction, { query, exec });
  }

  /** Until the tables are known again nothing is kept. */
  #newSchema(): number {
    this.#answers.startAnew(null);
    this.#schemas += 1;
    return this.#schemas;
  }

  #guard(text: string): void {
    if (!onlyReads(text) && !this.#hasRoom()) throw new AppError("storage_full");
  }
}

const beginsByHand = /(?:^|;)\s*(?:begin|start\s+transaction)\b/i;

const onlyReads = (text: string): boolean =>
  /^\s*(select|show|explain)\b/i.test(text) ||
  /^\s*with\b(?![\s\S]*\b(insert|update|delete)\b)/i.test(text);
