import { Specimen } from "./specimen.tsx";

const sizes = [
  ["64", "text-4xl sm:text-5xl", "Climb"],
  ["48", "text-4xl", "Get on board"],
  ["36", "text-3xl", "Paid in dollars"],
  ["28", "text-2xl", "Open to South Africa"],
  ["22", "text-xl", "Lifecycle Marketing Manager"],
] as const;

const textSizes = [
  ["18", "text-lg", "Every listing quotes the sentence that decides it."],
  ["16", "text-base", "Pay in the original currency and in rand, at a dated rate."],
  ["14", "text-sm", "Seen open 2 hours ago"],
] as const;

const spaces = [
  ["4", "w-1"],
  ["8", "w-2"],
  ["12", "w-3"],
  ["16", "w-4"],
  ["24", "w-6"],
  ["40", "w-10"],
  ["56", "w-14"],
  ["96", "w-24"],
  ["128", "w-32"],
] as const;

export function ScaleSection() {
  return (
    <>
      <Specimen title="Bricolage Grotesque, for headlines and large figures">
        <Lines lines={sizes} look="font-display font-bold tracking-[-0.02em]" />
      </Specimen>
      <Specimen title="Instrument Sans, for everything one reads">
        <Lines lines={textSizes} look="" />
      </Specimen>
      <Specimen
        title="Space"
        note="A grid of 4 px. Inside a part 4 to 24, between parts 40 to 56, between sections 96 to 128."
      >
        <ul className="grid gap-1.5">
          {spaces.map(([size, width]) => (
            <li key={size} className="flex items-center gap-4 text-sm text-quiet tabular-nums">
              <span className="w-8 text-right">{size}</span>
              <span className={`h-3 rounded-[2px] bg-ember ${width}`} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Corners">
        <div className="flex flex-wrap gap-3 text-sm">
          <span className="grid h-16 w-28 place-items-center rounded-card border border-control">
            card, 10
          </span>
          <span className="grid h-16 w-28 place-items-center rounded-control border border-control">
            control, 8
          </span>
          <span className="grid h-16 w-28 place-items-center rounded-full border border-control">
            chip, full
          </span>
        </div>
      </Specimen>
    </>
  );
}

function Lines({
  lines,
  look,
}: {
  lines: readonly (readonly [string, string, string])[];
  look: string;
}) {
  return (
    <ul className="grid gap-3">
      {lines.map(([size, name, words]) => (
        <li key={size} className="flex items-baseline gap-4">
          <span className="w-8 shrink-0 text-right text-sm text-quiet tabular-nums">{size}</span>
          <span className={`min-w-0 ${look} ${name}`}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
