import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { lookAfresh } from "#client/session/look-afresh.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { Decisions } from "./admin/decisions/decisions.tsx";
import { MemberFacts } from "./admin/member-facts.tsx";
import {
  EventTable,
  PaymentTable,
  RecordTable,
  SubscriptionTable,
} from "./admin/member-tables.tsx";
import { memberQuery } from "./admin/queries.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { StateChip } from "#client/membership/state-chip.tsx";

export function head({ app, params }: LoadArguments): PageHead {
  const query = memberQuery(app.api, params["userId"] ?? "");
  const member = app.queryClient.getQueryData(query.queryKey);
  return {
    title: member === undefined ? "Membership" : `Membership of ${member.username}`,
    description: "One member's payments, subscriptions, events and records.",
    canonical: null,
  };
}

/** Payments arrive without this tab knowing, so every visit looks afresh. */
export const load = ({ app, params }: LoadArguments): Promise<void> =>
  lookAfresh(app, memberQuery(app.api, params["userId"] ?? ""));

export function Page() {
  const { userId = "" } = useParams();
  const { data: member, dataUpdatedAt } = useQuery(memberQuery(useApp().api, userId));
  if (member === undefined) return null;
  return (
    <AdminFrame
      title={member.username}
      titleId="member"
      intro={
        <div className="grid justify-items-start gap-2">
          <p className="wrap-anywhere">{member.email}</p>
          <StateChip state={member.state} />
        </div>
      }
      actions={<ButtonLink to={paths.adminMemberships}>All memberships</ButtonLink>}
    >
      <div className="grid gap-5">
        <MemberFacts member={member} />
        <Decisions member={member} now={dataUpdatedAt} />
      </div>
      <RecordTable records={member.records} />
      <PaymentTable payments={member.paymentList} />
      <SubscriptionTable subscriptions={member.subscriptions} />
      <EventTable events={member.events} />
    </AdminFrame>
  );
}
