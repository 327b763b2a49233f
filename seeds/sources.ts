import { withBoards } from "#server/adapters/feeds/simulator/openings/companies.ts";
import type { StartingSource } from "#server/features/feeds/starting-sources.ts";

/** Boards of everybody's postings. */
const boards: readonly StartingSource[] = [
  { kind: "himalayas", name: "Himalayas" },
  { kind: "jobicy", name: "Jobicy" },
  { kind: "remoteok", name: "Remote OK" },
  { kind: "remotive", name: "Remotive" },
  { kind: "workingnomads", name: "Working Nomads" },
  {
    kind: "rss",
    name: "We Work Remotely",
    address: "https://weworkremotely.com/categories/remote-sales-and-marketing-jobs.rss",
  },
];

/** Companies that are known to hire far from home. An administrator adds others. */
const companies: readonly StartingSource[] = [
  { kind: "greenhouse", name: "GitLab", board: "gitlab" },
  { kind: "greenhouse", name: "Remote", board: "remotecom" },
  { kind: "greenhouse", name: "Automattic", board: "automatticcareers" },
  { kind: "greenhouse", name: "Canonical", board: "canonical" },
  { kind: "greenhouse", name: "Grafana Labs", board: "grafanalabs" },
  { kind: "greenhouse", name: "Mozilla", board: "mozilla" },
  { kind: "greenhouse", name: "Wikimedia Foundation", board: "wikimedia" },
  { kind: "greenhouse", name: "Affirm", board: "affirm" },
  { kind: "lever", name: "Match Group", board: "matchgroup" },
  { kind: "lever", name: "Kraken", board: "kraken" },
  { kind: "lever", name: "Binance", board: "binance" },
  { kind: "lever", name: "Toggl", board: "toggl" },
  { kind: "ashby", name: "Linear", board: "linear" },
  { kind: "ashby", name: "Deel", board: "deel" },
  { kind: "ashby", name: "Zapier", board: "zapier" },
  { kind: "ashby", name: "Buffer", board: "buffer" },
  { kind: "ashby", name: "PostHog", board: "posthog" },
  { kind: "ashby", name: "Oyster", board: "oyster" },
];

/** Those of a demo live in its simulator; the others would not be found there. */
const demoCompanies: readonly StartingSource[] = withBoards.flatMap(({ board, name, slug }) =>
  board === null ? [] : [{ kind: board, name, board: slug }],
);

/** The sources that an installation starts with. */
export const startingSources = (isDemo: boolean): readonly StartingSource[] => [
  ...boards,
  ...(isDemo ? demoCompanies : companies),
];
