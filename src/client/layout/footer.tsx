import { brand } from "#domain/brand.ts";
import type { SiteFacts } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { DrawnOnce } from "#client/drawn-once/drawn-once.tsx";
import { paths } from "#domain/paths.ts";
import { Logo } from "#client/ui/art/logo.tsx";
import { Link } from "#client/ui/link.tsx";
import { footerColumns } from "./links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

export function Footer() {
  const { site } = useApp();
  return (
    <DrawnOnce as="footer" of={site} version="" className="border-t border-line bg-sunk">
      <Content site={site} />
    </DrawnOnce>
  );
}

function Content({ site }: { site: SiteFacts }) {
  return (
    <>
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-8 py-10 sm:gap-10 sm:py-14 sm:grid-cols-2 md:grid-cols-4 lg:grid-cols-[1.5fr_1fr_1.2fr_1.2fr_1fr]">
        <div className="grid content-start gap-4 max-lg:col-span-full">
          <Link to={paths.home} className="w-fit rounded-control">
            <Logo className="h-8 w-auto" />
            <span className="sr-only">{brand.name}</span>
          </Link>
          <p className="max-w-[32ch] text-quiet">{brand.tagline}</p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="grid content-start gap-1">
            <p className="mb-1 font-semibold">{title}</p>
            <ul>
              {links.map(({ name, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    // The API's own page is not part of this application.
                    reloadDocument={to === paths.apiDocs}
                    className="footer-link"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 border-t border-line py-5">
        <p>
          Questions? Write to{" "}
          <a href={`mailto:${site.supportEmail}`} className="text-link">
            {site.supportEmail}
          </a>
        </p>
        <ThemeSwitch />
      </div>
    </>
  );
}
