import type { OwnPosting } from "#contract/employers/postings.ts";
import { ago } from "#client/ui/figures/ago.ts";
import { Sparkline } from "#client/ui/figures/charts/sparkline.tsx";
import { Link } from "#client/ui/link.tsx";
import { sayStanding } from "../say-posting.ts";
import { StateChip } from "../state-chip.tsx";
import { PostingActions } from "./posting-actions.tsx";

interface PostingCardProps {
  readonly posting: OwnPosting;
  readonly now: number;
}

export function PostingCard({ posting, now }: PostingCardProps) {
  const { id, title, company, path, state, returnedBecause, publishedAt } = posting;
  return (
    <article
      aria-labelledby={`posting-${id}`}
      className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 content-start justify-items-start gap-2">
          <StateChip state={state} />
          <h2 id={`posting-${id}`} tabIndex={-1} className="text-xl wrap-anywhere">
            {path === null ? title : <TitleLink to={path}>{title}</TitleLink>}
          </h2>
          <p className="wrap-anywhere text-quiet">
            {company}
            {publishedAt !== null && (
              <>
                {" · "}Published <time dateTime={publishedAt}>{ago(publishedAt, now)}</time>
              </>
            )}
          </p>
          <p>{sayStanding(posting)}</p>
        </div>
        {publishedAt !== null && <Figures posting={posting} />}
      </div>
      {returnedBecause !== null && (
        <blockquote className="border-l-2 border-unclear-fill pl-4">
          <p className="text-sm text-quiet">What we asked you to change</p>
          <p className="whitespace-pre-line wrap-anywhere">{returnedBecause}</p>
        </blockquote>
      )}
      <PostingActions posting={posting} />
    </article>
  );
}

const TitleLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="hover:underline">
    {children}
  </Link>
);

const figureNames = { views: "Views", applyClicks: "Apply clicks", saves: "Saves" } as const;

/** Over the last thirty days. What is not counted is not shown. */
function Figures({ posting: { figures } }: { posting: OwnPosting }) {
  const shown = (Object.keys(figureNames) as (keyof typeof figureNames)[]).filter(
    (name) => figures[name].length > 0,
  );
  return (
    <dl className="flex flex-wrap content-start gap-x-8 gap-y-3">
      {shown.map((name) => (
        <div key={name} className="grid content-start gap-1">
          <dt className="text-sm text-quiet">{figureNames[name]}, 30 days</dt>
          <dd>
            <Sparkline name={`${figureNames[name]}, 30 days`} values={figures[name]} kind="count" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
