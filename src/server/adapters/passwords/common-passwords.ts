import { dictionary } from "@zxcvbn-ts/language-common";

let known: ReadonlySet<string> | undefined;

/** Some fifty thousand passwords everybody tries first. Made into a set when first asked for. */
export const commonPasswords = (): ReadonlySet<string> =>
  (known ??= new Set(dictionary["passwords-common"]));
