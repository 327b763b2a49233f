/** What is known of the connection, and how old what is shown is because of it. */
interface Connection {
  readonly isLost: boolean;
  /** The oldest that came out of the store; null when all of it came from the server. */
  readonly keptAt: number | null;
}

const ofPage = document.documentElement.dataset["keptAt"];
let now: Connection = {
  isLost: ofPage !== undefined || !navigator.onLine,
  keptAt: ofPage === undefined ? null : Number(ofPage),
};
const listeners = new Set<() => void>();

export const connection = (): Connection => now;

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks again; with the age of something that just came out of the store. */
export function noteConnection(keptAt?: number): void {
  now = {
    isLost: keptAt !== undefined || !navigator.onLine,
    keptAt: keptAt === undefined ? now.keptAt : Math.min(keptAt, now.keptAt ?? keptAt),
  };
  for (const listener of listeners) listener();
}
