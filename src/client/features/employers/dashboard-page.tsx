import { useQuery } from "@tanstack/react-query";
import type { PostingList } from "#contract/employers/postings.ts";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ConfirmAddress } from "./dashboard/confirm-address.tsx";
import { PostingCard } from "./dashboard/posting-card.tsx";
import { postingsQuery } from "./queries.ts";

export const head = (): PageHead => ({
  title: "Employer Dashboard",
  description: "Your postings: where each one stands and what came of it.",
  canonical: null,
});

/** The desk and the clock change these without this tab knowing, so every visit looks afresh. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  const prefetched = queryClient.prefetchQuery({ ...postingsQuery(api), staleTime: 0 });
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const query = useQuery(postingsQuery(useApp().api));
  return (
    <div className="page-width grid gap-8 py-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">Your postings</h1>
          <p className="max-w-reading text-quiet sm:text-lg">
            Where each one stands, and what came of it.
          </p>
        </div>
        {query.data !== undefined && query.data.postings.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={paths.ownCompany}>Your company</ButtonLink>
            <ButtonLink to={paths.postJob} variant="primary">
              Post another job
            </ButtonLink>
          </div>
        )}
      </div>
      <Fetched query={query}>
        {(list) => <Postings list={list} now={query.dataUpdatedAt} />}
      </Fetched>
    </div>
  );
}

function Postings({ list, now }: { list: PostingList; now: number }) {
  const { postings, isEmailConfirmed } = list;
  if (postings.length === 0)
    return (
      <EmptyState
        title="No postings yet"
        action={
          <ButtonLink to={paths.postJob} variant="primary">
            Post a job
          </ButtonLink>
        }
      >
        Your first one is free. You see it as candidates will before it goes anywhere.
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      {!isEmailConfirmed && <ConfirmAddress />}
      <ul className="grid gap-4">
        {postings.map((posting) => (
          <li key={posting.id}>
            <PostingCard posting={posting} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}
