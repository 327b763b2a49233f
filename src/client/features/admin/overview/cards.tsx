import type { DeskOverview } from "#contract/admin/overview.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { paths } from "#domain/paths.ts";
import { ArrowIcon } from "#client/ui/icons/icons.tsx";
import { Link } from "#client/ui/link.tsx";

/** What there is to manage, and how much of it. */
export const DeskCards = ({ overview }: { overview: DeskOverview }) => (
  <ul className="grid overflow-hidden rounded-card border border-line bg-raised max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-line">
    <DeskCard
      title="Free Jobs"
      to={`${paths.admin}#free-jobs`}
      figure={overview.freeJobs.active}
      says={`active, ${grouped(overview.freeJobs.all - overview.freeJobs.active)} inactive`}
    />
    <DeskCard
      title="Growth Strategies"
      to={paths.adminStrategies}
      figure={overview.strategies.active}
      says={`in the gallery, ${grouped(overview.strategies.all - overview.strategies.active)} inactive`}
    />
    <DeskCard
      title="Users"
      to={paths.adminUsers}
      figure={overview.users.all}
      says={`accounts, ${grouped(overview.users.premium)} with premium`}
    />
  </ul>
);

interface DeskCardProps {
  readonly title: string;
  readonly to: string;
  readonly figure: number;
  readonly says: string;
}

const DeskCard = ({ title, to, figure, says }: DeskCardProps) => (
  <li className="group relative grid gap-1 p-5 transition-colors hover:bg-ember-pale">
    <Link
      to={to}
      className="flex items-center justify-between gap-3 font-semibold after:absolute after:inset-0"
    >
      {title}
      <ArrowIcon className="size-5 text-quiet transition-[translate] group-hover:translate-x-1 group-hover:text-ember-text" />
    </Link>
    <p className="flex items-baseline gap-x-2 sm:max-lg:grid">
      <span className="font-display text-3xl font-bold tracking-[-0.02em] tabular-nums">
        {grouped(figure)}
      </span>
      <span className="text-quiet">{says}</span>
    </p>
  </li>
);
