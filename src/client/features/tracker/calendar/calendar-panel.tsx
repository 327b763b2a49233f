import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { CopyButton } from "#client/ui/sharing/copy-button.tsx";
import { calendarFeedQuery } from "./queries.ts";

/** A private address that calendars can subscribe to. It is shown when it is made, and never again. */
export function CalendarPanel() {
  const { api, queryClient } = useApp();
  const { data } = useQuery(calendarFeedQuery(api));
  const [address, setAddress] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const report = useFailureReport();

  async function change(work: () => Promise<void>, failure: string): Promise<void> {
    setBusy(true);
    await work().catch(report(failure));
    setBusy(false);
  }

  const make = () =>
    change(async () => {
      const { address: made, madeAt } = await api.post("/api/premium/calendar-feed");
      setAddress(made);
      queryClient.setQueryData(calendarFeedQuery(api).queryKey, { feed: { madeAt } });
    }, "No address was made");

  const remove = () =>
    change(async () => {
      await api.delete("/api/premium/calendar-feed");
      setAddress(null);
      queryClient.setQueryData(calendarFeedQuery(api).queryKey, { feed: null });
      toast({ title: "The address is switched off" });
    }, "The address still works");

  const feed = data?.feed ?? null;
  const isKnown = data !== undefined;
  return (
    <section aria-labelledby="calendar-panel" className="grid gap-4 border-t border-line pt-8">
      <div className="grid gap-1.5">
        <h2 id="calendar-panel" tabIndex={-1} className="text-xl">
          Put my follow-ups in my calendar
        </h2>
        <p className="max-w-reading text-quiet">
          A private address for Google Calendar, Outlook or your phone: it keeps your follow-ups and
          interviews there, and brings no notes and no contacts along. Whoever has it can read them,
          so share it with nobody.
        </p>
      </div>
      {address !== null && <Address address={address} />}
      {feed !== null && address === null && (
        <p>
          There is an address since {dayOf(feed.madeAt)}. It was shown once; if you have lost it,
          make a new one, and the old one stops working.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy || !isKnown} onClick={() => void make()}>
          {feed === null ? "Make an address" : "Make a new address"}
        </Button>
        {feed !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={() => void remove()}>
            Switch it off
          </Button>
        )}
      </div>
    </section>
  );
}

const Address = ({ address }: { address: string }) => (
  <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
    <output className="font-medium">Your address. Copy it now: it is not shown again.</output>
    <code className="text-sm break-all">{address}</code>
    <div className="flex flex-wrap gap-2">
      <CopyButton text={address}>Copy the address</CopyButton>
    </div>
    <p className="text-sm text-quiet">
      In Google Calendar: Other calendars, From URL. In Outlook: Add calendar, Subscribe from web.
      On an iPhone: Calendars, Add Subscription Calendar.
    </p>
  </div>
);
