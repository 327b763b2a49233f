import type { ReactNode } from "react";
import type { Membership } from "#contract/membership.ts";
import { useApp } from "#client/app-context.ts";
import { focusSection } from "#client/ui/section.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { StateChip } from "#client/membership/state-chip.tsx";
import {
  runsOutBefore,
  sayCard,
  sayMembership,
  yearlyPrice,
} from "#client/membership/say-membership.ts";
import { Cancel } from "./cancel.tsx";
import { UpdateCard } from "./update-card.tsx";
import { useChange, useProblem, type Around } from "./use-change.ts";

interface StandingProps {
  readonly membership: Membership;
  /** When it was asked for. */
  readonly now: number;
}

/** How the membership stands, and what can be done about it. */
export function Standing({ membership, now }: StandingProps) {
  const { state, canCancel, canResume, canChangeCard, card, renewsAt } = membership;
  const { title, note } = sayMembership[state](membership);
  const { problem, clear, tell, tellOf } = useProblem();
  const around = { onStart: clear, onDone: refocus, onFailure: tell };
  return (
    <div className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="grid justify-items-start gap-2">
        <StateChip state={state} />
        <p className="font-display text-xl font-bold tracking-[-0.02em] text-balance">{title}</p>
        <p className="max-w-[56ch] text-quiet">{note}</p>
      </div>
      {card !== null && <CardLine card={card} renewsAt={renewsAt} />}
      {problem !== null && (
        <Alert tone="failure" title={problem.title} isAnnounced>
          {problem.message}
        </Alert>
      )}
      <Actions>
        {state === "none" && <PricingLink>See what premium adds</PricingLink>}
        {state === "ended" && <PricingLink>Subscribe again</PricingLink>}
        {canResume && <Resume paidUntil={membership.paidUntil} {...around} />}
        {state === "overdue" && (
          <ButtonLink to={paths.subscribe} variant="primary">
            Pay again
          </ButtonLink>
        )}
        {canChangeCard && (
          <UpdateCard onStart={clear} onFailure={tellOf("The page for your card did not open")} />
        )}
        {canCancel && <Cancel membership={membership} now={now} {...around} />}
      </Actions>
      {(canCancel || canResume || canChangeCard) && <WithoutScripts />}
    </div>
  );
}

/** The button that was pressed may be gone; the keyboard goes on from the heading. */
const refocus = (): void => focusSection("membership");

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 empty:hidden max-sm:grid">{children}</div>
);

/** Nobody may be kept from cancelling by a browser without scripts. */
function WithoutScripts() {
  const { supportEmail } = useApp().site;
  return (
    <noscript>
      <p>
        Changing this here needs JavaScript. Or write to{" "}
        <a href={`mailto:${supportEmail}`} className="text-link">
          {supportEmail}
        </a>{" "}
        and we do it for you.
      </p>
    </noscript>
  );
}

const PricingLink = ({ children }: { children: string }) => (
  <ButtonLink to={paths.pricing} variant="primary">
    {children}
  </ButtonLink>
);

function CardLine({ card, renewsAt }: Pick<Membership, "renewsAt"> & { card: Card }) {
  const isTooShort = renewsAt !== null && runsOutBefore(card, renewsAt);
  return (
    <div className="grid gap-1 border-t border-line pt-5">
      <p className="flex flex-wrap gap-x-3 tabular-nums">
        <span className="font-medium">{sayCard(card)}</span>
        <span className="text-quiet">Expires {card.expires}</span>
      </p>
      {isTooShort && (
        <p className="text-sm font-medium text-unclear">
          It expires before the renewal. Update your card, and nothing is interrupted.
        </p>
      )}
    </div>
  );
}

type Card = NonNullable<Membership["card"]>;

interface ResumeProps extends Around {
  readonly paidUntil: string | null;
}

function Resume({ paidUntil, onStart, onDone, onFailure }: ResumeProps) {
  const resume = useChange((api) => api.post("/api/subscription/resume"));
  const start = async () => {
    onStart();
    try {
      await resume.mutateAsync();
      toast({ title: "Your subscription goes on", description: "It renews as before." });
      onDone();
    } catch (error) {
      onFailure(error);
    }
  };
  return (
    <>
      {paidUntil !== null && (
        <p className="basis-full text-sm text-quiet">
          Resume, and your card is charged {yearlyPrice} on {dayOf(paidUntil)}.
        </p>
      )}
      <Button variant="primary" isLoading={resume.isPending} onClick={() => void start()}>
        Resume
      </Button>
    </>
  );
}
