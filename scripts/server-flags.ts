/** How Node runs the server. The Dockerfile says the same. */
export const serverFlags: readonly string[] = [
  // Room for what lives briefly: a request's objects are gone before anything has to be copied. Twice as much is no quicker.
  "--max-semi-space-size=8",
  // Looks for what is no longer used when there is half as much again as was in use. Left to itself, V8 waits for four times that.
  "--heap-growing-percent=50",
  // Lets the process hand memory back when a busy time is over.
  "--expose-gc",
];

/**
 * How glibc keeps memory for the process; other systems do not read it. The embedded database is compiled by many threads,
 * each with a store of its own that is never given back: a hundred megabytes. So there is one store, and what is large goes
 * back to the system at once.
 */
export const serverEnv: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
