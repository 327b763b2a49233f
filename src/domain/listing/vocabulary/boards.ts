/** Boards that take remote jobs only: what they list is remote unless it says otherwise. */
export const remoteBoards: ReadonlySet<string> = new Set([
  "himalayas",
  "jobicy",
  "remoteok",
  "remotewlb",
  "remotive",
  "weworkremotely",
  "workingnomads",
]);
