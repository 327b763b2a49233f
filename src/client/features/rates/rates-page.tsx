import { useQuery } from "@tanstack/react-query";
import { redirect } from "react-router";
import type { ExchangeRates } from "#contract/admin/rates.ts";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { isSignedOut } from "#client/session/failure.ts";
import { changeViewer } from "#client/session/viewer.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { EarlierTables } from "./earlier-tables.tsx";
import { RatesForm } from "./form/rates-form.tsx";
import { ratesQuery } from "./queries.ts";
import { savedBy, sayDay } from "./say-rates.ts";

export const head = (): PageHead => ({
  title: "Exchange rates",
  description: "The rates every rand figure on the board is worked out with.",
  canonical: null,
});

/** Others change these without this tab knowing, so every visit looks afresh. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...ratesQuery(api), staleTime: 0 });
  } catch (error) {
    if (isSignedOut(error)) {
      changeViewer(queryClient, null);
      throw redirect(paths.home);
    }
    // Forgotten: the page tries again once it is on screen, and reports for itself.
    queryClient.removeQueries({ ...ratesQuery(api), exact: true });
  }
}

export function Page() {
  const rates = useQuery(ratesQuery(useApp().api));
  return (
    <AdminFrame
      title="Exchange rates"
      intro={
        <>
          What one unit of each currency is worth in rand. Every rand figure on the board follows
          the newest table at once, and the salary filter within minutes.
          {rates.data !== undefined && <InUse rates={rates.data} />}
        </>
      }
    >
      <Fetched query={rates}>
        {(data) => (
          <>
            <RatesForm rates={data} />
            <EarlierTables tables={data.earlier} />
          </>
        )}
      </Fetched>
    </AdminFrame>
  );
}

const InUse = ({ rates }: { rates: ExchangeRates }) => (
  <p>
    In use: the rates of <strong className="font-semibold">{sayDay(rates.day)}</strong>,{" "}
    {savedBy(rates)}.
  </p>
);
