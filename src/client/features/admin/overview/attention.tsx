import type { DeskOverview } from "#contract/admin/overview.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { paths } from "#domain/paths.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import { Link } from "#client/ui/link.tsx";

interface Matter {
  readonly name: string;
  readonly says: string;
  readonly count: number;
  readonly isCapped?: boolean;
  /** Where to see to it. */
  readonly to?: string;
}

/** What waits for somebody, most urgent first. What does not is left out; when nothing does, it says so. */
export function Attention({ overview: { attention } }: { overview: DeskOverview }) {
  const waiting = mattersIn(attention).filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="attention" className="grid content-start gap-3">
      <h2 id="attention" className="text-xl">
        Needs attention
      </h2>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2 text-quiet">
          <CheckIcon className="size-5 text-yes" />
          Nothing waits for you: no report, no job, no failed task.
        </p>
      ) : (
        <ul className="flex w-fit max-w-full flex-wrap gap-x-10 gap-y-5 rounded-card bg-ember-wash p-5 seen-by-ground">
          {waiting.map((matter) => (
            <MatterRow key={matter.name} {...matter} />
          ))}
        </ul>
      )}
    </section>
  );
}

const MatterRow = ({ name, says, count, isCapped = false, to }: Matter) => (
  <li className="grid w-80 max-w-full grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
    <span className="font-display text-2xl font-bold tracking-[-0.02em] tabular-nums">
      {grouped(count)}
      {isCapped && "+"}
    </span>
    <span className="grid">
      {to === undefined ? (
        <span className="font-semibold">{name}</span>
      ) : (
        <Link to={to} className="text-link justify-self-start font-semibold">
          {name}
        </Link>
      )}
      <span className="text-sm">{says}</span>
    </span>
  </li>
);

const mattersIn = ({
  reports,
  waiting,
  scams,
  expiring,
  unseen,
  doubtful,
  sources,
  failed,
}: DeskOverview["attention"]): Matter[] => [
  {
    name: "Open reports",
    says: "Readers say that something is wrong with a listing.",
    to: paths.adminReports,
    ...reports,
  },
  {
    name: "Jobs waiting",
    says: "Employers wait for their jobs to be looked at.",
    to: paths.adminModeration,
    ...waiting,
  },
  {
    name: "Likely scams",
    says: "Kept off the board. Close them, or decide that they are genuine.",
    to: `${paths.adminListings}?concern=scam&status=open`,
    ...scams,
  },
  {
    name: "Sources in trouble",
    says: saySources(sources),
    count: sources.length,
    to: paths.adminSources,
  },
  {
    name: "Failed tasks",
    says: `In the background, this week: ${failed.map(({ task }) => task).join(", ")}. The server's log says why.`,
    count: failed.reduce((sum, { times }) => sum + times, 0),
  },
  {
    name: "Not seen open for 30 days",
    says: `The longest since ${unseen.oldest === null ? "then" : dayOf(unseen.oldest)}. Look whether they still are.`,
    ...unseen,
  },
  {
    name: "Expiring within 7 days",
    says: "Employers have been told, or are about to be.",
    to: `${paths.adminModeration}?view=on-board`,
    ...expiring,
  },
  {
    name: "Unclear about South Africa",
    says: "Their text speaks for us and against us. Ask the employer, then decide.",
    to: `${paths.adminListings}?concern=unsure`,
    ...doubtful,
  },
];

const sourceWords: Readonly<Record<string, string>> = {
  failing: "fails",
  shrunk: "shrank",
  silent: "has had nothing for a week",
};
const mostNamed = 3;

/** "Jobicy fails, Lever: Acme has had nothing for a week, and 2 more." */
function saySources(sources: DeskOverview["attention"]["sources"]): string {
  const named = sources
    .slice(0, mostNamed)
    .map(({ name, state }) => `${name} ${sourceWords[state] ?? state}`);
  const more = sources.length - named.length;
  return `${named.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
}
