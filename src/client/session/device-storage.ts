/** Looks into this device's storage, which may be full or forbidden: then there is nothing there, and nothing else is missing. */
export function inStorage<Result>(look: () => Result): Result | null {
  try {
    return look();
  } catch {
    return null;
  }
}
