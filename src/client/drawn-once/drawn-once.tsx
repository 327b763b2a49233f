import type { HTMLAttributes, ReactElement } from "react";
import { useApp } from "#client/app-context.ts";

interface DrawnOnceProps extends HTMLAttributes<HTMLElement> {
  readonly as: "article" | "footer" | "header";
  /** What is shown: the markup is kept for as long as this very object is. */
  readonly of: object;
  /** What else the markup depends on, besides the viewer. */
  readonly version: string;
  /** Where it is drawn, for a part that asks where it stands. */
  readonly at?: string | undefined;
  readonly children: ReactElement;
}

/**
 * An element that looks the same on every page. The server puts in its markup from the time before, where it has it; the
 * browser draws it as any other, and finds what it would have drawn itself.
 */
export function DrawnOnce({ as: Element, of, version, at, children, ...rest }: DrawnOnceProps) {
  const { drawOnce } = useApp();
  // In the browser's build nothing of the rest is left.
  const mark = import.meta.env.SSR ? (drawOnce?.(of, version, children, at) ?? null) : null;
  if (mark === null) return <Element {...rest}>{children}</Element>;
  const markup = { __html: mark };
  // oxlint-disable-next-line react/no-danger -- What the renderer drew itself from the same part.
  return <Element {...rest} dangerouslySetInnerHTML={markup} />;
}
