import { useQuery } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Fetched } from "#client/session/fetched.tsx";
import { momentOf } from "#client/ui/figures/moment.ts";
import { EditionView } from "./edition-view.tsx";
import { IntroductionForm } from "./introduction-form.tsx";
import { PastIssues } from "./past-issues.tsx";
import { newsletterQuery } from "./queries.ts";

export const head = (): PageHead => ({
  title: "Newsletter",
  description: "What goes out to members this week, and what went out before.",
  canonical: null,
});

/** The server waits for it; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  const prefetched = queryClient.prefetchQuery({ ...newsletterQuery(api), staleTime: 0 });
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const desk = useQuery(newsletterQuery(useApp().api));
  return (
    <AdminFrame
      title="Newsletter"
      intro={
        <>
          The week’s new jobs, one idea from the growth gallery and the rand’s week are put in by
          themselves. You write how it begins.
          {desk.data !== undefined && (
            <p>
              The next goes out on{" "}
              <strong className="font-semibold">{momentOf(desk.data.coming.at)} SAST</strong>.
            </p>
          )}
        </>
      }
    >
      <Fetched query={desk}>
        {({ coming, past }) => (
          <div className="grid gap-10">
            <IntroductionForm key={coming.day} coming={coming} />
            <div className="grid gap-10 xl:grid-cols-2">
              <EditionView edition="premium" coming={coming} />
              <EditionView edition="free" coming={coming} />
            </div>
            <PastIssues issues={past} />
          </div>
        )}
      </Fetched>
    </AdminFrame>
  );
}
