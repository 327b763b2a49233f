import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { RecordTable } from "./member-tables.tsx";
import { paymentsToCheckQuery } from "./queries.ts";

/** What a person should look at; while there is nothing, nothing is shown. */
export function PaymentsToCheck() {
  const { data } = useQuery(paymentsToCheckQuery(useApp().api));
  if (data === undefined || data.records.length === 0) return null;
  return <RecordTable title="Payments to look at" records={data.records} />;
}
