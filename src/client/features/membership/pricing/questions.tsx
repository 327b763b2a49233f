import { pricing } from "#client/copy/pricing.ts";
import { useApp } from "#client/app-context.ts";
import { ChevronIcon } from "#client/ui/icons/icons.tsx";

/** Native disclosures: they open without scripts, and a search on the page finds what is inside. */
export function Questions() {
  const { title, more, list } = pricing.questions;
  const { supportEmail } = useApp().site;
  return (
    <section className="page-width grid gap-8 py-16 lg:grid-cols-[1fr_1.6fr] lg:gap-x-16 lg:py-28">
      <div className="grid content-start gap-3 lg:sticky lg:top-24 lg:self-start">
        <h2 className="text-3xl">{title}</h2>
        <p className="text-lg text-quiet">
          {more}{" "}
          <a href={`mailto:${supportEmail}`} className="text-link">
            {supportEmail}
          </a>
        </p>
      </div>
      <div className="border-t border-line">
        {list.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-15 list-none items-center justify-between gap-4 rounded-control py-3 text-lg font-semibold hover:text-ember-text [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronIcon className="size-5 text-quiet transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-reading pb-6 text-lg text-quiet">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
