interface LandscapeProps {
  readonly className: string;
  /** `wide` is the whole view; `close` is the mountain with a little ground, for small places. */
  readonly view?: keyof typeof views;
  /** For addresses that lead nowhere: the climb breaks off. */
  readonly isPathBroken?: boolean;
}

const views = { wide: "0 0 1440 360", close: "190 30 900 330" } as const;
const terraces = "M-8 334h178v-10h150v-10h150v-12h150v-12h150v-14h150v-12h150v-14h150v-12h220";

/** The picture of the product: Table Mountain at first light, and terraces that climb towards it. */
export function Landscape({ className, view = "wide", isPathBroken = false }: LandscapeProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={views[view]}
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <g className="fill-none stroke-art-contour">
        <circle cx="640" cy="178" r="132" />
        <circle cx="640" cy="178" r="184" />
        <circle cx="640" cy="178" r="248" />
        <circle cx="640" cy="178" r="324" />
      </g>
      <circle cx="640" cy="178" r="88" className="fill-ember" />
      <path
        className="fill-art-far"
        d="M0 300 96 282l70-12 62-34 40-52 22-18 26 30 34 40 26 4 40-58 12-8 14-22h330l18 4 10 16 22 20 20 44 40 22 56 8 34-34 26-46 14-10 18 16 24 52 60 34 90 18 236 14v60H0Z"
      />
      <path
        className="fill-none stroke-art-contour"
        d="M404 196q210 14 406-4M392 222q240 14 440 0M374 248q250 16 490 4"
      />
      <path
        className="fill-art-mid"
        d="M0 360v-54l180-14 210 18 170-14 220 18 230-22 210 16 220-10v62Z"
      />
      <path className="fill-art-near" d={`${terraces}v122H-8Z`} />
      <path
        className="fill-none stroke-ember stroke-4"
        strokeDasharray={isPathBroken ? "672 12 3 12 3 12 3 2000" : undefined}
        d={terraces}
      />
    </svg>
  );
}
