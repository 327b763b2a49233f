/** The texts come with the first press: whoever brings a post of their own never needs them. */
export const exampleNames = [
  "One that takes us",
  "One that does not",
  "One that is a scam",
] as const;
