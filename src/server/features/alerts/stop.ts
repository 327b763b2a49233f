import { stopLettersPath } from "#domain/page-addresses.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import { stopReader } from "./store.ts";
import { countOne, setWanted } from "./newsletter/store.ts";

const alertsPurpose = "stop letters";
const newsletterPurpose = "stop newsletter";

/** Whose letters, and of the newsletter, which issue the link stood in. */
interface Stop {
  readonly readerId: number;
  readonly day?: string;
}

/** The page that stops letters of a kind, which is also where a mail program's own button goes. */
export function stopAddress(
  { secrets, appUrl }: { readonly secrets: Secrets; readonly appUrl: string },
  { readerId, day }: Stop,
): string {
  const token =
    day === undefined
      ? secrets.seal(String(readerId), alertsPurpose)
      : secrets.seal(`${readerId} ${day}`, newsletterPurpose);
  return appUrl + stopLettersPath(token);
}

export function stopIn(secrets: Secrets, token: string): Stop | null {
  const ofAlerts = secrets.open(token, alertsPurpose);
  if (ofAlerts !== null) return { readerId: Number(ofAlerts) };
  const [readerId, day] = secrets.open(token, newsletterPurpose)?.split(" ") ?? [];
  return readerId === undefined || day === undefined ? null : { readerId: Number(readerId), day };
}

export async function stop(tx: Queries, { readerId, day }: Stop, now: Date): Promise<void> {
  if (day === undefined) await stopReader(tx, readerId, now);
  else if (await setWanted(tx, readerId, false)) await countOne(tx, day, "stopped");
}
