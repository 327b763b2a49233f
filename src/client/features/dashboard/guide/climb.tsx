import { startSteps } from "#domain/start-guide.ts";

const total = startSteps.length;

/** How far somebody has come, as a climb; the sun is up once all is done. */
export function Climb({ done }: { done: number }) {
  return (
    <figure className="grid gap-3">
      <svg aria-hidden="true" viewBox="0 0 320 96" className="w-full">
        <circle
          cx="280"
          cy="34"
          r="22"
          className={done === total ? "fill-ember" : "fill-none stroke-art-contour"}
        />
        {startSteps.map((step, place) => (
          <g key={step}>
            <rect
              x={place * 80}
              y={78 - place * 14}
              width="80"
              height={18 + place * 14}
              className={place < done ? "fill-ember-pale" : "fill-ink/8"}
            />
            <rect
              x={place * 80}
              y={78 - place * 14}
              width="80"
              height="4"
              className={place < done ? "fill-ember" : "fill-ink/20"}
            />
          </g>
        ))}
      </svg>
      <figcaption aria-live="polite" className="font-semibold">
        {done === total ? "All four done. The rest is practice." : `${done} of ${total} done`}
      </figcaption>
    </figure>
  );
}
