import { useState } from "react";
import type { ListingDetail } from "#contract/admin/listings.ts";
import type { OverriddenFact } from "#domain/listing/overrides.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Quotes } from "#client/ui/listing/evidence.tsx";
import { RiskReasons } from "#client/ui/listing/risk-notes.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { factNames, factOrder, sayFact } from "./fact-names.ts";
import { useListingChange } from "./queries.ts";

/** What we say about it, fact by fact, and the way to say something else. */
export function FactDesk({ listing }: { listing: ListingDetail }) {
  const [asked, setAsked] = useState<OverriddenFact | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="lg:sticky lg:top-20">
      <section
        aria-label="What we say about it"
        className="grid gap-4 divide-y divide-line rounded-card border border-line bg-raised p-5"
      >
        {factOrder.map((fact) => (
          <Fact key={fact} fact={fact} listing={listing} onDecide={() => setAsked(fact)} />
        ))}
      </section>
      <Dialog
        isOpen={asked !== null}
        onClose={close}
        title={asked === null ? "Decide" : `Decide: ${factNames[asked].title}`}
      >
        {asked !== null && (
          <DecisionForm key={asked} fact={asked} listing={listing} onClose={close} />
        )}
      </Dialog>
    </div>
  );
}

interface FactProps {
  readonly fact: OverriddenFact;
  readonly listing: ListingDetail;
  readonly onDecide: () => void;
}

function Fact({ fact, listing, onDecide }: FactProps) {
  const { title } = factNames[fact];
  const decision = listing.decisions.find((made) => made.fact === fact);
  return (
    <div className="grid gap-2 pb-4 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="font-text text-sm font-medium tracking-normal text-quiet">{title}</h2>
          <p className="text-lg font-semibold">{sayFact(fact, listing.facts)}</p>
        </div>
        <Button
          size="small"
          className="needs-script"
          onClick={onDecide}
          aria-label={`${decision === undefined ? "Decide" : "Change"}: ${title}`}
        >
          {decision === undefined ? "Decide" : "Change"}
        </Button>
      </div>
      {decision === undefined ? (
        <Grounds fact={fact} facts={listing.facts} />
      ) : (
        <Decided decision={decision} listing={listing} />
      )}
    </div>
  );
}

/** Whoever decides needs the words that decided it so far; for a risk, each sign with its own. */
const Grounds = ({ fact, facts }: { fact: OverriddenFact; facts: ListingDetail["facts"] }) =>
  fact === "risk" ? <RiskReasons risk={facts.risk} /> : <Quotes evidence={facts[fact].evidence} />;

interface DecidedProps {
  readonly decision: ListingDetail["decisions"][number];
  readonly listing: ListingDetail;
}

function Decided({ decision: { fact, why, by, at }, listing }: DecidedProps) {
  const report = useFailureReport();
  const { id, version } = listing;
  const remove = useListingChange((api, body: { fact: OverriddenFact; version: number }) =>
    api.post("/api/admin/listings/:id/overrides/remove", { params: { id }, body }),
  );
  const takeBack = () =>
    remove.mutate(
      { fact, version },
      {
        onSuccess: () => toast({ title: "Taken back", description: "The text decides again." }),
        onError: report("Nothing was changed"),
      },
    );
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-sunk px-3 py-2.5 text-sm">
      <p className="wrap-anywhere">“{why}”</p>
      <p className="text-quiet">
        {by ?? "A former administrator"}, {momentOf(at)}. The text alone reads:{" "}
        {sayFact(fact, listing.read)}.
      </p>
      <Button
        size="small"
        variant="quiet"
        className="needs-script -ml-2"
        isLoading={remove.isPending}
        onClick={takeBack}
      >
        Let the text decide
      </Button>
    </div>
  );
}
