/** What marketers look for here most. A slip that could mean several things more likely means one of these. */
export const marketingWords: readonly string[] =
  "seo email ads paid search social media content writer copywriter copywriting brand growth digital marketing marketer manager specialist strategist analyst analytics director lead head assistant coordinator performance lifecycle retention crm klaviyo hubspot shopify google facebook instagram tiktok linkedin youtube newsletter affiliate influencer community product demand generation designer video ppc saas ecommerce agency remote senior junior".split(
    " ",
  );
