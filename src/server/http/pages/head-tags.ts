import { brand, pageTitle } from "#domain/brand.ts";
import { socialImageSize } from "#domain/jobs/published/social-address.ts";
import { escapeHtml, escapeJson } from "#domain/markup/escape.ts";
import type { PageHead } from "#contract/page.ts";

const ownImage = { path: "/social.png", alt: pageTitle(null) };

/** What a page says of itself to browsers, search engines, feed readers and whoever shares its address. */
export function headTags(head: PageHead, appUrl: string, nonce: string): string {
  const { description, canonical, feeds = [], jsonLd = [], image = ownImage } = head;
  const title = pageTitle(head.title);
  const url = canonical === null ? null : appUrl + canonical;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", { description }),
    url === null
      ? meta("name", { robots: "noindex" })
      : tag("link", { rel: "canonical", href: url }),
    meta("property", {
      "og:site_name": brand.name,
      "og:type": "website",
      "og:title": title,
      "og:description": description,
      ...(url !== null && { "og:url": url }),
      "og:image": appUrl + image.path,
      "og:image:type": "image/png",
      "og:image:width": String(socialImageSize.width),
      "og:image:height": String(socialImageSize.height),
      "og:image:alt": image.alt,
    }),
    meta("name", {
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": appUrl + image.path,
      "twitter:image:alt": image.alt,
    }),
    ...feeds.map(({ title, type, path }) =>
      tag("link", { rel: "alternate", type, title, href: appUrl + path }),
    ),
    ...jsonLd.map(
      (data) => `<script type="application/ld+json" nonce="${nonce}">${escapeJson(data)}</script>`,
    ),
  ].join("");
}

const meta = (key: "name" | "property", contents: Readonly<Record<string, string>>): string =>
  Object.entries(contents)
    .map(([name, content]) => tag("meta", { [key]: name, content }))
    .join("");

function tag(element: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${element}${written.join("")}>`;
}
