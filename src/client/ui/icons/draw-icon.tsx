import type { ReactNode } from "react";

export interface IconProps {
  readonly className?: string;
}

/** Drawn on a 20-unit grid with one stroke, and always decoration: the words stand beside it. */
export const drawIcon = ({ className = "size-5" }: IconProps, drawing: ReactNode) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className={`icon ${className}`}>
    {drawing}
  </svg>
);
