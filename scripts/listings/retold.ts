import type { FeedItem } from "#server/adapters/feeds/port.ts";

interface Retold {
  readonly how: string;
  readonly item: FeedItem;
}

type Posting = FeedItem["posting"];

const changed = (item: FeedItem, how: string, change: Partial<Posting>): Retold => ({
  how,
  item: { ...item, posting: { ...item.posting, ...change } },
});

const riddle =
  "<p>Please mention the word <b>KIND</b> when applying to show you read the job post completely.</p>";

/** One posting as other boards tell it: each change is one that boards make. */
export function copiesOf(item: FeedItem): readonly Retold[] {
  const { title, company, description } = item.posting;
  return [
    changed(item, "word for word", {}),
    changed(item, "the legal form beside the company", { company: `${company}, Inc.` }),
    changed(item, "the company in capitals", { company: company.toUpperCase() }),
    changed(item, "remote beside the title", { title: `${title} (Remote)` }),
    changed(item, "remote after a bar", { title: `${title} | Remote` }),
    changed(item, "for all genders", { title: `${title} (m/f/d)` }),
    changed(item, "with a riddle at its end", { description: description + riddle }),
    changed(item, "without its markup", {
      description: description.replace(
        /<(?:strong|em|b|i|span|a)\b[^>]*>|<\/(?:strong|em|b|i|span|a)>/g,
        "",
      ),
    }),
    changed(item, "in other lines", { description: description.replace(/\s+/g, "  ") }),
  ];
}

/** Another posting under the name of the first: by its company and title nobody could tell them apart. */
export function forcedUnder(one: FeedItem, other: FeedItem): readonly Retold[] {
  const { title, company } = one.posting;
  return [changed(other, "under one name", { title, company })];
}
