/** Where the keyboard goes when the card that had it is gone. */
export const trackerCountId = "application-count";

export const focusCount = (): void => document.getElementById(trackerCountId)?.focus();
