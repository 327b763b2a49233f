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
export const Link = import.meta.env.SSR ? SentLink : FollowedLink;

function FollowedLink({
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

/** Nobody follows a link on the server. There are dozens on a page, and the router would prepare for each. */
function SentLink(props: LinkProps) {
  const {
    to,
    reloadDocument: _,
    replace: __,
    state: ___,
    preventScrollReset: ____,
    ...rest
  } = props;
  const { children, ...attributes } = rest;
  // Two slashes would be the name of another host.
  const isWhole = typeof to === "string" && /^\/(?!\/)/.test(to);
  return isWhole ? (
    <a {...attributes} href={to}>
      {children}
    </a>
  ) : (
    <FollowedLink {...props} />
  );
}
