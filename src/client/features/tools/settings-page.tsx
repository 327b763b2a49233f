import { redirect } from "react-router";
import { brand } from "#domain/brand.ts";
import { paths, signInPath } from "#domain/paths.ts";
import type { PageHead } from "#contract/page.ts";
import type { LoadArguments } from "#client/page.tsx";
import { isSignedOut } from "#client/session/failure.ts";
import { changeViewer, useUser } from "#client/session/viewer.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Section } from "#client/ui/section.tsx";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";
import { callsQuery, spendingQuery, termsQuery } from "./queries.ts";
import { CallsSection } from "./settings/calls-section.tsx";
import { KeySection } from "./settings/key-section.tsx";
import { TermsSection } from "./settings/terms-section.tsx";
import { SpendingSection } from "./settings/spending-section.tsx";

export const head = (): PageHead => ({
  title: "Settings",
  description: `Your ${brand.name} settings: the OpenAI key your tools work with, and what they cost.`,
  canonical: null,
});

/** Other devices change these, and so does every call, so every visit looks afresh. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  const outcomes = await Promise.allSettled([
    queryClient.fetchQuery({ ...keyStatusQuery(api), staleTime: 0 }),
    queryClient.fetchQuery({ ...spendingQuery(api), staleTime: 0 }),
    queryClient.fetchQuery({ ...termsQuery(api), staleTime: 0 }),
    queryClient.fetchInfiniteQuery({ ...callsQuery(api), staleTime: 0 }),
  ]);
  if (outcomes.some((outcome) => outcome.status === "rejected" && isSignedOut(outcome.reason))) {
    changeViewer(queryClient, null);
    throw redirect(signInPath(paths.settings));
  }
  // What failed is forgotten: its section tries again once it is on screen, and reports for itself.
  queryClient.removeQueries({
    predicate: ({ state }) => state.status === "error" && state.data === undefined,
  });
}

export function Page() {
  // Signing out empties the page a moment before it leads away.
  if (useUser() === null) return null;
  return (
    <div className="page-width py-12 lg:py-16">
      <div className="grid gap-3 pb-10">
        <h1 className="text-4xl">Settings</h1>
        <p className="max-w-reading text-lg text-quiet">
          The AI in your tools works with your own OpenAI key. You pay OpenAI for what you use, and
          nothing on top of it to us.
        </p>
      </div>
      <KeySection />
      <SpendingSection />
      <CallsSection />
      <TermsSection />
      <Section
        id="account-settings"
        title="Account"
        note="Your email address, password, devices, membership and data."
      >
        <ButtonLink to={paths.account}>Go to your account</ButtonLink>
      </Section>
    </div>
  );
}
