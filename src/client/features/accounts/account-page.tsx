import { redirect } from "react-router";
import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { MembershipSection } from "./membership/membership-section.tsx";
import { membershipQuery, paymentsQuery } from "#client/membership/queries.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths, signInPath } from "#domain/paths.ts";
import { isSignedOut } from "#client/session/failure.ts";
import { changeViewer, useUser } from "#client/session/viewer.ts";
import { DataSection } from "./settings/data-section.tsx";
import { DeleteSection } from "./settings/delete-section.tsx";
import { EmailSection } from "./settings/email-section.tsx";
import { EventsSection } from "./settings/events-section.tsx";
import { PasswordSection } from "./settings/password-section.tsx";
import { ProfileSection } from "./settings/profile-section.tsx";
import { accountQuery, eventsQuery, sessionsQuery } from "./settings/queries.ts";
import { SessionsSection } from "./settings/sessions-section.tsx";

export const head = (): PageHead => ({
  title: "Account",
  description: `Your ${brand.name} account: profile, membership, password, devices and data.`,
  canonical: null,
});

/** Other devices change these without this one knowing, so every visit looks afresh. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  const outcomes = await Promise.allSettled([
    queryClient.fetchQuery({ ...accountQuery(api), staleTime: 0 }),
    queryClient.fetchQuery({ ...membershipQuery(api), staleTime: 0 }),
    queryClient.fetchQuery({ ...paymentsQuery(api), staleTime: 0 }),
    queryClient.fetchQuery({ ...sessionsQuery(api), staleTime: 0 }),
    queryClient.fetchQuery({ ...eventsQuery(api), staleTime: 0 }),
  ]);
  if (outcomes.some((outcome) => outcome.status === "rejected" && isSignedOut(outcome.reason))) {
    changeViewer(queryClient, null);
    throw redirect(signInPath(paths.account));
  }
  // What failed is forgotten: its section tries again once it is on screen, and reports for itself.
  queryClient.removeQueries({
    predicate: ({ state }) => state.status === "error" && state.data === undefined,
  });
}

export function Page() {
  const user = useUser();
  // Signing out empties the page a moment before it leads away.
  if (user === null) return null;
  return (
    <div className="page-width py-12 lg:py-16">
      <h1 className="pb-8 text-4xl">Account</h1>
      <ProfileSection user={user} />
      <MembershipSection />
      <EmailSection />
      <PasswordSection user={user} />
      <SessionsSection />
      <EventsSection />
      <DataSection />
      <DeleteSection />
    </div>
  );
}
