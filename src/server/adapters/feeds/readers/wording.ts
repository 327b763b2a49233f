const named: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  hellip: "…",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  rdquo: "”",
  rsquo: "’",
};

/** Entities undone, once. */
export const unescaped = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );

/** Mark-up that was escaped for its journey, once or twice over; any other stays as it came. */
export function markupIn(text: string): string {
  let markup = text.trim();
  for (let times = 0; times < 2 && /^&(?:amp;)?lt;/i.test(markup); times += 1)
    markup = onlyMarkup(markup);
  return markup;
}

/** Of what an escaped text holds, `&amp;nbsp;` must become `&nbsp;` and no space: it is mark-up still. */
const onlyMarkup = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp|apos|#0?39|#x27|#34);/gi, (entity) => unescaped(entity));

/** As bytes were read one by one that belong together: "â€™" was an apostrophe. */
export const repaired = (text: string): string =>
  text.replace(misread, (run) => {
    const bytes = Uint8Array.from(run, (letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
    try {
      return utf8.decode(bytes);
    } catch {
      return run;
    }
  });

const utf8 = new TextDecoder("utf-8", { fatal: true });
const upper = Uint8Array.from({ length: 128 }, (_, at) => at + 128);
/** What Windows makes of each byte above ASCII. */
const byteOf = new Map(
  Array.from(new TextDecoder("windows-1252").decode(upper), (letter, at) => [letter, at + 128]),
);

/** Two or more characters in a row that can be single bytes. */
const misread = /[\u{80}-\u{ff}ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]{2,}/gu;
