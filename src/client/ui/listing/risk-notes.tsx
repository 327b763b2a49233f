import { riskWords } from "#domain/listing/advice/fact-names.ts";
import type { Risk, RiskVerdict } from "#domain/listing/facts.ts";
import { riskReasons } from "#domain/listing/risk/reasons.ts";
import { classNames } from "../class-names.ts";
import { CheckIcon, UnclearIcon } from "../icons/icons.tsx";
import { WarningIcon } from "../icons/page-icons.tsx";
import { Quotes } from "./evidence.tsx";

/** Whether a post shows signs of a scam: each with its name, the words that show it and what to do. */
export function RiskNotes({ risk: { verdict, notes } }: { risk: Risk }) {
  const isNothingBut = verdict === "nothing-odd" && notes.length > 0;
  const { Icon, look, words, meaning } = isNothingBut
    ? nothingBut
    : { ...looks[verdict], words: riskWords[verdict] };
  return (
    <div className="grid gap-3">
      <div>
        <p className={classNames("flex items-center gap-2 text-lg font-semibold", look)}>
          <Icon className="size-5" />
          {words}
        </p>
        <p className="text-sm text-quiet">{meaning}</p>
      </div>
      <RiskReasons risk={{ verdict, notes }} />
    </div>
  );
}

/** What to ask about a likely scam is nothing: nobody should go on talking to it. */
export function RiskReasons({ risk: { verdict, notes } }: { risk: Risk }) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {notes.map(({ reason, evidence, kinds = [] }) => (
        <li key={reason} className="grid gap-1.5">
          <p className="font-semibold">{riskReasons[reason].title}</p>
          {kinds.length > 0 && <p>{kinds.map((kind) => kind.reason).join(" ")}</p>}
          <Quotes evidence={evidence} edge="border-no-fill" />
          {verdict !== "likely-scam" && <p>{riskReasons[reason].advice}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A remark that weighs nothing by itself must not stand under "none of the signs". */
const nothingBut = {
  Icon: UnclearIcon,
  look: "text-quiet",
  words: "Nothing odd but this",
  meaning: "By itself it is no sign of a scam.",
};

const looks: Readonly<
  Record<RiskVerdict, { Icon: typeof CheckIcon; look: string; meaning: string }>
> = {
  "nothing-odd": {
    Icon: CheckIcon,
    // No promise, so it does not wear the colour of one.
    look: "text-quiet",
    meaning: "None of the signs we look for. That is no proof that it is honest.",
  },
  "too-little": {
    Icon: UnclearIcon,
    look: "text-quiet",
    meaning: "We could not read enough to say. Ask for the full post and the company's own site.",
  },
  "be-careful": {
    Icon: WarningIcon,
    look: "text-unclear",
    meaning: "Honest posts can look like this too. Find out before you send anything.",
  },
  "likely-scam": {
    Icon: WarningIcon,
    look: "text-no",
    meaning: "Send no money, no documents and no bank details.",
  },
};
