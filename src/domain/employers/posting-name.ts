/**
 * What a letter calls a posting. Mail programs make links of whatever looks like an address, and a title can be a sentence: so
 * only what is plainly a title is said.
 */
export const postingName = (title: string): string =>
  plainTitle.test(title) && title.length <= longestTitle ? `“${title}”` : "your posting";

const plainTitle = /^[\p{L}\p{M}\p{N}'’&,()+-]+(?:[ /][\p{L}\p{M}\p{N}'’&,()+-]+){0,11}$/u;
const longestTitle = 80;
