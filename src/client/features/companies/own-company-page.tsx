import { useQuery } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import type { LoadArguments } from "#client/page.tsx";
import { Fetched } from "#client/session/fetched.tsx";
import { DetailsSection } from "./own/details-section.tsx";
import { DomainSection } from "./own/domain-section.tsx";
import { LogoSection } from "./own/logo-section.tsx";
import { MailSection } from "./own/mail-section.tsx";
import { ownCompanyQuery } from "./own/queries.ts";

export const head = (): PageHead => ({
  title: "Your company",
  description: "What readers of your jobs see of your company, and what of it is proven.",
  canonical: null,
});

export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  await queryClient.fetchQuery({ ...ownCompanyQuery(api), staleTime: 0 });
}

export function Page() {
  const query = useQuery(ownCompanyQuery(useApp().api));
  return (
    <div className="page-width py-12 lg:py-16">
      <div className="grid gap-4 pb-10">
        <h1 className="text-4xl">Your company</h1>
        <p className="max-w-reading text-lg text-quiet">
          Readers see this beside every job you post. What you have proven is shown as proven; what
          you only say is shown as said.
        </p>
      </div>
      <Fetched query={query}>
        {({ company }) => (
          <div>
            <DetailsSection company={company} />
            {company !== null && (
              <>
                <LogoSection company={company} />
                <MailSection company={company} />
                <DomainSection company={company} />
              </>
            )}
          </div>
        )}
      </Fetched>
    </div>
  );
}
