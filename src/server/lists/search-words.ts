/** A pattern for `ilike` that finds this text anywhere, to the letter. */
export const anywhereIn = (search: string): string =>
  `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
