import { useEffect, useMemo, useState } from "react";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import type { LetterCheck } from "#domain/tools/letters/letter-check.ts";
import { useSettled } from "../../asking/settled.ts";

/** The rules, and what shows their findings. */
async function fetchPart() {
  const { checkLetter, Critique, ScorePanel } = await import("./our-check.ts");
  return { checkLetter, Critique, ScorePanel };
}

type Part = Awaited<ReturnType<typeof fetchPart>>;

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
  const letter = useSettled(typed.letter);
  const ad = useSettled(typed.ad);
  const { company } = typed;
  const hasLetter = letter.trim() !== "";
  const isTooLong = letter.length > toolLimits.letter;
  const { part, hasFailed, tryAgain } = usePart(hasLetter);
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
  return hasFailed ? { state: "failed", tryAgain } : { state: "loading" };
}

/** Comes when there is something to check, and not before. */
function usePart(isNeeded: boolean) {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || part !== null || hasFailed) return;
    let isHere = true;
    fetchPart().then(
      (fetched) => isHere && setPart(fetched),
      () => isHere && setHasFailed(true),
    );
    return () => void (isHere = false);
  }, [isNeeded, part, hasFailed]);
  return { part, hasFailed, tryAgain: () => setHasFailed(false) };
}
