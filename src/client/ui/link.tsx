import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler, type To } from "react-router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: To;
  /** Leaves this application, or loads it anew. */
  readonly reloadDocument?: boolean;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

/** Leads to another page without loading a new document. The router's own does more, none of which is asked for here. */
export function Link({
  to,
  reloadDocument = false,
  replace,
  state,
  preventScrollReset,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const { target } = rest;
  const follow = useLinkClickHandler(to, {
    ...(target !== undefined && { target }),
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    state,
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    >
      {children}
    </a>
  );
}
