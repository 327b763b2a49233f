/** Capital letters whose names begin with a vowel: an SEO, an FMCG brand, but a PPC account. */
const vowelNames = /^[AEFHILMNORSX]/;

/** Begin with a vowel on paper and with a consonant in the mouth: "user", "European", "one-person". */
const spokenConsonant = /^(?:eu|one\b|once\b|uni(?!n|m)|us[ae]|ut[ei]|ubiq)/;
/** The other way round: "hour", "honest", "heir". */
const silentH = /^(?:hour|honest|honou?r|heir)/;

/** "a" or "an", by how the first word is spoken. */
export function articleFor(phrase: string): "a" | "an" {
  const [word = ""] = /[\p{L}\d]+/u.exec(phrase) ?? [];
  if (/^\d/.test(word)) return /^(?:8|11$|18$)/.test(word) ? "an" : "a";
  // Letters said one by one; four and more are usually said as a word.
  if (word === word.toUpperCase() && word.length <= 4 && !/^UX|^UI/.test(word))
    return vowelNames.test(word) ? "an" : "a";
  const spoken = word.toLowerCase();
  if (spokenConsonant.test(spoken) || /^u[ix]$/.test(spoken)) return "a";
  return /^[aeiou]/.test(spoken) || silentH.test(spoken) ? "an" : "a";
}
