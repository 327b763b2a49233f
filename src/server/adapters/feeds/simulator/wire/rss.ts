import { escapeXml } from "#domain/markup/escape.ts";
import { daysAfter, slugOf, withScript, type Telling } from "./telling.ts";

/** The company stands in the title, and the place in elements of its own. */
export function rss({ openings, roof }: Telling): string {
  const items = openings.map((opening) => {
    const { company, publishedAt } = opening;
    const link = `${roof}/weworkremotely.com/remote-jobs/${slugOf(opening)}`;
    const isAnywhere = company.places.length === 0;
    const fields: Readonly<Record<string, string>> = {
      title: `${company.name}: ${opening.title}`,
      region: isAnywhere ? "Anywhere in the World" : "Africa Only",
      country: isAnywhere ? "" : company.places.join(" and "),
      state: "",
      skills: opening.role.tags.join(", "),
      category: "Sales and Marketing",
      type: "Full-Time",
      description: `<img src="https://pictures.example/logo.gif" />${withScript(opening)}`,
      pubDate: publishedAt.toUTCString(),
      expires_at: daysAfter(publishedAt, 30).toUTCString(),
      guid: link,
      link,
    };
    const lines = Object.entries(fields).map(
      ([name, text]) => `<${name}>${escapeXml(text)}</${name}>`,
    );
    return `<item><media:content url="https://pictures.example/logo.gif" type="image/png"/>${lines.join("")}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss"><channel><title>Remote jobs of a demo</title><ttl>60</ttl>
${items.join("\n")}
</channel></rss>`;
}
