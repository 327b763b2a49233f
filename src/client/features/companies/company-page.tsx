import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { CompanyBehind } from "#contract/companies/profile.ts";
import type { PageHead } from "#contract/page.ts";
import { companyPath, companySlugShape } from "#domain/companies/company-name.ts";
import { paths } from "#domain/paths.ts";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { doorList } from "#client/copy/companies.ts";
import { breadcrumbs } from "#client/heads/structured-data.ts";
import { PageError } from "#client/page-error.ts";
import type { LoadArguments } from "#client/page.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { CompanyChips } from "#client/ui/listing/company-chips.tsx";
import { Link } from "#client/ui/link.tsx";
import { AdList } from "./ad-list.tsx";
import { DoorFigures } from "./door-figures.tsx";
import { companyQuery } from "./queries.ts";
import { sayAds, sayCount } from "./say-doors.ts";

export async function load({ app, params }: LoadArguments): Promise<void> {
  const slug = params["slug"] ?? "";
  if (!companySlugShape.test(slug)) throw new PageError(404);
  await app.queryClient.ensureQueryData(companyQuery(app.api, slug)).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? new PageError(404) : error;
  });
}

export function head({ app, params }: LoadArguments): PageHead {
  const slug = params["slug"] ?? "";
  const company = app.queryClient.getQueryData(companyQuery(app.api, slug).queryKey);
  if (company === undefined) return { title: doorList.title, description: "", canonical: null };
  const { name, took, payStated } = company;
  const way = [
    { name: doorList.title, path: paths.companies },
    { name, path: companyPath(slug) },
  ];
  return {
    title: `Does ${name} hire South Africans?`,
    description: `${sayCount(took)} marketing ads by ${name} were open to South Africans, and ${sayCount(payStated)} stated pay. The sentences that decide, ad by ad.`,
    canonical: companyPath(slug),
    ...(import.meta.env.SSR && { jsonLd: [breadcrumbs(app.site, way)] }),
  };
}

export function Page() {
  const { slug = "" } = useParams();
  const { data: company } = useQuery(companyQuery(useApp().api, slug));
  if (company === undefined) return null;
  return (
    <div className="page-width grid gap-10 py-8 lg:py-12">
      <div className="grid gap-3">
        <p>
          <Link to={paths.companies} className="text-link">
            {doorList.title}
          </Link>
        </p>
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">
          Does <bdi>{company.name}</bdi> hire South Africans?
        </h1>
        <p className="max-w-reading text-lg text-quiet">
          We have read {sayAds(company.ads)} of theirs for marketing work, the newest of{" "}
          {dayOf(company.newestAd)}.
        </p>
        {company.behind !== null && <Behind behind={company.behind} />}
      </div>
      <DoorFigures company={company} />
      <section aria-labelledby="ads" className="grid gap-5">
        <h2 id="ads" className="text-2xl">
          What their ads said
        </h2>
        <AdList company={company} />
      </section>
      <p className="max-w-reading border-t border-line pt-6 text-sm text-quiet">
        {doorList.counted}{" "}
        <Link to={paths.howWeRead} className="text-link">
          How we read an ad
        </Link>
      </p>
    </div>
  );
}

/** What the company says of itself, once its own domain speaks for it. */
const Behind = ({ behind }: { behind: CompanyBehind }) => (
  <div className="grid gap-3">
    <CompanyChips proofs={behind} />
    {behind.about !== "" && <p className="max-w-reading wrap-anywhere">{behind.about}</p>}
  </div>
);
