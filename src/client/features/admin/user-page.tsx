import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { paths } from "#domain/paths.ts";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { lookAfresh } from "#client/session/look-afresh.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Deeds } from "./users/deeds.tsx";
import { userQuery } from "./users/queries.ts";
import { UserChips } from "./users/user-chips.tsx";
import { UserDevices } from "./users/user-devices.tsx";
import { UserFacts } from "./users/user-facts.tsx";
import { DoneToThem, SecurityRecord } from "./users/user-records.tsx";

export function head({ app, params }: LoadArguments): PageHead {
  const query = userQuery(app.api, params["userId"] ?? "");
  const user = app.queryClient.getQueryData(query.queryKey);
  return {
    title: user === undefined ? "User" : user.username,
    description: "One account: its devices, its record, and what was done to it.",
    canonical: null,
  };
}

/** Much happens to an account without this tab knowing, so every visit looks afresh. */
export const load = ({ app, params }: LoadArguments): Promise<void> =>
  lookAfresh(app, userQuery(app.api, params["userId"] ?? ""));

export function Page() {
  const { userId = "" } = useParams();
  const { data: user } = useQuery(userQuery(useApp().api, userId));
  if (user === undefined) return null;
  const newest = user.deeds.find(({ deed }) => deed === "user-suspended");
  return (
    <AdminFrame
      title={user.username}
      intro={
        <div className="grid justify-items-start gap-2">
          <p className="wrap-anywhere">{user.email}</p>
          <UserChips user={user} />
        </div>
      }
      actions={<ButtonLink to={paths.adminUsers}>All users</ButtonLink>}
    >
      <div className="grid gap-5">
        {user.suspendedAt !== null && (
          <Alert tone="warning" title={`Suspended since ${momentOf(user.suspendedAt)}`}>
            {newest === undefined || newest.reason === null
              ? "No reason was written down."
              : `${newest.by ?? "Somebody"}: ${newest.reason}`}
          </Alert>
        )}
        <UserFacts user={user} />
        <Deeds user={user} />
      </div>
      <div>
        <UserDevices user={user} />
        <DoneToThem user={user} />
        <SecurityRecord user={user} />
      </div>
    </AdminFrame>
  );
}
