import { Closing } from "./closing.tsx";
import { Features } from "./steps/features.tsx";
import { Latest, type LatestProps } from "./latest/latest.tsx";
import { FounderStory } from "./people/founder-story.tsx";
import { Testimonials } from "./people/testimonials.tsx";
import { Pricing } from "./pricing.tsx";
import { Stats } from "./stats.tsx";

/** What comes into view once one scrolls. */
export const Below = (props: LatestProps) => (
  <>
    <Stats {...props} />
    <Latest {...props} />
    <Features />
    <FounderStory />
    <Testimonials />
    <Pricing {...props} />
    <Closing />
  </>
);
