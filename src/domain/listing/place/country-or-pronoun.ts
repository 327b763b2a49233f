const before =
  "(?<=\\b(?:the |(?:based|live|living|located|reside|residing|work|working|hire|hiring|remote|remotely|anywhere) (?:in |within |from )|within |remote ?[-(,:/|]? ?|location: ?|canada(?:,| or| and|/) ?|uk(?:,| or| and|/) ?|: ?))";
const after =
  "(?= ?-? ?(?:based|business hours|citizens?|citizenship|eu\\b|hours|locations?|nationals?|only|or (?:canada|uk|eu)\\b|and (?:canada|uk|eu)\\b|persons?|remote|residency|residents?|states|territories|time ?zones?|uk\\b|work (?:authori[sz]ation|permit|visa))|(?:,| ?/| ?&) ?(?:ca|canada|uk|eu|europe)\\b)";

const shortName = new RegExp(`${before}us\\b|\\bus\\b${after}`, "g");

/**
 * Letter case tells nothing here, so "us" is the country only where the words around it leave no doubt. There it
 * becomes `u.s.`, which the vocabulary knows.
 */
export const withCountryNamed = (text: string): string =>
  text.includes("us") ? text.replace(shortName, "u.s.") : text;
