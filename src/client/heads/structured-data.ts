import { brand } from "#domain/brand.ts";
import type { SiteFacts } from "#contract/page.ts";

/** Who is behind the site, in the words of schema.org. */
export const organization = ({ appUrl, supportEmail }: SiteFacts): object => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  name: brand.name,
  url: `${appUrl}/`,
  logo: `${appUrl}/icon-512.png`,
  description: brand.tagline,
  email: supportEmail,
});

interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page to this one. */
export const breadcrumbs = ({ appUrl }: SiteFacts, steps: readonly Step[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: appUrl + path,
  })),
});
