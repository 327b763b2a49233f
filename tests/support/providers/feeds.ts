import type { FeedAnswer, FeedItem, Feeds, FeedSource } from "#server/adapters/feeds/port.ts";
import { FeedFailure, type FeedTrouble, type ProbeAnswer } from "#server/adapters/feeds/port.ts";

const noMarks = { etag: null, lastModified: null };

/** A marketing job that anybody may have, long enough to be compared. */
export const feedItem = (key: string, overrides: Partial<FeedItem["posting"]> = {}): FeedItem => ({
  key,
  posting: {
    title: "SEO Manager",
    company: `Company ${key}`,
    location: "Worldwide",
    description: `<p>We hire anywhere in the world, South Africa included.</p>${longText}`,
    payText: "",
    tags: [],
    isFromRemoteBoard: true,
    ...overrides,
  },
  link: `https://jobs.example/${key}`,
  publishedAt: new Date("2026-11-14T08:00:00Z"),
  closesAt: null,
});

const longText = `<ul>${[
  "Own search from research to results, and report what it brought in.",
  "Plan content with our writers and keep the technical side of the site in order.",
  "Test titles, structure and internal links, and write down what you learn.",
  "Work with product on pages that answer what people ask before they buy.",
  "Look after links with partners who are glad to be named beside us.",
  "Show the team each month what changed, what it was worth and what comes next.",
]
  .map((line) => `<li>${line}</li>`)
  .join("")}</ul>`;

type Told = FeedAnswer | FeedTrouble;
type Shown = Extract<FeedAnswer, { kind: "items" }>;

/** Sources that say what a test tells them to. */
export function toldFeeds() {
  const answers = new Map<string, Told>();
  const probes = new Map<string, ProbeAnswer>();
  const asked: { readonly of: string; readonly etag: string | null }[] = [];
  const nameOf = ({ kind, board, address }: FeedSource): string => board ?? address ?? kind;
  return {
    asked,
    /** The whole of what it shows from now on. */
    shows(name: string, items: readonly FeedItem[], rest: Partial<Shown> = {}) {
      answers.set(name, { kind: "items", items, rejected: [], marks: noMarks, ...rest });
    },
    says: (name: string, told: Told) => void answers.set(name, told),
    page: (link: string, answer: ProbeAnswer) => void probes.set(link, answer),
    feeds: {
      async read(source, { etag }) {
        const name = nameOf(source);
        asked.push({ of: name, etag });
        const told = answers.get(name) ?? "unreachable";
        if (typeof told === "string") throw new FeedFailure(told);
        return told;
      },
      probe: async (_, link) => probes.get(link) ?? "unknown",
    } satisfies Feeds,
  };
}
