const months = 12;
const monthMs = (365.25 / 12) * 24 * 60 * 60 * 1000;

/** The year that is paid for as twelve steps; those behind you are lit. */
export function YearClimb({ end, now }: { end: string; now: number }) {
  const left = Math.min(Math.ceil((Date.parse(end) - now) / monthMs), months);
  const current = months - left;
  return (
    <svg aria-hidden="true" viewBox="0 0 216 40" className="h-10 w-54">
      {Array.from({ length: months }, (_, month) => (
        <rect
          key={month}
          x={month * 18}
          y={30 - month * 2.5}
          width="15"
          height={10 + month * 2.5}
          rx="2"
          className={month <= current ? "fill-ember" : "fill-ink/12"}
        />
      ))}
    </svg>
  );
}

/** A day's twenty as squares; the new ones are lit. */
export const DaysJobs = ({ count }: { count: number }) => (
  <svg aria-hidden="true" viewBox="0 0 216 40" className="h-10 w-54">
    {Array.from({ length: 20 }, (_, place) => (
      <rect
        key={place}
        x={(place % 10) * 21.6}
        y={place < 10 ? 22 : 0}
        width="18"
        height="18"
        rx="4"
        className={place < count ? "fill-ember" : "fill-ink/12"}
      />
    ))}
  </svg>
);
