import type { ReactNode } from "react";
import { PlaceLink } from "../header/menu-links.tsx";
import { adminLinks } from "./admin-links.ts";

interface Props {
  readonly title: string;
  readonly intro: ReactNode;
  /** What can be done here first of all: a button or two. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Around every page of the desk: the way to the others, where one is, and what it is for. */
export function AdminFrame({ title, intro, actions, children }: Props) {
  return (
    <div className="page-width grid min-w-0 gap-6 py-6 sm:gap-8 lg:py-10">
      <nav aria-label="Admin" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-1 border-b border-line sm:w-auto sm:flex-wrap">
          {adminLinks.map((link) => (
            <li key={link.to}>
              <PlaceLink {...link} className="desk-link" />
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
          <div className="max-w-reading text-quiet sm:text-lg">{intro}</div>
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
