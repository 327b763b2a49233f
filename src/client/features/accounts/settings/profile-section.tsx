import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { User } from "#contract/accounts.ts";
import { useApp } from "#client/app-context.ts";
import { refusedAddress } from "#client/copy/letters.ts";
import { paths } from "#domain/paths.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { CheckIcon, UnclearIcon } from "#client/ui/icons/icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { useFailureReport } from "#client/session/failure.ts";
import { accountQuery, useResendVerification } from "./queries.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Section } from "#client/ui/section.tsx";

export function ProfileSection({ user }: { user: User }) {
  const account = useQuery(accountQuery(useApp().api));
  return (
    <Section id="profile" title="Profile" note="Your name here, how we reach you, and your plan.">
      <Fetched query={account}>
        {({ isEmailVerified, isEmailRefused, memberSince }) => (
          <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <Fact name="Username">{user.username}</Fact>
            <Fact name="Email">
              <span className="wrap-anywhere">{user.email}</span>
              {isEmailVerified && !isEmailRefused && <Confirmed />}
              {isEmailRefused && <Unconfirmed email={user.email} why={refusedAddress.text} />}
              {!isEmailVerified && !isEmailRefused && (
                <Unconfirmed
                  email={user.email}
                  why="Not confirmed yet. Open the link we mailed you."
                />
              )}
            </Fact>
            <Fact name="Member since">
              <time dateTime={memberSince}>{dayOf(memberSince)}</time>
            </Fact>
            <Fact name="Plan">
              <Plan {...user} />
            </Fact>
          </dl>
        )}
      </Fetched>
    </Section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-quiet">{name}</dt>
    <dd className="-mt-3 grid justify-items-start gap-2 font-medium sm:mt-0">{children}</dd>
  </div>
);

const Confirmed = () => (
  <span className="inline-flex items-center gap-1 text-sm font-medium text-yes">
    <CheckIcon className="size-4" />
    Confirmed
  </span>
);

function Unconfirmed({ email, why }: { email: string; why: string }) {
  const resend = useResendVerification();
  const report = useFailureReport();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () =>
        toast({ title: "Link sent", description: `Open it from your mail at ${email}.` }),
      onError: report("Nothing was sent"),
    });
  return (
    <>
      <span className="inline-flex items-start gap-1 text-sm font-medium text-unclear">
        <UnclearIcon className="mt-0.5 size-4 shrink-0" />
        <span>{why}</span>
      </span>
      <Button size="small" isLoading={resend.isPending} onClick={send}>
        Send the link again
      </Button>
    </>
  );
}

const Plan = ({ isPremium, premiumUntil }: User) =>
  isPremium && premiumUntil !== null ? (
    <span>
      Premium until <time dateTime={premiumUntil}>{dayOf(premiumUntil)}</time>
    </span>
  ) : (
    <>
      {isPremium ? "Premium" : "Free"}
      {!isPremium && (
        <Link to={paths.subscribe} className="text-link font-normal">
          Upgrade to Premium
        </Link>
      )}
    </>
  );
