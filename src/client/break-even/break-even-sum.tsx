import type { BreakEven } from "#domain/break-even/compare-offer.ts";
import { assumptions, sumOf } from "#domain/break-even/say-break-even.ts";

/** How it was worked out, line by line, and what was left out. */
export const BreakEvenSum = ({ even }: { even: BreakEven }) => (
  <details className="text-sm">
    <summary className="inline-flex min-h-8 cursor-pointer items-center text-quiet underline hover:text-ink">
      How this is worked out
    </summary>
    <dl className="grid gap-y-1.5 pt-2">
      {sumOf(even).map(({ label, figure, isTotal }) => (
        <div
          key={label}
          className={
            isTotal
              ? "flex flex-wrap justify-between gap-x-4 border-t border-line pt-1.5 font-semibold"
              : "flex flex-wrap justify-between gap-x-4"
          }
        >
          <dt>{label}</dt>
          <dd className="ml-auto text-right tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
    <ul className="grid list-disc gap-1.5 pt-3 pl-5 text-quiet">
      {assumptions.map((assumption) => (
        <li key={assumption}>{assumption}</li>
      ))}
    </ul>
  </details>
);
