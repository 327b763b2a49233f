import { Landscape } from "#client/ui/art/landscape.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";

const points = [
  "Each listing quotes the sentence that says whether you may apply from South Africa.",
  "Pay in dollars and in rand. Working hours in SAST.",
  "Save a listing here and find it again on your phone.",
  "Your data is yours: download it or delete it, any day.",
];

/** What an account is for, beside the form that asks for one. */
export function MarketingPanel() {
  return (
    <section
      aria-labelledby="why-an-account"
      className="relative isolate grid content-start gap-6 overflow-hidden rounded-card bg-art-sky p-6 pb-48 sm:p-10 sm:pb-64"
    >
      <h2 id="why-an-account" className="text-2xl sm:text-3xl">
        Know before you apply
      </h2>
      <ul className="grid max-w-[44ch] gap-3 text-lg">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 text-ember-text" />
            {point}
          </li>
        ))}
      </ul>
      <Landscape
        view="close"
        className="absolute inset-x-0 bottom-0 -z-10 h-44 w-full overflow-visible sm:h-60"
      />
    </section>
  );
}
