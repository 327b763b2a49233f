import type { ReactNode } from "react";
import { useApp } from "#client/app-context.ts";
import { paths } from "#domain/paths.ts";
import { Landscape } from "#client/ui/art/landscape.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";

interface DeadEndProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The way on. Home is always offered as well. */
  readonly action: ReactNode;
  readonly isPathBroken?: boolean;
}

/** Stands in for a page that cannot be shown, and leads on from there. */
export function DeadEnd({ title, children, action, isPathBroken = false }: DeadEndProps) {
  const { supportEmail } = useApp().site;
  return (
    <div className="page-width grid items-center gap-10 py-14 md:grid-cols-2 md:py-24">
      <div className="grid gap-5 text-lg">
        <h1 className="text-4xl">{title}</h1>
        {children}
        <div className="flex flex-wrap gap-3 text-base">
          {action}
          <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
        </div>
        <p className="text-base text-quiet">
          Still stuck? Write to{" "}
          <a href={`mailto:${supportEmail}`} className="text-link">
            {supportEmail}
          </a>
          .
        </p>
      </div>
      <Landscape
        view="close"
        isPathBroken={isPathBroken}
        className="h-56 w-full rounded-card bg-art-sky md:h-80"
      />
    </div>
  );
}
