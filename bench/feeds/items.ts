import type { FeedAnswer, FeedItem, Feeds } from "#server/adapters/feeds/port.ts";
import { openingNumbered } from "#server/adapters/feeds/simulator/openings/openings.ts";

const calendar = { startedAt: "2026-11-01T08:00:00.000Z", days: [] };

/** A company's board, or one that copies every fourth posting of several companies. */
export interface Board {
  readonly kind: "greenhouse" | "rss";
  readonly board: string | null;
  readonly address: string | null;
  /** Which openings of the world it shows. */
  readonly from: number;
  readonly until: number;
  readonly every: number;
}

const companySize = 40;

/** The boards that bring so many postings, a fifth of which are copies. */
export function boardsFor(stage: number, items: number): readonly Board[] {
  const own = Math.round(items * 0.8);
  const perBoard = Math.min(800, own);
  const first = stage * own;
  const boards: Board[] = [];
  for (let from = first; from < first + own; from += perBoard)
    boards.push({
      kind: "greenhouse",
      board: `board-${from}`,
      address: null,
      from,
      until: Math.min(from + perBoard, first + own),
      every: 1,
    });
  const address = `https://copies.example/${stage}.xml`;
  const copies = { from: first, until: first + own, every: 4 };
  return [...boards, { kind: "rss", board: null, address, ...copies }];
}

const sizeOf = ({ from, until, every }: Board): number => Math.ceil((until - from) / every);
export const countOf = (boards: readonly Board[]): number =>
  boards.reduce((sum, board) => sum + sizeOf(board), 0);

/** Boards that answer at once, each time with everything they have. */
export const feedsOf = (boards: readonly Board[]): Feeds => ({
  async read({ board, address }): Promise<FeedAnswer> {
    const found = boards.find((one) => one.board === board && one.address === address);
    if (found === undefined) throw new Error("No such board");
    const items = Array.from({ length: sizeOf(found) }, (_, at) =>
      itemOf(found.from + at * found.every, found.kind),
    );
    return { kind: "items", items, rejected: [], marks: { etag: null, lastModified: null } };
  },
  probe: async () => "unknown",
});

function itemOf(number: number, kind: Board["kind"]): FeedItem {
  const { title, markup, role } = openingNumbered(number, calendar);
  const company = `Company ${Math.floor(number / companySize)}`;
  return {
    key: String(number),
    posting: {
      title: `${title} ${number % companySize}`,
      company,
      location: "Worldwide",
      description: `<p>${company} hires anywhere in the world.</p>${markup}`,
      payText: "",
      tags: [...role.tags],
      isFromRemoteBoard: true,
    },
    link: `https://${kind}.example/${number}`,
    publishedAt: new Date(calendar.startedAt),
    closesAt: null,
  };
}
