import { laterPart } from "#client/later-part.tsx";
import { Analytics } from "./analytics.tsx";

/** Below the figures, with a form of its own: its script comes with the first sign of somebody being there. */
const breakEven = laterPart(
  async () => (await import("../break-even/break-even-section.tsx")).BreakEvenSection,
);

/** For a server, which draws all of it. */
export const loadBelow = breakEven.load;

/** A view of the tracker with a script of its own: whoever looks at cards or the board does not load it. */
export const FiguresView = () => (
  <>
    <Analytics />
    <breakEven.Part />
  </>
);
