import { exampleListing, testimonials } from "#client/copy/landing.ts";
import { pricing } from "#client/copy/pricing.ts";
import { Portrait } from "#client/ui/art/portrait.tsx";
import { Money } from "#client/ui/figures/money.tsx";

// The one that speaks of applying less and better, which is what is sold here.
const [, story] = testimonials;

/** One voice, standing on what the work pays. */
export function Story() {
  return (
    <section aria-label="What a member says" className="page-width pb-16 lg:pb-28">
      <figure className="mx-auto max-w-200">
        <blockquote className="px-2 pb-8 font-display text-2xl leading-tight font-bold tracking-[-0.02em] text-balance lg:text-3xl">
          “{story.quote}”
        </blockquote>
        <figcaption>
          <div className="flex items-end gap-4 px-2">
            <Portrait hair={story.hair} />
            <p className="pb-3">
              <span className="block font-semibold">{story.name}</span>
              <span className="block text-quiet">
                {story.role}, {story.location}
              </span>
            </p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t-4 border-ember bg-art-mid p-5 text-ink scheme-dark sm:px-6">
            <p className="text-quiet">{story.company}</p>
            <Money dollars={story.dollars} per="month" rate={exampleListing.rate} />
          </div>
          <p className="pt-3 text-sm text-quiet">{pricing.story.note}</p>
        </figcaption>
      </figure>
    </section>
  );
}
