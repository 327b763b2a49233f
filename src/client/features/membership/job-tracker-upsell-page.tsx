import type { PageHead } from "#contract/page.ts";
import { jobTrackerUpsell } from "#client/copy/upsells.ts";
import { FunnelPicture } from "./upsell/funnel-picture.tsx";
import { Upsell } from "./upsell/upsell.tsx";

export const head = (): PageHead => ({
  title: "Job Tracker",
  description: jobTrackerUpsell.introduction,
  canonical: null,
});

export const Page = () => <Upsell {...jobTrackerUpsell} picture={<FunnelPicture />} />;
