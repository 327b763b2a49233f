import type { ExplainedKind } from "#contract/listings/how-we-read.ts";
import { howWeRead } from "#client/copy/how-we-read.ts";
import { ChevronIcon } from "#client/ui/icons/icons.tsx";

/** One thing we read: how in general, and every rule of it, folded. A search on the page finds what is inside. */
export function KindSection({ kind, rules }: ExplainedKind) {
  const { title, note } = howWeRead.kinds[kind];
  return (
    <section
      aria-labelledby={kind}
      className="grid gap-x-16 gap-y-5 border-t border-line py-10 lg:grid-cols-[1fr_1.6fr] lg:py-14"
    >
      <div className="grid content-start gap-3">
        <h2 id={kind} className="scroll-mt-24 text-2xl">
          {title}
        </h2>
        <p className="max-w-reading text-quiet">{note}</p>
      </div>
      <details className="group min-w-0 self-start rounded-card border border-line bg-raised">
        <summary className="flex min-h-15 list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold hover:text-ember-text [&::-webkit-details-marker]:hidden">
          {rules.length} rules, with examples
          <ChevronIcon className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180" />
        </summary>
        <ul className={ruleList}>
          {rules.map((rule) => (
            <RuleItem key={rule.id} {...rule} />
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Said once for all the rules of a kind: said at each of them it was a third of the page. */
const ruleList = [
  "grid divide-y divide-line border-t border-line px-5 [&>li]:grid [&>li]:gap-3 [&>li]:py-5 [&_p]:text-quiet [&_strong]:font-semibold",
  "[&_dl]:grid [&_dl]:gap-x-4 [&_dl]:gap-y-2 sm:[&_dl]:grid-cols-[6.5rem_minmax(0,1fr)] [&_dt]:text-sm [&_dt]:text-quiet sm:[&_dt]:pt-0.5 [&_dd]:whitespace-pre-line [&_dd]:before:content-['“'] [&_dd]:after:content-['”']",
].join(" ");

const RuleItem = ({ reason, examples }: ExplainedKind["rules"][number]) => (
  <li>
    <strong>{reason}</strong>
    {examples === null ? (
      <p>No sentence decides this, but what the whole ad leaves out.</p>
    ) : (
      <dl>
        <dt>It speaks in</dt>
        <dd>{examples.fires}</dd>
        <dt>but not in</dt>
        <dd>{examples.spares}</dd>
      </dl>
    )}
  </li>
);
