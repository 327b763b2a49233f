import { beforeEach, describe, expect, test, vi } from "vitest";

describe("toasts", () => {
  let store: typeof import("./toast-store.ts");

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    store = await import("./toast-store.ts");
    return () => vi.useRealTimers();
  });

  test("before the first one there is nothing to load", () => {
    expect(store.currentToasts()).toBeNull();
  });

  test("a new one replaces the old", () => {
    store.toast({ title: "Saved" });
    store.toast({ title: "Removed" });
    expect(store.currentToasts()?.map(({ title }) => title)).toEqual(["Removed"]);
  });

  test("a dismissed one closes at once and is forgotten after 1,000,000 ms", () => {
    store.toast({ title: "Saved" });
    store.dismissToast(store.currentToasts()?.[0]?.id ?? 0);
    expect(store.currentToasts()?.[0]?.isOpen).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(store.currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.currentToasts()).toEqual([]);
  });

  test("whoever listens hears of every change until they stop", () => {
    const listener = vi.fn<() => void>();
    const stop = store.onToastChange(listener);
    store.toast({ title: "Saved" });
    stop();
    store.toast({ title: "Removed" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
