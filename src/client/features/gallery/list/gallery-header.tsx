import type { StrategyCard } from "#contract/guides/growth-gallery.ts";
import { mostChips } from "#domain/guides/gallery.ts";
import { Link } from "#client/ui/link.tsx";
import { addressOf, filtersIn, openAddress } from "../address.ts";
import { useProgress } from "../progress.ts";

interface GalleryHeaderProps {
  /** All there are, whatever is being looked for. */
  readonly cards: readonly StrategyCard[];
  readonly categories: readonly string[];
  readonly tabsId: string;
}

const everything = filtersIn("");

export function GalleryHeader({ cards, categories, tabsId }: GalleryHeaderProps) {
  const more = categories.length - mostChips;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-4">
        <h1 className="text-3xl sm:text-4xl">Growth Gallery</h1>
        <p className="max-w-reading text-quiet sm:text-lg">
          Playbooks for winning remote work from South Africa: why each one works, when it does not,
          the steps, a template to copy and what to measure.
        </p>
        <p className="font-medium">
          {countOf(cards.length, "strategy", "strategies")} in{" "}
          {countOf(categories.length, "category", "categories")}
        </p>
        {categories.length > 0 && (
          <ul aria-label="Some of the categories" className="flex flex-wrap gap-2">
            {categories.slice(0, mostChips).map((category) => (
              <li key={category}>
                <Link
                  className="chip-link"
                  to={addressOf({ ...everything, category })}
                  preventScrollReset
                >
                  {category}
                </Link>
              </li>
            ))}
            {more > 0 && (
              <li>
                <a className="chip-link" href={`#${tabsId}`}>
                  +{more} more
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
      {cards.length > 0 && <Climbed cards={cards} />}
    </div>
  );
}

const countOf = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** How far the member has come in all of them together, and where to carry on. */
function Climbed({ cards }: { cards: readonly StrategyCard[] }) {
  const { strategies, next } = useProgress();
  const steps = cards.reduce((sum, { stepCount }) => sum + stepCount, 0);
  const done = strategies.reduce((sum, one) => sum + one.done.length, 0);
  const finished = cards.filter(
    ({ id, stepCount }) =>
      stepCount > 0 && strategies.find((one) => one.strategyId === id)?.done.length === stepCount,
  ).length;
  return (
    <section
      aria-labelledby="climbed"
      className="grid content-start gap-3 self-start rounded-card border border-line bg-raised p-5"
    >
      <h2 id="climbed" className="text-lg">
        Your progress
      </h2>
      <div className="grid gap-1.5">
        <progress className="progress" aria-labelledby="climbed" max={steps} value={done} />
        <p className="text-sm text-quiet tabular-nums">
          {done} of {steps} steps, {countOf(finished, "strategy", "strategies")} finished
        </p>
      </div>
      {next === null ? (
        <p className="text-sm text-quiet">
          Choose one strategy and do its first step today. One that is finished beats five that are
          read.
        </p>
      ) : (
        <p className="text-sm">
          <Link
            className="text-link font-medium"
            to={openAddress(next.strategyId, everything)}
            preventScrollReset
          >
            {next.title}
          </Link>
          <span className="mt-1 block text-quiet">
            Next, step {next.number} of {next.of}: {next.step}
          </span>
        </p>
      )}
    </section>
  );
}
