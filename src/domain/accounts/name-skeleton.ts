/**
 * What is left of a username when everything is taken away that a reader overlooks: capitals, accents, forms of the same
 * letter, and letters of another alphabet that look alike. Two names with one skeleton are taken for each other, so only one
 * of them can be had. Digits stay digits and `rn` stays `rn`: anna1 and annal, Arno and Amo are all honest names.
 * For plain ASCII it is the name in small letters, and the migration that brought skeletons relies on it.
 */
export function nameSkeleton(username: string): string {
  const small = plainForms(caseless(plainForms(username)));
  const bare = small.replace(marks, "").normalize("NFKC");
  return bare
    .replace(eachLetter, (letter) => lookAlikes.get(letter) ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}

/** Full-width, mathematical and joined letters become plain ones; what is written with marks comes apart. */
const plainForms = (text: string): string => text.normalize("NFKD");

/** By way of capitals, for the sake of letters that only meet there: ß and SS, ς and σ, ı and i. */
const caseless = (text: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .replace(eachLetter, (letter) => letter.toLowerCase());

const eachLetter = /./gsu;

// Accents and strokes of Latin, Greek and Cyrillic letters. In other scripts marks are vowels: they stay.
const marks =
  /[\u{300}-\u{36F}]|[\u{483}-\u{489}]|[\u{1AB0}-\u{1AFF}]|[\u{1DC0}-\u{1DFF}]|[\u{20D0}-\u{20FF}]|[\u{FE20}-\u{FE2F}]/gu;

/**
 * After Unicode's list of confusables (UTS 39), as far as a name can be made of it. Cyrillic and Greek are judged
 * by whichever case looks Latin: В, Н and Ν are seen in capitals.
 */
const lookAlikes = new Map<string, string>(
  [
    // Cyrillic
    ["авекмнорстухіјѕԁһԛԝӏгьѵү", "abekmhopctyxijsdhqwlrbvy"],
    // Greek
    ["αβεζηικμνορτυχϳ", "abezhikmnoptyxj"],
    // Armenian and Cherokee
    ["օսոհցꭺꮯꭰꭼꭲꮇꮲꮪꮤꮃꮓꮮꮶꮋᏼꮩꭱꮞ", "ounhgacdeimpstwzlkhbvrs"],
    // Latin letters with another shape, with a stroke, or as small capitals
    ["ɑɡıȷɩʋøłđħŧƀɨʉɍɏȼ", "agijivoldhtbiuryc"],
    ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"],
    // Dashes, apostrophes, dots and strokes
    ["‐‑‒–—―−", "-------"],
    ["’‘‛′ʼʹʻˈ", "''''''''"],
    ["∙·․。", "...."],
    ["∕⁄╱", "///"],
  ].flatMap(([from = "", to = ""]) =>
    Array.from(from, (letter, index): [string, string] => [letter, to[index] ?? letter]),
  ),
);
