/** Applications at the bottom, answers above, and the one that matters on top. */
export function FunnelPicture() {
  return (
    <figure className="grid gap-4 rounded-card bg-art-sky p-6 sm:p-8">
      <svg aria-hidden="true" viewBox="0 0 420 264" className="w-full">
        {levels.map(({ width, look }, index) => (
          <rect
            key={width}
            x={(420 - width) / 2}
            y={index * 68}
            width={width}
            height="56"
            rx="8"
            className={look}
          />
        ))}
        <circle cx="210" cy="28" r="12" className="fill-on-ember" />
        <path d="m204 28 5 5 9-9" className="fill-none stroke-ember stroke-3" />
      </svg>
      <figcaption className="text-sm text-quiet">
        An example: 20 applications, 6 answers, 3 interviews, 1 contract.
      </figcaption>
    </figure>
  );
}

const levels = [
  { width: 96, look: "fill-ember" },
  { width: 184, look: "fill-ember-pale" },
  { width: 288, look: "fill-ember-pale/60" },
  { width: 420, look: "fill-ink/12" },
] as const;
