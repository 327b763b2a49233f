import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, onToastChange, type ShownToast } from "./toast-store.ts";

/** Stands in every page and weighs nothing there: the region itself is fetched with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastChange, currentToasts, () => null);
  if (toasts === null) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion toasts={toasts} />
    </Suspense>
  );
}

const ToastRegion = lazy(async () => {
  try {
    return { default: (await import("./toast-region.tsx")).ToastRegion };
  } catch {
    // Toasts report a lost connection among other things, so they must not need one themselves.
    return { default: PlainToastRegion };
  }
});

function PlainToastRegion({ toasts }: { toasts: readonly ShownToast[] }) {
  const shown = toasts[0];
  if (shown === undefined) return null;
  return (
    <output className="fixed right-4 bottom-4 z-40 rounded-card border border-line bg-raised p-4 shadow-float">
      <strong>{shown.title}</strong> {shown.description}
      {shown.link !== undefined && (
        <a href={shown.link.to} className="text-link ml-3">
          {shown.link.label}
        </a>
      )}
      {shown.action !== undefined && (
        <button
          type="button"
          className="text-link ml-3 font-semibold"
          onClick={shown.action.onPress}
        >
          {shown.action.label}
        </button>
      )}
    </output>
  );
}
