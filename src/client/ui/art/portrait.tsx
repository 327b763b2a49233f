/** Somebody in front of the rising sun, told apart by their hair. It ends flat, so that it can stand on something. */
export function Portrait({ hair }: { hair: keyof typeof hairs }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="size-20 shrink-0">
      <circle cx="32" cy="36" r="28" className="fill-ember-pale" />
      <g className="fill-art-mid">
        <path d="M10 64c1-12 8-17 18-17s17 5 18 17Z" />
        <path d="M23 38h10v12H23Z" />
        <ellipse cx="28" cy="31" rx="9.5" ry="11.5" />
      </g>
      <path d={hairs[hair]} className="fill-art-near" />
    </svg>
  );
}

const hairs = {
  round:
    "M28 10c11 0 17 8 16 17-.6 5-3 8-6 9 1-7-2-12-10-12s-11 5-10 12c-3-1-5.4-4-6-9-1-9 5-17 16-17Z",
  short: "M18 29c-1-8 3-12 10-12s11 4 10 12c-1-4-3-6-5-6H23c-2 0-4 2-5 6Z",
  long: "M28 14c10 0 14 7 14 16 0 7 1 12 4 16-5 4-9 4-11 1 3-5 3-10 2-17-4-1-6-3-8-6-2 3-5 5-10 6-1 7-1 12 2 17-2 3-6 3-11-1 3-4 4-9 4-16 0-9 4-16 14-16Z",
} as const;
