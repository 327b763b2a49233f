import { ArrowIcon } from "#client/ui/icons/icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { tiles } from "./tools.ts";

/** Everything a member has, one click away: eight fields of one board. */
export function Tiles() {
  return (
    <section aria-labelledby="tools" className="grid gap-5">
      <h2 id="tools" className="text-2xl">
        Everything you have
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ name, text, to, Icon }) => (
          <li key={name} className="grid bg-raised">
            <Link
              to={to}
              className="group grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-0.5 p-5 -outline-offset-2 transition-colors hover:bg-ember-wash lg:grid-cols-1 lg:gap-y-1 lg:p-6"
            >
              <Icon className="row-span-2 mt-0.5 size-6 text-ember-text lg:row-span-1 lg:mb-4" />
              <span className="flex items-center justify-between gap-2 font-semibold">
                {name}
                <ArrowIcon className="size-4 text-quiet opacity-0 transition-opacity group-hover:opacity-100" />
              </span>
              <span className="text-sm text-quiet">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
