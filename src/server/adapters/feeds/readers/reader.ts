import type { FeedRejection, FeedSource } from "../port.ts";

/** A posting in the words of its source, put where ours are. Nothing is checked yet; what is not there is empty. */
export interface Told {
  readonly key: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly payText: string;
  readonly tags: readonly string[];
  readonly link: string;
  readonly publishedAt: Date | null;
  readonly closesAt: Date | null;
  readonly isFromRemoteBoard: boolean;
  /** Left out for a reason that only its source gives. */
  readonly rejection?: FeedRejection | null;
}

interface FeedPage {
  /** Null stands for what is no posting at all. */
  readonly entries: readonly (Told | null)[];
  readonly next: string | null;
}

/** Knows how one kind of source is asked and what its answers mean. */
export interface Reader {
  /** Whom it asks, and nobody else. */
  hosts(source: FeedSource): readonly string[];
  /** Where its postings may lead. Employers have pages of their own. */
  readonly linkHosts: readonly string[] | "any";
  readonly accept: string;
  /** A board of one company: who does not know it says 404. */
  readonly isBoard: boolean;
  /** The address to begin with; null if the source does not say enough. */
  firstPage(source: FeedSource): string | null;
  /** A `FeedFailure` if this is no answer of such a source. */
  read(text: string, page: string, source: FeedSource): FeedPage;
}

/** The head of a reader whose source is everybody's board: JSON of these hosts, which its postings lead to. */
export const everybodysBoard = (...hosts: string[]) =>
  ({ hosts: () => hosts, linkHosts: hosts, accept: "application/json", isBoard: false }) as const;

/** The head of a reader whose source is one company's own board. */
export const companysBoard = { accept: "application/json", isBoard: true } as const;

/** The company's name in an address, and nothing that leads elsewhere. */
export function boardIn({ board }: FeedSource): string | null {
  return board !== null && /^[a-z\d][\w.-]{0,99}$/i.test(board) ? encodeURIComponent(board) : null;
}

/** Whose board it is, for boards that do not say: as somebody named it, or "acme-labs" → "Acme Labs". */
export const companyOf = ({ name, board }: FeedSource): string => name ?? spelledOut(board ?? "");

const spelledOut = (board: string): string =>
  board
    .split(/[-_.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
