import { lazy, Suspense } from "react";
import type { Verdict } from "#domain/listing/advice/open-words.ts";
import { useUser } from "#client/session/viewer.ts";

export interface SecondReadingProps {
  /** Of the post that was checked. */
  readonly text: string;
  /** What we made of it. */
  readonly ours: Verdict;
}

// Members alone can ask for it, so nobody else fetches it. Where it does not come, our own reading stands as it is.
const AskAgain = lazy(async () => {
  try {
    return { default: (await import("./ask-again.tsx")).AskAgain };
  } catch {
    return { default: () => null };
  }
});

/** The AI's reading beside ours, for members. It never takes the place of ours. */
export function SecondReading(props: SecondReadingProps) {
  if (useUser()?.isPremium !== true) return null;
  return (
    <Suspense fallback={null}>
      <AskAgain {...props} />
    </Suspense>
  );
}
