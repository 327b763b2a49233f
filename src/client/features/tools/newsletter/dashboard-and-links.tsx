import { dashboardFeatures, newsletterLinks, newsletterOffer } from "#client/copy/newsletter.ts";
import { Badge } from "#client/ui/badge.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { CheckIcon } from "#client/ui/icons/icons.tsx";

export const DashboardOverview = () => (
  <section aria-labelledby="newsletter-dashboard" className="grid gap-5">
    <div className="grid gap-2">
      <h2 id="newsletter-dashboard" className="text-2xl">
        The newsletter dashboard
      </h2>
      <p className="max-w-reading text-quiet">
        What to look at, once a week for ten minutes, and what each figure is good for.
      </p>
    </div>
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {dashboardFeatures.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <CheckIcon className="mt-0.5 size-5 text-ember-text" />
          <p>
            <span className="block font-semibold">{title}</span>
            <span className="text-quiet">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  </section>
);

/** The only links here that lead away. Whoever pays us for one is named as such, beside it. */
export const OutsideLinks = () => (
  <section aria-labelledby="newsletter-links" className="grid gap-5">
    <h2 id="newsletter-links" className="text-2xl">
      Where to set it up
    </h2>
    <ul className="grid gap-4 md:grid-cols-2">
      {newsletterLinks.map(({ name, kind, text, href, isAffiliate }) => (
        <li
          key={name}
          className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-raised p-5 sm:p-6"
        >
          <p className="flex flex-wrap items-center gap-3 text-sm text-quiet">
            {kind}
            {isAffiliate && <Badge tone="ember">Affiliate link</Badge>}
          </p>
          <p>
            <span className="block font-display text-xl font-bold tracking-[-0.02em]">{name}</span>
            <span className="text-quiet">{text}</span>
          </p>
          {isAffiliate && (
            <p className="rounded-control bg-sunk p-4 seen-by-ground">
              <span className="block font-semibold">{newsletterOffer.title}</span>
              <span className="text-sm text-quiet">{newsletterOffer.text}</span>
            </p>
          )}
          <a
            href={href}
            target="_blank"
            rel={isAffiliate ? "sponsored noopener noreferrer" : "noopener noreferrer"}
            className={buttonLook({})}
          >
            Open {name}
          </a>
          {isAffiliate && (
            <p className="text-sm text-quiet">
              We earn a commission if you subscribe through this link. It costs you nothing extra.
            </p>
          )}
        </li>
      ))}
    </ul>
  </section>
);
