import type {
  Decision,
  deskListingEndpoints,
  DeskListing,
  ListingDetail,
} from "#contract/admin/listings.ts";
import type { AuditSubject, Changes, Deed } from "#domain/desk/audit-deeds.ts";
import { jobName } from "#domain/jobs/company.ts";
import { usualListingSort } from "#domain/desk/desk-orders.ts";
import type { RateTable, ReadRates } from "#domain/listing/pay/rates.ts";
import type { Override, Overrides } from "#domain/listing/overrides.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { csvOf, type CsvColumn } from "#server/lists/csv.ts";
import { jobsTopic } from "../stores/jobs.ts";
import { dropExample, exampleLines, keepExample } from "./examples.ts";
import { listingsInBatches, listListings, type ListingsWanted } from "./listing-rows.ts";
import {
  detailOf,
  findListing,
  lockListing,
  postingOf,
  writeOverrides,
  writeStatus,
  type Listing,
} from "./listing-store.ts";

interface DeskServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly readRates: ReadRates;
  readonly showRows: ShowRows;
}

interface Change {
  readonly id: number;
  readonly adminId: number;
  /** Of the listing as the administrator saw it. */
  readonly version: number;
  write(tx: Queries, row: Listing, now: Date, rates: RateTable): Promise<Told>;
}

/** What goes into the trail. */
interface Told {
  readonly deed: Deed;
  readonly reason?: string;
  readonly changes: Changes;
}

export function listingDeskHandlers({
  database,
  clock,
  readRates,
  showRows,
}: DeskServices): Handlers<typeof deskListingEndpoints> {
  const db = database.queries;

  const show = async (id: number, rates: RateTable, within: Queries = db): Promise<ListingDetail> =>
    detailOf(within, await findListing(within, id), rates);

  /** The change, its record and the news of it: all or nothing, and nothing where somebody else was quicker. */
  async function change({ id, adminId, version, write }: Change): Promise<ListingDetail> {
    const at = clock.now();
    // Not inside: where everybody shares one connection, a question past the transaction waits for its end.
    const rates = await readRates();
    await database.transaction(async (tx) => {
      await lockListing(tx, id);
      const row = await findListing(tx, id);
      if (row.version !== version)
        fail("changed_meanwhile", { current: await show(id, rates, tx) });
      const told = await write(tx, row, at, rates);
      const subject: AuditSubject = "job";
      await recordDeed(tx, {
        ...told,
        at,
        byUserId: adminId,
        subject,
        subjectId: id,
        subjectName: jobName(row),
      });
      await database.changes.announce(jobsTopic, tx);
    });
    return show(id, rates);
  }

  return {
    listListings: ({ query }) => listListings(db, showRows, wantedIn(query), query.cursor ?? null),
    exportListings: ({ query }) => csvOf(columns, listingsInBatches(db, showRows, wantedIn(query))),
    exportExamples: () => exampleLines(db),
    readListing: async ({ params }) => show(params.id, await readRates()),

    overrideFact: ({ params, body: { decision, why, version }, viewer }) =>
      change({
        id: params.id,
        adminId: viewer.id,
        version,
        async write(tx, row, now, rates) {
          const { fact, value } = decision;
          const made = { why, byUserId: viewer.id, at: now.toISOString() };
          const overrides = { ...row.overrides, ...decided(decision, made) };
          await writeOverrides(tx, row, overrides, rates, now);
          const { id: jobId, source } = row;
          const posting = postingOf(row);
          await keepExample(tx, {
            jobId,
            fact,
            value,
            source,
            posting,
            decidedBy: viewer.id,
            decidedAt: now,
          });
          const changes = { [fact]: [valueOf(row, fact), value] } as const;
          return { deed: "facts-overridden", reason: why, changes };
        },
      }),

    removeOverride: ({ params, body: { fact, version }, viewer }) =>
      change({
        id: params.id,
        adminId: viewer.id,
        version,
        async write(tx, row, now, rates) {
          const { [fact]: removed, ...kept } = row.overrides ?? {};
          if (removed === undefined) fail("not_found");
          await writeOverrides(tx, row, kept, rates, now);
          await dropExample(tx, row.id, fact);
          return { deed: "override-removed", changes: { [fact]: [removed.value, null] } };
        },
      }),

    setListingStatus: ({ params, body: { isOpen, why, version }, viewer }) =>
      change({
        id: params.id,
        adminId: viewer.id,
        version,
        async write(tx, row, now) {
          // What was never published goes through the queue, not past it.
          if (row.status !== "open" && row.status !== "closed") fail("not_on_board");
          await writeStatus(tx, row, isOpen, now);
          return {
            deed: isOpen ? "job-shown" : "job-hidden",
            reason: why,
            changes: { status: [row.status, isOpen ? "open" : "closed"] },
          };
        },
      }),
  };
}

/** Case by case, since only then the compiler sees that fact and value fit. */
function decided(
  decision: Decision,
  made: Pick<Override<unknown>, "why" | "byUserId" | "at">,
): Overrides {
  switch (decision.fact) {
    case "openToSouthAfrica":
      return { openToSouthAfrica: { ...made, value: decision.value } };
    case "roleType":
      return { roleType: { ...made, value: decision.value } };
    case "experience":
      return { experience: { ...made, value: decision.value } };
    case "engagement":
      return { engagement: { ...made, value: decision.value } };
    case "risk":
      return { risk: { ...made, value: decision.value } };
  }
}

const valueOf = ({ facts }: Listing, fact: keyof Overrides): string | null =>
  fact === "risk" ? facts.risk.verdict : facts[fact].value;

type Asked = { readonly [Name in keyof ListingsWanted]?: ListingsWanted[Name] | undefined };

const wantedIn = ({
  search = "",
  concern = null,
  status = null,
  sort = usualListingSort,
}: Asked): ListingsWanted => ({ search, concern, status, sort });

const columns: readonly CsvColumn<DeskListing>[] = [
  { title: "Id", cell: ({ id }) => id },
  { title: "Title", cell: ({ title }) => title },
  { title: "Company", cell: ({ company }) => company },
  { title: "Source", cell: ({ source }) => source },
  { title: "Tier", cell: ({ tier }) => tier },
  { title: "Status", cell: ({ status }) => status },
  { title: "South Africa", cell: ({ openness }) => openness },
  { title: "Confidence", cell: ({ confidence }) => confidence },
  { title: "Risk", cell: ({ riskVerdict }) => riskVerdict },
  { title: "Checked by us", cell: ({ isChecked }) => (isChecked ? "yes" : "no") },
  { title: "Open reports", cell: ({ reports }) => reports },
  { title: "Published", cell: ({ publishedAt }) => publishedAt },
];
