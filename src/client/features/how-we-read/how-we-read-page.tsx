import { useQuery } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { howWeRead } from "#client/copy/how-we-read.ts";
import type { LoadArguments } from "#client/page.tsx";
import { Link } from "#client/ui/link.tsx";
import { ErrorRates } from "./error-rates.tsx";
import { KindSection } from "./kind-section.tsx";
import { rulesQuery } from "./queries.ts";

export async function load({ app }: LoadArguments): Promise<void> {
  await app.queryClient.ensureQueryData(rulesQuery(app.api));
}

export const head = (): PageHead => ({
  title: howWeRead.title,
  description:
    "Every rule by which we read a job ad: who may apply, pay, hours, contract and scams, each with an example, and how often the rules are wrong.",
  canonical: paths.howWeRead,
});

export function Page() {
  const { api, site } = useApp();
  const { data: kinds = [] } = useQuery(rulesQuery(api));
  const { title, introduction, promise, wrong } = howWeRead;
  return (
    <div className="page-width py-12 lg:py-16">
      <div className="grid gap-4 pb-10 lg:pb-14">
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-reading text-lg text-quiet">{introduction}</p>
        <p className="max-w-reading text-lg text-quiet">{promise}</p>
      </div>
      <ErrorRates />
      {kinds.map((kind) => (
        <KindSection key={kind.kind} {...kind} />
      ))}
      <p className="max-w-reading border-t border-line pt-10 text-lg">
        {wrong}{" "}
        <a href={`mailto:${site.supportEmail}`} className="text-link">
          {site.supportEmail}
        </a>{" "}
        Or{" "}
        <Link to={paths.checkAJob} className="text-link">
          check any job post
        </Link>{" "}
        yourself.
      </p>
    </div>
  );
}
