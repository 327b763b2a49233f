import { useLocation } from "react-router";
import { Link } from "#client/ui/link.tsx";
import type { NamedLink } from "../links.ts";

/** A link that knows when it leads to where one already is. A filtered list is still the list; the saved jobs are more than that. */
export function PlaceLink({ name, to, className }: NamedLink & { className: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={to}
      className={className}
      aria-current={[pathname, pathname + search].includes(to) ? "page" : undefined}
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
