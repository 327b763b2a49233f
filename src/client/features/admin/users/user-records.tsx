import { securityEvents } from "#domain/accounts/security-events.ts";
import { deeds as deedNames } from "#domain/desk/audit-deeds.ts";
import type { DoneToUser, UserDetail } from "#contract/admin/users.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Section } from "#client/ui/section.tsx";

const listLook = "divide-y divide-line rounded-card border border-line bg-raised";

/** What administrators did to them, and why. */
export const DoneToThem = ({ user: { deeds, username } }: { user: UserDetail }) => (
  <Section id="done" title="What we did" note="Every deed of an administrator, newest first.">
    {deeds.length === 0 ? (
      <p className="text-quiet">No administrator has touched this account.</p>
    ) : (
      <ol className={listLook}>
        {deeds.map((done) => (
          <li key={done.id} className="grid gap-1 px-4 py-3">
            <div className="flex flex-wrap justify-between gap-x-6">
              <p className="font-medium">
                {done.by ?? "The server’s own command line"} {deedNames[done.deed]} {username}
                {sayRights(done)}
              </p>
              <When moment={done.at} />
            </div>
            {done.reason !== null && <p className="wrap-anywhere text-quiet">{done.reason}</p>}
          </li>
        ))}
      </ol>
    )}
  </Section>
);

const rightNames: Readonly<Record<string, string>> = { isAdmin: "admin", isEmployer: "employer" };

/** "admin: yes", where a right was given. */
function sayRights({ changes }: DoneToUser): string {
  const said = Object.entries(changes).flatMap(([field, [, after]]) => {
    const right = rightNames[field];
    return right === undefined ? [] : [`${right}: ${after === true ? "yes" : "no"}`];
  });
  return said.length === 0 ? "" : ` (${said.join(", ")})`;
}

/** What happened to the account, as its owner reads it too. */
export const SecurityRecord = ({ user: { events } }: { user: UserDetail }) => (
  <Section
    id="record"
    title="Security record"
    note="The latest of each kind. Their owner sees the same."
  >
    {events.length === 0 ? (
      <p className="text-quiet">Nothing has happened yet.</p>
    ) : (
      <ol className={listLook}>
        {events.map(({ kind, at, times, device, address }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two entries may be alike in everything.
          <li key={index} className="flex flex-wrap justify-between gap-x-6 px-4 py-3">
            <p className="font-medium">
              {securityEvents[kind]}
              {times > 1 && `, ${times} times`}
            </p>
            <When moment={at} />
            <p className="basis-full text-sm break-all text-quiet">
              {device}, {address}
            </p>
          </li>
        ))}
      </ol>
    )}
  </Section>
);

const When = ({ moment }: { moment: string }) => (
  <time dateTime={moment} className="text-sm leading-[1.5rem] text-quiet tabular-nums">
    {momentOf(moment)}
  </time>
);
