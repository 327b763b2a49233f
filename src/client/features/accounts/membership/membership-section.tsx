import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Section } from "#client/ui/section.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { Standing } from "./standing.tsx";
import { membershipQuery, paymentsQuery } from "#client/membership/queries.ts";

/** The part of the account page that is about money. Mails lead to `/account#membership`. */
export function MembershipSection() {
  const { api } = useApp();
  const membership = useQuery(membershipQuery(api));
  const payments = useQuery(paymentsQuery(api));
  return (
    <Section
      id="membership"
      title="Membership"
      note="What you have, what it costs and when it is charged. Your card is kept by our payment provider, Paystack, and never by us."
    >
      <div className="grid gap-8">
        <Fetched query={membership}>
          {(data) => <Standing membership={data} now={membership.dataUpdatedAt} />}
        </Fetched>
        <div className="grid gap-3">
          <h3 className="text-lg">Payments</h3>
          <Fetched query={payments}>{(list) => <PaymentHistory payments={list} />}</Fetched>
        </div>
      </div>
    </Section>
  );
}
