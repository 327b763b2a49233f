import { query } from "#tests/support/postgres/client.ts";

/** Readers who are written to once each, and one who is written to again and again. */
export function readers(url: string) {
  const once: string[] = [];
  const always = "always@readers.example";

  const add = async (email: string): Promise<void> => {
    await query(
      url,
      `with reader as (
         insert into mail_readers (email, created_at) values ($1, now() - interval '4 days') returning id
       )
       insert into alerts (reader_id, search, is_worldwide_only, frequency, created_at, confirmed_at, looked_at)
       select id, '', false, 'weekly', now() - interval '4 days', now() - interval '4 days', now() - interval '20 days'
       from reader`,
      [email],
    );
  };

  return {
    once,
    always,
    begin: () => add(always),
    async step(round: number): Promise<void> {
      for (const which of ["a", "b", "c"]) {
        const email = `${which}${round}@readers.example`;
        once.push(email);
        await add(email);
      }
      // A week has passed for the one who is always written to.
      await query(
        url,
        `update sent_letters set issue = issue || '-' || $1::text
         where reader_id = (select id from mail_readers where email = $2) and issue !~ '-r'`,
        [`r${round}`, always],
      );
      await query(
        url,
        `update alerts set looked_at = now() - interval '20 days'
         where reader_id = (select id from mail_readers where email = $1)`,
        [always],
      );
    },
  };
}

export interface Letter {
  readonly to: string;
  readonly id: string;
  readonly text: string;
  readonly jobs: readonly number[];
}

/** What lies in the mailbox, in the order it came. */
export const lettersIn = (
  received: readonly { readonly recipients: readonly string[]; readonly data: string }[],
): Letter[] =>
  received.map(({ recipients, data }) => {
    const text = data
      .replace(/=\n/g, "")
      .replace(/=([\dA-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    const found = [...text.matchAll(/\/jobs\/[a-z\d-]*-(\d+)\b/g)].map(([, id]) => Number(id));
    const id = /^message-id: *(\S+)/im.exec(data)?.[1] ?? "";
    return { to: recipients.join(), id, text, jobs: [...new Set(found)] };
  });

export interface MailCount {
  readonly letters: number;
  /** The very same letter once more, under the same Message-ID: a mailbox shows it once. */
  readonly handedOverAgain: number;
  /** A reader and a job that came together in two letters. */
  readonly toldTwice: number;
  /** Readers with more than one letter, who were to have one. */
  readonly writtenTwice: readonly string[];
  readonly neverWritten: readonly string[];
}

export function countLetters(letters: readonly Letter[], once: readonly string[]): MailCount {
  const different = new Map(
    letters.map((letter) => [`${letter.to} ${letter.id} ${bodyOf(letter)}`, letter]),
  );
  const told = new Map<string, number>();
  const byReader = new Map<string, number>();
  for (const { to, jobs } of different.values()) {
    byReader.set(to, (byReader.get(to) ?? 0) + 1);
    for (const job of jobs) told.set(`${to} ${job}`, (told.get(`${to} ${job}`) ?? 0) + 1);
  }
  return {
    letters: different.size,
    handedOverAgain: letters.length - different.size,
    toldTwice: [...told.values()].filter((times) => times > 1).length,
    writtenTwice: once.filter((email) => (byReader.get(email) ?? 0) > 1),
    neverWritten: once.filter((email) => !byReader.has(email)),
  };
}

/** The mail program writes the hour and its own boundaries into each copy. */
const bodyOf = ({ jobs }: Letter): string => jobs.join();
