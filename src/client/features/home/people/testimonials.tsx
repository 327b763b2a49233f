import { exampleListing, landing, testimonials } from "#client/copy/landing.ts";
import { Portrait } from "#client/ui/art/portrait.tsx";
import { Money } from "#client/ui/figures/money.tsx";
import { Sideways } from "../sideways.tsx";

/** Three people on a staircase: the more a month pays, the higher the step. */
export function Testimonials() {
  const { title, note } = landing.testimonials;
  return (
    <section id="testimonials" className="page-width pt-8 sm:pt-16 lg:pt-28">
      <div className="grid max-w-[52ch] gap-2 sm:gap-3">
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        <p className="text-quiet max-sm:text-sm">{note}</p>
      </div>
      <Sideways
        label={title}
        look="mt-5 grid items-end gap-y-10 max-sm:gap-x-3 sm:mt-10 md:grid-cols-3 lg:mt-4"
      >
        {testimonials.map((story) => (
          <Story key={story.name} {...story} />
        ))}
      </Sideways>
    </section>
  );
}

const highestPay = Math.max(...testimonials.map(({ dollars }) => dollars));
/** In pixels; where there is no room for steps, all are as low as their words. */
const highestStep = 208;

function Story(story: (typeof testimonials)[number]) {
  return (
    <figure>
      <blockquote className="px-1 pb-3 sm:px-5 sm:pb-6 sm:text-lg md:text-base lg:pr-10 lg:text-lg">
        “{story.quote}”
      </blockquote>
      <figcaption>
        <div className="flex items-end gap-4 px-2 sm:px-4">
          <Portrait hair={story.hair} />
          <p className="pb-3">
            <span className="block font-semibold">{story.name}</span>
            <span className="block text-sm text-quiet">
              {story.role}, {story.location}
            </span>
          </p>
        </div>
        <div className="flex border-t-4 border-ember bg-art-mid text-ink scheme-dark">
          <svg
            aria-hidden="true"
            width="0"
            height={Math.round((story.dollars / highestPay) * highestStep)}
            className="max-md:hidden"
          />
          <div className="px-4 py-3 sm:p-5">
            <p className="text-quiet">{story.company}</p>
            <Money dollars={story.dollars} per="month" rate={exampleListing.rate} />
          </div>
        </div>
      </figcaption>
    </figure>
  );
}
