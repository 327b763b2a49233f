/** How Node runs the server. */
export const serverFlags: readonly string[] = [
  // More room for what lives briefly: a request's objects are gone before anything has to be copied.
  "--max-semi-space-size=16",
  // Looks for what is no longer used when there is twice as much as was in use. Left to itself, V8 waits for four times that.
  "--heap-growing-percent=100",
  // Lets the process hand memory back when a busy time is over.
  "--expose-gc",
];
