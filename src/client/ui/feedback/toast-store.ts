export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: "default" | "destructive";
  /** One thing that can be done about it, for as long as it stays. It must not be the only way to do it. */
  readonly action?: ToastAction;
  /** Where to look at it. */
  readonly link?: { readonly label: string; readonly to: string };
}

interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
}

/** At most this many at a time: a new one replaces the old. */
const limit = 1;
/** How long a dismissed toast stays known before it is forgotten. */
const forgetAfterMs = 1_000_000;

// Null until the first toast, so that the region is neither loaded nor shown before it is needed.
let toasts: readonly ShownToast[] | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Tells the person in front of the screen something, from anywhere. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  change([{ ...message, id: lastId, isOpen: true }, ...(toasts ?? [])].slice(0, limit));
}

export function dismissToast(id: number): void {
  const close = (shown: ShownToast) => (shown.id === id ? { ...shown, isOpen: false } : shown);
  change((toasts ?? []).map(close));
  setTimeout(() => change((toasts ?? []).filter((shown) => shown.id !== id)), forgetAfterMs);
}

export const currentToasts = (): readonly ShownToast[] | null => toasts;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
