import { useQuery } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Fetched } from "#client/session/fetched.tsx";
import { HolidayForm } from "./holidays/holiday-form.tsx";
import { HolidayList } from "./holidays/holiday-list.tsx";
import { holidaysQuery } from "./holidays/queries.ts";

export const head = (): PageHead => ({
  title: "Public holidays",
  description: "The days that were declared besides those of the law.",
  canonical: null,
});

/** The server waits for the days; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  const prefetched = queryClient.prefetchQuery({ ...holidaysQuery(api), staleTime: 0 });
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const holidays = useQuery(holidaysQuery(useApp().api));
  return (
    <AdminFrame
      title="Public holidays"
      intro="The law's own days are worked out by themselves. A day that the President declares besides is typed in here, and follow-ups, calendars and interview times leave it free at once."
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <Fetched query={holidays}>{(data) => <HolidayList holidays={data} />}</Fetched>
        <div className="max-lg:order-first lg:sticky lg:top-24">
          <HolidayForm />
        </div>
      </div>
    </AdminFrame>
  );
}
