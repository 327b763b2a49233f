import type { ReactNode } from "react";
import type { Evidence, Fact } from "#domain/listing/posting.ts";
import { CheckedByUs } from "./checked-by-us.tsx";
import { Quotes } from "./evidence.tsx";

interface FactRowProps {
  readonly title: string;
  /** As deep as the page's own headings have it. */
  readonly heading: "h2" | "h3";
  readonly evidence?: readonly Evidence[];
  /** There where a person decided it. */
  readonly checked?: Fact<unknown>["checked"];
  readonly children: ReactNode;
}

/** One fact of a listing, with the words it stands on. */
export const FactRow = ({ title, heading: Heading, evidence, checked, children }: FactRowProps) => (
  <div className="grid gap-2 py-5">
    <Heading className="font-text text-sm font-medium tracking-normal text-quiet">{title}</Heading>
    {children}
    {evidence && <Quotes evidence={evidence} />}
    <CheckedByUs checked={checked} />
  </div>
);
