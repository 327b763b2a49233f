/** How much of a post we take: less says nothing, more is no post. */
export const pastedText = { min: 40, max: 30_000 } as const;
