import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { ChartsSection } from "./charts-section.tsx";
import { ButtonsSection } from "./sections/buttons-section.tsx";
import { ColoursSection } from "./sections/colours-section.tsx";
import { FactsSection } from "./sections/facts-section.tsx";
import { FeedbackSection } from "./sections/feedback-section.tsx";
import { FormsSection } from "./sections/forms-section.tsx";
import { HeadersSection } from "./sections/headers-section.tsx";
import { ListingSection } from "./sections/listing-section.tsx";
import { OverlaysSection } from "./sections/overlays-section.tsx";
import { PicturesSection } from "./sections/pictures-section.tsx";
import { ScaleSection } from "./sections/scale-section.tsx";

export const head = (): PageHead => ({
  title: "Components",
  description: `The parts ${brand.name} is made of, in every state.`,
  canonical: null,
});

const sections = [
  { id: "colours", title: "Colours", Section: ColoursSection },
  { id: "scale", title: "Type and space", Section: ScaleSection },
  { id: "pictures", title: "Pictures", Section: PicturesSection },
  { id: "facts", title: "Facts of a listing", Section: FactsSection },
  { id: "listing", title: "Parts of a listing", Section: ListingSection },
  { id: "charts", title: "Figures", Section: ChartsSection },
  { id: "buttons", title: "Buttons and labels", Section: ButtonsSection },
  { id: "forms", title: "Forms", Section: FormsSection },
  { id: "feedback", title: "Feedback", Section: FeedbackSection },
  { id: "overlays", title: "Overlays and tabs", Section: OverlaysSection },
  { id: "headers", title: "Headers", Section: HeadersSection },
] as const;

export function Page() {
  return (
    <div className="page-width grid gap-10 py-14 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-16 lg:py-20">
      <div className="grid gap-3 lg:col-span-2">
        <h1 className="text-4xl">Components</h1>
        <p className="max-w-reading text-lg text-quiet">
          Every part of {brand.name} in every state. Change the theme at the foot of the page, make
          the window narrow, put the mouse away: it all has to hold.
        </p>
      </div>
      <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:grid">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-quiet hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-16">
        {sections.map(({ id, title, Section }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="grid min-w-0 gap-6 border-t border-line pt-6"
          >
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            <Section />
          </section>
        ))}
      </div>
    </div>
  );
}
