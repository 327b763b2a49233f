import { useLocation } from "react-router";
import { Link } from "#client/ui/link.tsx";
import type { NamedLink } from "../links.ts";

interface PlaceLinkProps extends NamedLink {
  readonly className: string;
  /** It is also where one is on the pages below it. */
  readonly isForAllBelow?: boolean;
}

/** A link that knows when it leads to where one already is. A filtered list is still the list; the saved jobs are more than that. */
export function PlaceLink({ name, to, className, isForAllBelow = false }: PlaceLinkProps) {
  const { pathname, search } = useLocation();
  const isHere = [pathname, pathname + search].includes(to);
  const isBelow = isForAllBelow && pathname.startsWith(`${to}/`);
  return (
    <Link
      to={to}
      className={className}
      aria-current={isHere ? "page" : isBelow ? "true" : undefined}
    >
      {name}
    </Link>
  );
}

export function MenuLinks({ links }: { links: readonly NamedLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <PlaceLink {...link} className="menu-item" />
        </li>
      ))}
    </ul>
  );
}
