import type { NewsletterDesk } from "#contract/letters/newsletter.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Table, type Column } from "#client/ui/list/table.tsx";

type Past = NewsletterDesk["past"][number];

const columns: readonly Column<Past>[] = [
  {
    title: "Issue",
    cell: ({ day, isFinished }) => (
      <>
        <time dateTime={day}>{dayOf(`${day}T12:00:00Z`)}</time>
        {!isFinished && <span className="block text-sm text-quiet">going out</span>}
      </>
    ),
  },
  { title: "Idea", cell: ({ idea }) => idea ?? "–" },
  { title: "Sent", isNumber: true, cell: ({ sent }) => sent },
  { title: "Stopped", isNumber: true, cell: ({ stopped }) => stopped },
  { title: "Bounced", isNumber: true, cell: ({ bounced }) => bounced },
];

export const PastIssues = ({ issues }: { issues: readonly Past[] }) => (
  <section aria-labelledby="past" className="grid gap-4 border-t border-line pt-8">
    <h2 id="past" className="text-xl">
      Past issues
    </h2>
    {issues.length === 0 ? (
      <p className="text-quiet">None has gone out yet.</p>
    ) : (
      <Table
        caption="Issues that went out, newest first"
        columns={columns}
        rows={issues}
        rowKey={({ day }) => day}
        isStacking
      />
    )}
  </section>
);
