import type { CountedAd } from "#contract/companies/doors.ts";
import { plainVerdict } from "#domain/listing/advice/open-words.ts";
import { Badge } from "#client/ui/badge.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { Quotes } from "#client/ui/listing/evidence.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import type { Company } from "./door-figures.tsx";
import { sayAds } from "./say-doors.ts";

/** Ad by ad, the newest first, with the words that decided each. */
export const AdList = ({ company: { newestAds, ads } }: { company: Company }) => (
  <>
    <ol className="divide-y divide-line rounded-card border border-line bg-raised">
      {newestAds.map((ad, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A closed ad has no name of its own, and they are read, never rearranged.
        <Ad key={index} ad={ad} />
      ))}
    </ol>
    {ads > newestAds.length && (
      <p className="text-quiet">
        These are the newest {newestAds.length}. The {sayAds(ads - newestAds.length)} before them
        are in the figures.
      </p>
    )}
  </>
);

const Ad = ({ ad }: { ad: CountedAd }) => (
  <li className="grid gap-x-8 gap-y-3 px-5 py-5 sm:px-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <div className="grid content-start gap-1">
      <h3 className="text-lg wrap-anywhere">
        {ad.path === null ? (
          (ad.title ?? `A ${ad.roleType} role for members`)
        ) : (
          <Link to={ad.path} className="text-link">
            {ad.title}
          </Link>
        )}
      </h3>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
        <time dateTime={ad.publishedDate}>{dayOf(ad.publishedDate)}</time>
        <Badge tone={ad.isOpen ? "ember" : "plain"}>{ad.isOpen ? "Open now" : "Ad closed"}</Badge>
        <span>{ad.isPayStated ? "Pay stated" : "No pay stated"}</span>
      </p>
    </div>
    <div className="grid content-start justify-items-start gap-2">
      <VerdictChip verdict={plainVerdict(ad.openToSouthAfrica)} />
      <Grounds ad={ad} />
    </div>
  </li>
);

/** Why it was counted so: a person's word before a rule's. */
function Grounds({ ad: { checkedByUs, evidence, openToSouthAfrica } }: { ad: CountedAd }) {
  if (checkedByUs !== null)
    return (
      <p className="text-sm wrap-anywhere">
        <strong className="font-semibold">Checked by us:</strong> {checkedByUs}
      </p>
    );
  if (evidence.length > 0) return <Quotes evidence={evidence} edge={edges[openToSouthAfrica]} />;
  return <p className="text-sm text-quiet">It does not say who may apply.</p>;
}

const edges = {
  yes: "border-yes-fill",
  unclear: "border-unclear-fill",
  no: "border-no-fill",
} as const;
