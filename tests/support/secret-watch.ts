/** Knows every secret a test has made, and cries out when one turns up where it must not. */
export function secretWatch() {
  const secrets = new Map<string, string>();
  return {
    learn(kind: string, value: string): void {
      // Shorter ones could be part of an ordinary word.
      if (value.length >= 8) secrets.set(value, kind);
    },
    check(place: string, text: string): void {
      for (const [value, kind] of secrets) {
        if (text.includes(value)) throw new Error(`A ${kind} turned up in ${place}`);
      }
    },
  };
}

export type SecretWatch = ReturnType<typeof secretWatch>;
