import type { ComponentProps, ReactElement } from "react";
import { useApp } from "#client/app-context.ts";

interface DrawnOnceProps extends ComponentProps<"article"> {
  /** What is shown: the markup is kept for as long as this very object is. */
  readonly of: object;
  /** What else the markup depends on, besides the viewer and the address. */
  readonly version: string;
  readonly children: ReactElement;
}

/**
 * An article that looks the same on every page. The server puts in its markup from the time before, where it has it; the
 * browser draws it as any other, and finds what it would have drawn itself.
 */
export function DrawnOnce({ of, version, children, ...rest }: DrawnOnceProps) {
  const { drawOnce } = useApp();
  if (drawOnce === null) return <article {...rest}>{children}</article>;
  const markup = { __html: drawOnce(of, version, children) };
  // oxlint-disable-next-line react/no-danger -- What the renderer drew itself from the same part, with an escaped address.
  return <article {...rest} dangerouslySetInnerHTML={markup} />;
}
