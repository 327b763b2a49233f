import { brand } from "#domain/brand.ts";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#client/paths.ts";

export const head = (): PageHead => ({ title: null, description: brand.tagline, canonical: paths.home });

export function Page() {
  return <h1>Earn $5K/month as a remote marketer</h1>;
}
