/** How Node runs the server. */
export const serverFlags: readonly string[] = [
  // More room for what lives briefly: a request's objects are gone before anything has to be copied.
  "--max-semi-space-size=16",
  // Lets the process hand memory back when a busy time is over.
  "--expose-gc",
];
