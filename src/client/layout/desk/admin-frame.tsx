import { useEffect, useRef, type ReactNode } from "react";
import { paths } from "#domain/paths.ts";
import { PlaceLink } from "../header/menu-links.tsx";
import { adminLinks } from "./admin-links.ts";

interface Props {
  readonly title: string;
  /** Of the title, for whoever takes the keyboard there. */
  readonly titleId?: string;
  readonly intro: ReactNode;
  /** What can be done here first of all: a button or two. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Around every page of the desk: the way to the others, where one is, and what it is for. */
export function AdminFrame({ title, titleId, intro, actions, children }: Props) {
  return (
    <div className="page-width grid min-w-0 gap-6 py-6 sm:gap-8 lg:py-10">
      <AdminNav />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1
            id={titleId}
            tabIndex={titleId === undefined ? undefined : -1}
            className="text-3xl wrap-anywhere sm:text-4xl"
          >
            {title}
          </h1>
          <div className="max-w-reading text-quiet sm:text-lg">{intro}</div>
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}

/** On a phone it is a row that scrolls: it fades where there is more, and shows where one is. */
function AdminNav() {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current === null || !here) return;
    const room = nav.current.clientWidth - here.offsetWidth;
    nav.current.scrollLeft = here.offsetLeft - nav.current.offsetLeft - room / 2;
  }, []);
  return (
    <nav ref={nav} aria-label="Admin" className="desk-nav -mx-4 overflow-x-auto sm:mx-0">
      <ul className="flex w-max gap-1 sm:gap-0 border-b border-line px-4 max-sm:pr-16 sm:w-auto sm:flex-wrap sm:px-0">
        {adminLinks.map((link) => (
          <li key={link.to}>
            <PlaceLink {...link} className="desk-link" isForAllBelow={link.to !== paths.admin} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
