import type { SourceDetail } from "#contract/admin/sources.ts";
import { Button } from "#client/ui/button.tsx";
import { Link } from "#client/ui/link.tsx";

interface Props {
  readonly copies: SourceDetail["copies"];
  readonly onTellApart: (key: string) => void;
}

/** What is shown as a copy of another job, and the way to say that it is none. */
export const Copies = ({ copies, onTellApart }: Props) => (
  <section aria-labelledby="copies" className="grid gap-3">
    <h2 id="copies" className="text-xl">
      Shown as copies
    </h2>
    {copies.length === 0 ? (
      <p className="text-quiet">None of its postings is a copy of another job.</p>
    ) : (
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {copies.map(({ key, link, jobPath, jobName }) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:flex-nowrap"
          >
            <div className="grid min-w-0 grow gap-0.5">
              <Link to={jobPath} className="text-link justify-self-start font-medium wrap-anywhere">
                {jobName}
              </Link>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className="text-sm wrap-anywhere text-quiet underline"
              >
                {link}
              </a>
            </div>
            <Button
              size="small"
              className="shrink-0"
              aria-label={`Not a copy of ${jobName}`}
              onClick={() => onTellApart(key)}
            >
              Not a copy
            </Button>
          </li>
        ))}
      </ul>
    )}
  </section>
);
