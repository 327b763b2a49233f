import { founder } from "#client/copy/landing.ts";

export function FounderStory() {
  return (
    <section className="border-y border-line bg-sunk">
      <div className="page-width grid items-center gap-5 py-8 sm:gap-12 sm:py-16 lg:grid-cols-[1fr_1.1fr] lg:gap-20 lg:py-28">
        <div className="grid gap-3 sm:gap-5 lg:order-2">
          <h2 className="text-2xl sm:text-3xl">{founder.title}</h2>
          {founder.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[60ch] text-quiet sm:text-lg">
              {paragraph}
            </p>
          ))}
          <p className="sm:mt-2">
            <span className="font-semibold">{founder.name}</span>
            <span className="block text-quiet max-sm:text-sm">{founder.role}</span>
          </p>
        </div>
        <Applications />
      </div>
    </section>
  );
}

const columns = 8;
const pitch = 48;
const side = 42;
/** Places among the forty, counted from the top left: scattered, as one finds them. */
const openPlaces = new Set([3, 9, 16, 21, 26, 28, 33, 39]);
const hiredPlace = 14;

/** Every application a square; the one that came to something is the sun. */
function Applications() {
  return (
    <figure className="grid items-center gap-4 max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:gap-6 sm:grid-cols-[1fr_15rem] sm:items-end sm:gap-10 lg:max-w-120 lg:grid-cols-1 lg:gap-6">
      <svg aria-hidden="true" viewBox={`0 0 ${columns * pitch - 6} ${5 * pitch - 6}`}>
        {Array.from({ length: 40 }, (_, place) => (
          <rect
            key={place}
            x={(place % columns) * pitch}
            y={Math.floor(place / columns) * pitch}
            width={side}
            height={side}
            rx={place === hiredPlace ? side / 2 : 6}
            className={fillOf(place)}
          />
        ))}
      </svg>
      <figcaption>
        <ul className="grid gap-1 sm:gap-2">
          {founder.figures.map(({ figure, meaning }, index) => (
            <li key={meaning} className="flex items-center gap-2 sm:gap-3">
              <i className={keys[index]} />
              <span className="min-w-6 font-display sm:min-w-8 text-lg font-bold tabular-nums">
                {figure}
              </span>
              <span className="text-quiet max-sm:text-sm max-sm:leading-tight">{meaning}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function fillOf(place: number): string {
  if (place === hiredPlace) return "fill-ember";
  return openPlaces.has(place) ? "fill-ember-pale" : "fill-ink/12";
}

const keys = [
  "size-4 shrink-0 rounded-[3px] bg-ink/12",
  "size-4 shrink-0 rounded-[3px] bg-ember-pale",
  "size-4 shrink-0 rounded-full bg-ember",
] as const;
