import { ourPlaceIn } from "#domain/jobs/search/our-places.ts";

/** Whoever names a place of ours means where they sit, not a word of the post: that is said. */
export function FromHere({ search }: { search: string }) {
  const place = ourPlaceIn(search);
  return (
    place !== null && (
      <p className="text-sm text-quiet">
        All of these are done remotely, so {titled(place)} is not searched for: you apply from where
        you are.
      </p>
    )
  );
}

const titled = (place: string): string =>
  place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
