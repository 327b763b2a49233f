/** Knows every secret a test has made, and cries out when one turns up where it must not. */
export function secretWatch() {
  const secrets = new Map<string, string>();
  /** Learned since the log was last read. */
  const unread = new Map<string, string>();
  let linesRead = 0;

  function check(place: string, text: string, known = secrets): void {
    for (const [value, kind] of known) {
      if (text.includes(value)) throw new Error(`A ${kind} turned up in ${place}`);
    }
  }

  return {
    learn(kind: string, value: string): void {
      // Shorter ones could be part of an ordinary word.
      if (value.length < 8 || secrets.has(value)) return;
      secrets.set(value, kind);
      unread.set(value, kind);
    },
    check,
    /** A log grows: what was read before is read again only for what was learned since. */
    checkLog(lines: readonly string[]): void {
      if (lines.length < linesRead) linesRead = 0;
      check("the log", lines.slice(linesRead).join(""));
      if (unread.size > 0) check("the log", lines.slice(0, linesRead).join(""), unread);
      unread.clear();
      linesRead = lines.length;
    },
  };
}

export type SecretWatch = ReturnType<typeof secretWatch>;
