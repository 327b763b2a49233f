/** How much the tools take, in characters. Enough for any letter and any ad; no room for a book. */
export const toolLimits = {
  letter: 20_000,
  ad: 20_000,
  role: 120,
  context: 2_000,
  documentTitle: 120,
  documentSearch: 200,
} as const;
