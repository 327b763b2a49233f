/** What a source asks of whoever shows its postings, as its terms were read. Shown to admins, and honoured by the board. */
export interface FeedTerms {
  /** As readers are told: "via Himalayas". Null where no credit is asked for: the employer's own board. */
  readonly credit: { readonly name: string; readonly link: string } | null;
  /** `open-only`: must never stand behind a paywall. */
  readonly gating: "open-only" | "any";
  /** Its link must be followed by search engines: no `nofollow`. */
  readonly followedLink: boolean;
  /** May be passed on in our own feeds and as JobPosting data. */
  readonly syndication: boolean;
  /** Minutes between two questions, at the least. */
  readonly everyMinutes: number;
  /** Shows its newest postings only: one that is not in it any more may still be open. */
  readonly isWindow: boolean;
  /** Off until an admin switches it on, because its terms forbid what we do. */
  readonly offByDefault: boolean;
  /** In a sentence, for admins. */
  readonly summary: string;
}
