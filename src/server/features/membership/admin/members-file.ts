import type { Member } from "#contract/admin/membership.ts";
import { csvOf, type CsvColumn } from "#server/lists/csv.ts";

const columns: readonly CsvColumn<Member>[] = [
  { title: "Username", cell: ({ username }) => username },
  { title: "Email", cell: ({ email }) => email },
  { title: "State", cell: ({ state }) => state },
  { title: "Joined", cell: ({ joinedAt }) => joinedAt },
  { title: "Premium until", cell: ({ premiumUntil }) => premiumUntil },
  { title: "Last paid", cell: ({ lastPaidAt }) => lastPaidAt },
  { title: "Payments", cell: ({ payments }) => payments },
];

/** The list for a spreadsheet. */
export const membersFile = (batches: AsyncIterable<readonly Member[]>): AsyncIterable<string> =>
  csvOf(columns, batches);
