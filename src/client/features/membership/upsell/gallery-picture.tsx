/** Where a strategy leads, step by step; the cards behind it are the others. */
export function GalleryPicture() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 380" className="w-full rounded-card bg-art-sky">
      <circle cx="352" cy="148" r="64" className="fill-ember" />
      <g className="fill-none stroke-art-contour">
        <circle cx="352" cy="148" r="96" />
        <circle cx="352" cy="148" r="136" />
        <circle cx="352" cy="148" r="184" />
      </g>
      <path className="fill-art-near" d="M0 420V352h96v-44h96v-44h96v-44h96v-44h96v244Z" />
      <path
        className="fill-none stroke-ember stroke-4"
        d="M-4 352H96v-44h96v-44h96v-44h96v-44h100"
      />
      {cards.map(({ x, y, lines }) => (
        <g key={x}>
          <rect x={x} y={y} width="84" height="64" rx="8" className="fill-raised stroke-line" />
          <rect x={x + 12} y={y + 13} width="36" height="8" rx="4" className="fill-ember-pale" />
          {lines.map((width, index) => (
            <rect
              key={width}
              x={x + 12}
              y={y + 30 + index * 12}
              width={width}
              height="5"
              rx="2.5"
              className="fill-ink/20"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

const cards = [
  { x: 6, y: 276, lines: [60, 44] },
  { x: 102, y: 232, lines: [56, 36] },
  { x: 198, y: 188, lines: [60, 50] },
  { x: 294, y: 144, lines: [52, 40] },
  { x: 390, y: 100, lines: [58, 46] },
] as const;
