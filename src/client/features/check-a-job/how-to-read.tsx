import { plainVerdict, probablyOpen, type Verdict } from "#domain/listing/advice/open-words.ts";
import { paths } from "#domain/paths.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Link } from "#client/ui/link.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";

const meanings: readonly [Verdict, string][] = [
  [plainVerdict("yes"), "They say so, in words we quote."],
  [probablyOpen, "It reads like a yes, but they do not say it outright."],
  [plainVerdict("unclear"), "They do not say. You get a message to ask."],
  [plainVerdict("not-remote"), "In South Africa, but at an office, at least in part."],
  [plainVerdict("no"), "They ask for a place or papers you lack."],
];

/** What the answers mean, before anybody has one. */
export function HowToRead({ className }: { className?: string | undefined }) {
  return (
    <section aria-labelledby="how-to-read" className={classNames("grid gap-4", className)}>
      <h2 id="how-to-read" className="text-lg">
        How to read the answer
      </h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {meanings.map(([verdict, meaning]) => (
          <li key={verdict.words} className="grid justify-items-start gap-1.5 py-4">
            <VerdictChip verdict={verdict} />
            <span className="text-quiet">{meaning}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">
        No person and no AI reads your text: fixed rules do, and can be wrong. Check the quote.{" "}
        <Link to={paths.howWeRead} className="text-link">
          Every rule, and how often it is wrong
        </Link>
      </p>
    </section>
  );
}
