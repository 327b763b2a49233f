import { criteria, rubric } from "#domain/employers/transparency.ts";

/** The bars are drawn to this. */
const largest = Math.max(...criteria.map((id) => rubric[id].points));

/** The hundred points, published: what earns them and why. */
export const Rubric = () => (
  <section aria-labelledby="rubric" className="grid gap-4">
    <h2 id="rubric" className="text-xl">
      What your posting is marked for
    </h2>
    <p className="text-quiet">
      The next step gives it a transparency score out of 100. It is counted by these rules and no
      others; what reads like a scam has no points at all. Only you and we see it.
    </p>
    <ol className="divide-y divide-line border-y border-line">
      {criteria.map((id) => {
        const { name, points, why } = rubric[id];
        return (
          <li key={id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 py-3">
            <span className="font-display text-xl font-bold text-ember-text tabular-nums">
              {points}
            </span>
            <div>
              <p className="font-medium">{name}</p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${largest} 1`}
                preserveAspectRatio="none"
                className="my-1 h-1 w-full"
              >
                <rect width={points} height="1" className="fill-ember-pale" />
              </svg>
              <p className="text-sm text-quiet">{why}</p>
            </div>
          </li>
        );
      })}
    </ol>
  </section>
);
