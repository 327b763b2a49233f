import { lazy, Suspense, type ComponentType } from "react";
import { useIsMember } from "#client/tracker/marks.ts";

export interface CheckedAd {
  readonly text: string;
  /** As far as the text names them; otherwise empty. */
  readonly title: string;
  readonly company: string;
}

// Members alone have a tracker, so nobody else fetches it. Where it does not come, the ad can still be added there by hand.
const TrackOrAsk = lazy(async (): Promise<{ default: ComponentType<CheckedAd> }> => {
  try {
    return { default: (await import("./track-or-ask.tsx")).TrackOrAsk };
  } catch {
    return { default: () => null };
  }
});

/** Puts a checked ad into the tracker as applied for today, with what it says. */
export function TrackAd(ad: CheckedAd) {
  if (!useIsMember()) return null;
  return (
    <Suspense fallback={null}>
      <TrackOrAsk {...ad} />
    </Suspense>
  );
}
