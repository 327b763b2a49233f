import type { PageHead } from "#contract/page.ts";
import { growthGalleryUpsell } from "#client/copy/upsells.ts";
import { paths } from "#domain/paths.ts";
import { GalleryPicture } from "./upsell/gallery-picture.tsx";
import { Upsell } from "./upsell/upsell.tsx";

export const head = (): PageHead => ({
  title: "Growth Gallery",
  description: growthGalleryUpsell.introduction,
  canonical: paths.growthGallery,
});

export const Page = () => <Upsell {...growthGalleryUpsell} picture={<GalleryPicture />} />;
