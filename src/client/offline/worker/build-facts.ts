/** Put in by the build: `scripts/bundle/offline-worker.ts`. */
declare const offlineBuild: string;
declare const offlineFiles: readonly string[];

/** Another build has other scripts, and perhaps other answers: nothing is carried over from one to the next. */
export const build = offlineBuild;

/** All that the pages need which can be read offline. */
export const files = offlineFiles;
