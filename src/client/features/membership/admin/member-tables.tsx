import type { ReactNode } from "react";
import { willRenew } from "#domain/membership/subscription.ts";
import type { MemberDetail, PremiumRecord } from "#contract/admin/membership.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { sayRand } from "#client/ui/figures/rand.ts";
import { Table, type Column } from "#client/ui/list/table.tsx";
import {
  kindNames,
  paymentNames,
  recordNames,
  sayAmounts,
  sayMismatch,
  sayWho,
  subscriptionNames,
} from "./decisions/say-decision.ts";

type Payment = MemberDetail["paymentList"][number];
type Subscription = MemberDetail["subscriptions"][number];
type PaymentEvent = MemberDetail["events"][number];

interface RecordTableProps {
  readonly title?: string;
  readonly records: readonly PremiumRecord[];
}

/** What happened to somebody's premium, and who or what did it and why. */
export const RecordTable = ({ title = "Record", records }: RecordTableProps) => (
  <Part
    title={title}
    rows={records}
    columns={recordColumns}
    rowKey={({ id }) => id}
    ifEmpty="Nothing has given or taken premium yet."
  />
);

const recordColumns: readonly Column<PremiumRecord>[] = [
  {
    title: "What",
    cell: ({ kind, cents }) => (
      <Strong>
        {recordNames[kind]}
        {cents !== null && `, ${sayRand(cents)}`}
      </Strong>
    ),
  },
  { title: "When", cell: ({ at }) => <When moment={at} /> },
  { title: "Who", cell: sayWho },
  {
    title: "Details",
    cell: ({ reason, mismatch, reference }) => {
      const why = reason ?? sayMismatch(mismatch);
      if (why === null && reference === null) return null;
      return (
        <div>
          {why !== null && <p className="wrap-anywhere">{why}</p>}
          {reference !== null && <Code>{reference}</Code>}
        </div>
      );
    },
  },
  { title: "Premium until", cell: ({ premiumUntil }) => <When moment={premiumUntil} /> },
];

export const PaymentTable = ({ payments }: { payments: readonly Payment[] }) => (
  <Part
    title="Payments"
    rows={payments}
    columns={paymentColumns}
    rowKey={({ reference }) => reference}
    ifEmpty="No payment was ever begun."
  />
);

const paymentColumns: readonly Column<Payment>[] = [
  {
    title: "Payment",
    cell: ({ kind, reference }) => (
      <div>
        <Strong>{kindNames[kind]}</Strong>
        <p>
          <Code>{reference}</Code>
        </p>
      </div>
    ),
  },
  {
    title: "State",
    cell: ({ state, mismatch }) => (
      <div>
        {paymentNames[state]}
        {mismatch !== null && <p className="text-sm text-no">{sayMismatch(mismatch)}</p>}
      </div>
    ),
  },
  { title: "Amount", cell: sayAmounts },
  { title: "Begun", cell: ({ startedAt }) => <When moment={startedAt} /> },
  { title: "Paid", cell: ({ paidAt }) => <When moment={paidAt} /> },
];

export const SubscriptionTable = ({ subscriptions }: Pick<MemberDetail, "subscriptions">) => (
  <Part
    title="Subscriptions"
    rows={subscriptions}
    columns={subscriptionColumns}
    rowKey={({ code }) => code}
    ifEmpty="There is no subscription at Paystack that we know of."
  />
);

const subscriptionColumns: readonly Column<Subscription>[] = [
  { title: "Code", cell: ({ code }) => <Code>{code}</Code> },
  { title: "State", cell: ({ state }) => subscriptionNames[state] },
  {
    title: "Next payment",
    cell: ({ state, nextPaymentAt }) => <When moment={willRenew(state) ? nextPaymentAt : null} />,
  },
  { title: "Failed", cell: ({ failedAt }) => <When moment={failedAt} /> },
];

export const EventTable = ({ events }: Pick<MemberDetail, "events">) => (
  <Part
    title="Events from Paystack"
    rows={events}
    columns={eventColumns}
    rowKey={({ id }) => id}
    ifEmpty="Paystack has sent nothing about this member."
  />
);

const eventColumns: readonly Column<PaymentEvent>[] = [
  { title: "Event", cell: ({ event }) => <Code>{event}</Code> },
  { title: "Received", cell: ({ receivedAt }) => <When moment={receivedAt} /> },
  { title: "Outcome", cell: ({ outcome }) => outcome },
  {
    title: "Reference",
    cell: ({ reference }) => reference !== null && <Code>{reference}</Code>,
  },
  { title: "Deliveries", cell: ({ deliveries }) => deliveries, isNumber: true },
];

interface PartProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly ifEmpty: string;
}

function Part<Row>({ title, rows, columns, rowKey, ifEmpty }: PartProps<Row>) {
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-quiet">{ifEmpty}</p>
      ) : (
        <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} isStacking />
      )}
    </div>
  );
}

const When = ({ moment }: { moment: string | null }) =>
  moment !== null && (
    <time dateTime={moment} className="tabular-nums whitespace-nowrap">
      {momentOf(moment)}
    </time>
  );

const Strong = ({ children }: { children: ReactNode }) => <p className="font-medium">{children}</p>;

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-sm wrap-anywhere">{children}</code>
);
