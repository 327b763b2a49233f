import { loopStages, type LoopStage } from "#domain/guides/newsletter.ts";
import { loopCopy } from "#client/copy/newsletter.ts";

/** Six stages that lead into each other: drawn for the eye, listed for whoever reads. */
export const AuthorityLoop = () => (
  <section aria-labelledby="authority-loop" className="grid gap-5">
    <div className="grid gap-2">
      <h2 id="authority-loop" className="text-2xl">
        The Authority Loop
      </h2>
      <p className="max-w-reading text-quiet">
        Why one letter a week adds up: each round leaves you with better readers, and better readers
        bring better work to write about.
      </p>
    </div>
    <div className="grid items-center gap-x-12 gap-y-6 rounded-card border border-line bg-raised p-5 sm:p-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Picture />
      <ol className="grid gap-4">
        {loopStages.map((stage, at) => (
          <li key={stage} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-ember-wash text-sm font-semibold text-ember-text tabular-nums seen-by-ground"
            >
              {at + 1}
            </span>
            <p className="min-w-0">
              <span className="block font-semibold">{stage}</span>
              <span className="text-quiet">{loopCopy[stage]}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const centre = 200;
const ring = 146;
const disc = 50;
const turn = 360 / loopStages.length;

/** Drawn alike by every engine. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A point on a circle around the centre, at so many degrees from the top. */
function at(degrees: number, radius = ring): { readonly x: number; readonly y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return {
    x: tenths(centre + radius * Math.cos(angle)),
    y: tenths(centre + radius * Math.sin(angle)),
  };
}

const sentence = `${loopStages.join(" leads to ")}, and that leads back to ${loopStages[0]}.`;

const Picture = () => (
  <svg
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Drawn in the page, where it takes the colours of the theme.
    role="img"
    aria-label={`The six stages in a circle: ${sentence}`}
    viewBox="0 0 400 400"
    className="mx-auto w-full max-w-104"
  >
    <circle cx={centre} cy={centre} r={ring} className="fill-none stroke-line" />
    <circle cx={centre} cy={centre + 14} r="24" className="fill-ember" />
    <path className="fill-raised" d="M140 216h120v50H140Z" />
    <path className="fill-none stroke-ink stroke-2" d="M148 216h34l8-12h26l8 12h28" />
    <text x={centre} y={centre - 26} textAnchor="middle" className="fill-quiet text-base">
      Every week
    </text>
    {loopStages.map((stage, place) => (
      <Arrow key={stage} from={place * turn} />
    ))}
    {loopStages.map((stage, place) => (
      <Stage key={stage} stage={stage} degrees={place * turn} isFirst={place === 0} />
    ))}
  </svg>
);

/** From one disc to the next, with its head where it arrives. */
function Arrow({ from }: { from: number }) {
  const start = at(from + 22);
  const end = at(from + 34);
  const tip = at(from + 39.5);
  const inner = at(from + 33, ring - 8);
  const outer = at(from + 33, ring + 8);
  return (
    <>
      <path
        className="fill-none stroke-ember stroke-4"
        d={`M${start.x} ${start.y}A${ring} ${ring} 0 0 1 ${end.x} ${end.y}`}
      />
      <path
        className="fill-ember"
        d={`M${inner.x} ${inner.y}L${tip.x} ${tip.y}L${outer.x} ${outer.y}Z`}
      />
    </>
  );
}

interface StageProps {
  readonly stage: LoopStage;
  readonly degrees: number;
  readonly isFirst: boolean;
}

/** One word above the other, where there are two. */
function Stage({ stage, degrees, isFirst }: StageProps) {
  const { x, y } = at(degrees);
  const words = stage.split(" ");
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={disc}
        className={isFirst ? "fill-ember-wash stroke-ember stroke-2" : "fill-raised stroke-control"}
      />
      <text textAnchor="middle" className="fill-ink text-lg font-semibold">
        {words.map((word, line) => (
          <tspan key={word} x={x} y={y + 6 + (line - (words.length - 1) / 2) * 20}>
            {word}
          </tspan>
        ))}
      </text>
    </>
  );
}
