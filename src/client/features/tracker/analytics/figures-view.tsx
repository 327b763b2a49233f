import { BreakEvenSection } from "../break-even/break-even-section.tsx";
import { Analytics } from "./analytics.tsx";

/** A view of the tracker with a script of its own: whoever looks at cards or the board does not load it. */
export const FiguresView = () => (
  <>
    <Analytics />
    <BreakEvenSection />
  </>
);
