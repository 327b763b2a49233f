import { ChartFrame, type ChartText } from "./chart-frame.tsx";
import { sayAmount } from "./say-amount.ts";

interface Step {
  readonly name: string;
  readonly count: number;
}

interface FunnelChartProps extends ChartText {
  /** From the widest to the narrowest. */
  readonly steps: readonly Step[];
}

/** How many are left after each step. Each is drawn down to the width of the next. */
export function FunnelChart({ steps, ...text }: FunnelChartProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const isEmpty = steps.every(({ count }) => count === 0);
  const rows = steps.map(({ name, count }, index) => [
    name,
    sayAmount(count, "count"),
    ofBefore(steps, index) ?? "",
  ]);
  return (
    <ChartFrame
      {...text}
      columns={["Step", "Left", "Of the step before"]}
      rows={isEmpty ? [] : rows}
      whenEmpty="Nobody has set out yet."
    >
      <ol className="grid gap-1">
        {steps.map(({ name, count }, index) => (
          <li key={name} className="grid items-center gap-x-4 sm:grid-cols-[9rem_1fr]">
            <span className="flex justify-between gap-3 text-sm sm:grid sm:gap-0">
              <span className="font-semibold">{name}</span>
              <span className="text-quiet tabular-nums">
                {sayAmount(count, "count")}
                {index > 0 && `, ${ofBefore(steps, index) ?? "none"}`}
              </span>
            </span>
            <Piece from={count / most} to={(steps[index + 1]?.count ?? count) / most} at={index} />
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}

const looks = ["fill-ember", "fill-ember/80", "fill-ember/60", "fill-ember/45", "fill-ember/35"];

function Piece({ from, to, at }: { from: number; to: number; at: number }) {
  const [wide, narrow] = [Math.max(from * 100, 0.6), Math.max(to * 100, 0.6)];
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" height="40" className="w-full">
      <polygon
        points={`0,0 ${wide},0 ${wide},22 ${narrow},40 0,40`}
        className={looks[Math.min(at, looks.length - 1)]}
      />
    </svg>
  );
}

/** The share that went on from the step before; null where there was nobody to go on. */
function ofBefore(steps: readonly Step[], index: number): string | null {
  const before = steps[index - 1]?.count ?? 0;
  const count = steps[index]?.count ?? 0;
  return before === 0 ? null : sayAmount(Math.round((count / before) * 100), "percent");
}
