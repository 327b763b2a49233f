import type { ReactNode } from "react";

interface SidewaysProps {
  readonly label: string;
  readonly look: string;
  readonly children: ReactNode;
}

/** On a phone these stand in one row to be pushed along, the next one showing its edge. */
export const Sideways = ({ label, look, children }: SidewaysProps) => (
  <section
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must be able to scroll it.
    tabIndex={0}
    className={`sideways ${look}`}
  >
    {children}
  </section>
);
