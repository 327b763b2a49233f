import { pricing } from "#client/copy/pricing.ts";
import { classNames } from "#client/ui/class-names.ts";

/** Where each step starts on a wide screen: one riser above the last. */
const heights = ["lg:mt-60", "lg:mt-40", "lg:mt-20", "lg:mt-0"] as const;

/** What happens to the card in a year, as four steps of a staircase. */
export function Year() {
  const { title, introduction, steps } = pricing.year;
  return (
    <section className="border-y border-line bg-sunk">
      <div className="page-width py-16 lg:pt-24 lg:pb-16">
        <div className="grid max-w-[40ch] gap-3 lg:-mb-24">
          <h2 className="text-3xl">{title}</h2>
          <p className="text-lg text-quiet">{introduction}</p>
        </div>
        <ol className="mt-10 grid gap-8 sm:max-lg:grid-cols-2 lg:mt-0 lg:grid-cols-4 lg:gap-0">
          {steps.map(({ when, what }, index) => (
            <li
              key={when}
              className={classNames(
                "stair grid content-start gap-2 pt-5 lg:px-6 lg:pb-8",
                heights[index],
              )}
            >
              <h3 className="text-xl">{when}</h3>
              <p className="text-quiet">{what}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
