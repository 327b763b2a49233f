import { useSyncExternalStore } from "react";
import { inStorage } from "#client/session/device-storage.ts";

const views = ["compact", "roomy"] as const;
type View = (typeof views)[number];

// The script in the document's head reads the same key before the first paint, and styles do the rest.
const storageKey = "cards";
const listeners = new Set<() => void>();

/** How much of each card is shown: remembered on this device. */
export function CardView() {
  const chosen = useSyncExternalStore(listen, currentView, () => "compact" as const);
  return (
    <fieldset className="needs-script flex min-w-0 flex-wrap rounded-[1.25rem] border border-line p-0.5">
      <legend className="sr-only">Cards</legend>
      {views.map((view) => (
        <label key={view} className="theme-choice">
          <input
            type="radio"
            name="cards"
            value={view}
            checked={view === chosen}
            onChange={() => choose(view)}
          />
          {view}
        </label>
      ))}
    </fieldset>
  );
}

function choose(view: View): void {
  document.documentElement.dataset["cards"] = view;
  inStorage(() => localStorage.setItem(storageKey, view));
  for (const listener of listeners) listener();
}

const currentView = (): View =>
  document.documentElement.dataset["cards"] === "roomy" ? "roomy" : "compact";

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
