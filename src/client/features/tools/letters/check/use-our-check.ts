import { useEffect, useMemo, useState } from "react";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import type { LetterCheck } from "#domain/tools/letters/letter-check.ts";

type Part = typeof import("./our-check.ts");

interface LetterToCheck {
  readonly letter: string;
  readonly ad: string;
  readonly company: string;
}

/** Where our own check stands: it needs a letter of a size that can be checked, and its rules. */
export type OurCheck =
  | { readonly state: "no-letter" | "too-long" | "loading" }
  | { readonly state: "failed"; readonly tryAgain: () => void }
  | {
      readonly state: "checked";
      readonly part: Part;
      readonly check: LetterCheck;
      /** What was checked: the field may hold something else for a moment. */
      readonly letter: string;
    };

/** Checks a letter as it is typed, in the browser: nothing of it leaves the device. */
export function useOurCheck(typed: LetterToCheck): OurCheck {
  const { letter, ad, company } = useSettled(typed);
  const hasLetter = letter.trim() !== "";
  const isTooLong = letter.length > toolLimits.letter;
  const { part, failedAt, tryAgain } = usePart(hasLetter);
  const check = useMemo(
    () =>
      part === null || !hasLetter || isTooLong
        ? null
        : part.checkLetter({ letter, ad: ad.slice(0, toolLimits.ad), company }),
    [part, letter, ad, company, hasLetter, isTooLong],
  );
  if (!hasLetter) return { state: "no-letter" };
  if (isTooLong) return { state: "too-long" };
  if (part !== null && check !== null) return { state: "checked", part, check, letter };
  return failedAt === null ? { state: "loading" } : { state: "failed", tryAgain };
}

/** The rules and what shows their findings come when there is something to check, and not before. */
function usePart(isNeeded: boolean) {
  const [part, setPart] = useState<Part | null>(null);
  const [tries, setTries] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  useEffect(() => {
    if (!isNeeded || part !== null) return;
    let isHere = true;
    import("./our-check.ts").then(
      (fetched) => isHere && setPart(fetched),
      () => isHere && setFailedAt(tries),
    );
    return () => void (isHere = false);
  }, [isNeeded, part, tries]);
  const tryAgain = () => {
    setFailedAt(null);
    setTries((count) => count + 1);
  };
  return { part, failedAt, tryAgain };
}

const pauseMs = 150;

/** What was typed once it has stood for a moment: nobody needs half a word judged. */
function useSettled(typed: LetterToCheck): LetterToCheck {
  const { letter, ad, company } = typed;
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ letter, ad, company }), pauseMs);
    return () => clearTimeout(timer);
  }, [letter, ad, company]);
  return settled;
}
