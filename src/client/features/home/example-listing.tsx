import { exampleListing as listing } from "#client/copy/landing.ts";
import { Badge, Chip } from "#client/ui/badge.tsx";
import { Card } from "#client/ui/card.tsx";
import { Money } from "#client/ui/figures/money.tsx";
import { SastBar } from "#client/ui/figures/sast-bar.tsx";
import { overlapWords } from "#client/ui/figures/sast-hours.ts";
import { plainVerdict } from "#domain/listing/advice/open-words.ts";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";

/** The product in one picture. It says itself that it is an example. */
export function ExampleListing() {
  return (
    <Card isFloating className="grid content-start gap-5 self-start">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">{listing.title}</h2>
          <p className="text-quiet">
            {listing.company} · {listing.facts}
          </p>
        </div>
        <Badge>Example</Badge>
      </div>
      <Money dollars={listing.dollarsPerMonth} per="month" rate={listing.rate} isLarge />
      <div className="grid justify-items-start gap-2 border-y border-line py-4">
        <VerdictChip verdict={plainVerdict("yes")} />
        <blockquote className="border-l-2 border-yes-fill pl-3">“{listing.quote}”</blockquote>
      </div>
      <SastBar title={overlapWords(listing.theirDay)} theirDays={[listing.theirDay]} />
      <div className="flex flex-wrap items-center gap-2">
        {listing.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
        <span className="ml-auto text-sm text-quiet">{listing.seen}</span>
      </div>
    </Card>
  );
}
