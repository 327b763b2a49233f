import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

// The script in the document's head reads the same key before the first paint.
const storageKey = "theme";
const listeners = new Set<() => void>();

/** The chosen theme; the server, which cannot know it, says `system`. */
export const useTheme = (): Theme => useSyncExternalStore(listen, currentTheme, () => "system");

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

const currentTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset["theme"]) ?? "system";

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
