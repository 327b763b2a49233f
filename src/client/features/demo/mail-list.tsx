import type { CapturedMail } from "#contract/demo.ts";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";

interface MailListProps {
  readonly messages: readonly CapturedMail[];
  readonly shownId: string;
  /** Keeps the place of a message that is on its way. */
  readonly isArriving: boolean;
}

export function MailList({ messages, shownId, isArriving }: MailListProps) {
  return (
    <nav
      aria-label="Messages"
      aria-busy={isArriving}
      className="overflow-hidden rounded-card border border-line bg-raised"
    >
      <ul className="max-h-128 divide-y divide-line overflow-y-auto">
        {isArriving && (
          <li className="grid gap-2 px-4 py-3.5">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </li>
        )}
        {messages.map(({ id, subject, to, sentAt }) => (
          <li key={id}>
            <Link
              to={`?message=${encodeURIComponent(id)}`}
              preventScrollReset
              aria-current={id === shownId ? "true" : undefined}
              className="grid gap-0.5 border-l-3 border-transparent px-4 py-3 hover:bg-ink/6 focus-visible:-outline-offset-2 aria-[current=true]:border-ember aria-[current=true]:bg-ember-wash"
            >
              <span className="truncate font-medium">{subject}</span>
              <span className="flex justify-between gap-3 text-sm text-quiet">
                <span className="truncate">{to}</span>
                <time dateTime={sentAt} className="shrink-0 tabular-nums">
                  {momentOf(sentAt)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
