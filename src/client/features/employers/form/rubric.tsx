import { criteria, rubric } from "#domain/employers/transparency.ts";

/** The hundred points, published: what earns them and why. */
export const Rubric = () => (
  <section aria-labelledby="rubric" className="grid gap-4">
    <h2 id="rubric" className="text-xl">
      What your posting is marked for
    </h2>
    <p className="text-quiet">
      The next step gives it a transparency score out of 100. It is counted by these rules and no
      others. Only you and we see it.
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
              <p className="text-sm text-quiet">{why}</p>
            </div>
          </li>
        );
      })}
    </ol>
  </section>
);
