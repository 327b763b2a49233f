import type { RoleFiguresReply } from "#contract/listings/role-figures.ts";
import { Link } from "#client/ui/link.tsx";

/** The words that let people from here in, each from the ad it stands in. */
export function DecidingSentences({ quotes }: Pick<RoleFiguresReply, "quotes">) {
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="in-their-words" className="grid gap-6">
      <h2 id="in-their-words" className="text-2xl">
        What let us say “open to you”
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {quotes.map(({ quote, title, path }) => (
          <li key={path} className="grid content-start gap-2 border-l-2 border-jade pl-4">
            <blockquote className="wrap-anywhere">“{quote}”</blockquote>
            <Link to={path} className="text-link text-sm">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
