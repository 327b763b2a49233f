import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { lookAfresh } from "#client/session/look-afresh.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths, signInPath } from "#domain/paths.ts";
import { Button } from "#client/ui/button.tsx";
import { Link } from "#client/ui/link.tsx";
import { receiptQuery } from "#client/membership/queries.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";

export const head = ({ params }: LoadArguments): PageHead => ({
  title: `Receipt ${params["number"] ?? ""}`,
  description: "A receipt for a year of premium.",
  canonical: null,
});

/** Looked up on every visit, since a refund changes it. One that is somebody else's is not there. */
export const load = ({ app, params, url }: LoadArguments): Promise<void> =>
  lookAfresh(app, receiptQuery(app.api, params["number"] ?? ""), signInPath(url.pathname));

export function Page() {
  const { number = "" } = useParams();
  const { data: receipt } = useQuery(receiptQuery(useApp().api, number));
  if (receipt === undefined) return null;
  return (
    <div className="page-width grid max-w-180 gap-5 py-8 lg:py-12 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={paths.membership} className="text-link">
          Back to your account
        </Link>
        <Button onClick={() => window.print()}>Print</Button>
      </div>
      <ReceiptSheet receipt={receipt} />
    </div>
  );
}
