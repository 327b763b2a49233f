import { createHash, randomBytes } from "node:crypto";
import type { Alert, alertEndpoints } from "#contract/letters/alerts.ts";
import { alertsInForce, allowanceOf, mostInLetter } from "#domain/alerts/alert-rules.ts";
import { getsNewsletter } from "#domain/alerts/newsletter-rules.ts";
import { confirmAlertPath } from "#domain/page-addresses.ts";
import { alerts } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { HandlerServices } from "#server/feature.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { deleteForNow, undoDeletion } from "#server/lists/undoable-deletion.ts";
import { countLetter, ofInbox } from "#server/work/letter-allowance.ts";
import { confirmMail, linesOf } from "./letters.tsx";
import { foundFor } from "./send-alerts.ts";
import { stop, stopIn } from "./stop.ts";
import { setWanted } from "./newsletter/store.ts";
import {
  addAlert,
  alertsOf,
  changeAlert,
  confirmAlert,
  forgetQuestions,
  isJustAsked,
  letterStateOf,
  lockMember,
  lockVisitor,
  ownAlert,
  searchOf,
  untold,
  type AlertRow,
} from "./store.ts";

const newToken = (): string => randomBytes(32).toString("base64url");
const hashOf = (token: string): Uint8Array => createHash("sha256").update(token).digest();

interface Viewer {
  readonly id: number;
  readonly isPremium: boolean;
}

export function alertHandlers(services: HandlerServices): Handlers<typeof alertEndpoints> {
  const { database, inTransaction, clock, limits, secrets, appUrl } = services;
  const db = database.queries;

  async function presented(viewer: Viewer): Promise<Alert[]> {
    const rows = await alertsOf(db, viewer.id);
    const inForce = new Set(alertsInForce(rows, viewer).map(({ id }) => id));
    return rows.map((row) => present(row, inForce));
  }

  const oneOf = async (viewer: Viewer, id: number): Promise<Alert> =>
    (await presented(viewer)).find((one) => one.id === id) ?? fail("not_found");

  async function lettersOf({ id, isPremium }: Viewer) {
    const { emailVerifiedAt, bouncedAt, newsletterWanted } = await letterStateOf(db, id);
    return {
      isAddressConfirmed: emailVerifiedAt !== null,
      isAddressRefused: bouncedAt !== null,
      isNewsletterOn: getsNewsletter(newsletterWanted, isPremium),
    };
  }

  async function stopWith(token: string): Promise<{ ok: true }> {
    const wanted = stopIn(secrets, token) ?? fail("not_found");
    await database.transaction((tx) => stop(tx, wanted, clock.now()));
    return { ok: true };
  }

  return {
    async chooseNewsletter({ viewer, body: { isOn } }) {
      await database.transaction(async (tx) => {
        const readerId = await lockMember(tx, viewer.id, clock.now());
        await setWanted(tx, readerId, isOn);
      });
      return lettersOf(viewer);
    },

    async listAlerts({ viewer }) {
      return {
        alerts: await presented(viewer),
        most: allowanceOf(viewer).most,
        ...(await lettersOf(viewer)),
      };
    },

    async makeAlert({ viewer, body }) {
      const now = clock.now();
      const wanted = wantedIn(body);
      const id = await database.transaction(async (tx) => {
        const readerId = await lockMember(tx, viewer.id, now);
        const all = await alertsOf(tx, viewer.id);
        const same = all.find((row) => isSame(searchOf(row), wanted));
        if (same !== undefined) return same.id;
        const { most, frequencies } = allowanceOf(viewer);
        if (all.length >= most) fail("alerts_full");
        const frequency = frequencies[0];
        const times = { createdAt: now, confirmedAt: now, lookedAt: now };
        return (await addAlert(tx, { readerId, ...wanted, frequency, ...times })).id;
      });
      return oneOf(viewer, id);
    },

    async changeAlert({ viewer, params, body: { frequency, isPaused } }) {
      const { frequencies } = allowanceOf(viewer);
      if (frequency !== undefined && !frequencies.some((one) => one === frequency))
        fail("frequency_not_yours");
      const row = await changeAlert(db, viewer.id, params.id, {
        ...(frequency !== undefined && { frequency }),
        ...(isPaused !== undefined && { pausedAt: isPaused ? clock.now() : null }),
      });
      return row === null ? fail("not_found") : oneOf(viewer, row.id);
    },

    async deleteAlert({ viewer, params }) {
      await deleteForNow(db, alerts, ownAlert(viewer.id, params.id), clock.now());
      return { ok: true };
    },

    async restoreAlert({ viewer, params }) {
      const now = clock.now();
      await database.transaction(async (tx) => {
        await lockMember(tx, viewer.id, now);
        const before = await alertsOf(tx, viewer.id);
        // Pressed twice, it is there all the same.
        if (before.some(({ id }) => id === params.id)) return;
        const which = ownAlert(viewer.id, params.id);
        if (!(await undoDeletion(tx, alerts, which, now))) fail("too_late_to_undo");
        const after = await alertsOf(tx, viewer.id);
        const back = after.find(({ id }) => id === params.id);
        // Made anew meanwhile, it is there as well.
        if (back && before.some((row) => isSame(searchOf(row), searchOf(back))))
          await deleteForNow(tx, alerts, which, now);
        else if (after.length > allowanceOf(viewer).most) fail("alerts_full");
      });
      return { ok: true };
    },

    async previewAlert({ viewer, params }) {
      const row = (await alertsOf(db, viewer.id)).find(({ id }) => id === params.id);
      if (row === undefined) return fail("not_found");
      const found = await foundFor(services, [row], viewer, clock.now());
      const fresh = await untold(
        db,
        row.readerId,
        found.map(({ id }) => Number(id)),
      );
      const jobs = found.filter(({ id }) => fresh.has(Number(id))).slice(0, mostInLetter);
      return {
        jobs: jobs.map((job) => ({
          id: Number(job.id),
          title: job.title,
          path: job.path,
          lines: linesOf(job),
        })),
      };
    },

    async askForAlert({ body: { email, ...body } }) {
      await countLetter(limits, ofInbox(email));
      const [now, token, wanted] = [clock.now(), newToken(), wantedIn(body)];
      await inTransaction(async ({ tx, mailer }) => {
        const readerId = await lockVisitor(tx, email, now);
        if (await isJustAsked(tx, readerId, wanted, now)) return;
        await forgetQuestions(tx, readerId);
        const times = { createdAt: now, lookedAt: now, confirmHash: hashOf(token) };
        await addAlert(tx, { readerId, ...wanted, frequency: "weekly", ...times });
        const link = appUrl + confirmAlertPath(token);
        await mailer.send({ to: email, ...confirmMail(wanted, link) });
      });
      return { ok: true };
    },

    async confirmAlert({ body }) {
      const isDone = await database.transaction((tx) =>
        confirmAlert(tx, hashOf(body.token), clock.now()),
      );
      return isDone ? { ok: true } : fail("link_expired");
    },

    stopLetters: ({ params }) => stopWith(params.token),

    stopLettersHere: ({ body }) => stopWith(body.token),
  };
}

type Wanted = ReturnType<typeof searchOf>;

const wantedIn = ({
  worldwide,
  ...body
}: Omit<Wanted, "isWorldwideOnly"> & { readonly worldwide: "true" | "false" }): Wanted => ({
  ...body,
  isWorldwideOnly: worldwide === "true",
});

const isSame = (one: Wanted, other: Wanted): boolean =>
  one.search.toLowerCase() === other.search.toLowerCase() &&
  one.roleType === other.roleType &&
  one.experience === other.experience &&
  one.salary === other.salary &&
  one.isWorldwideOnly === other.isWorldwideOnly;

const present = (row: AlertRow, inForce: ReadonlySet<number>): Alert => ({
  id: row.id,
  ...searchOf(row),
  frequency: row.frequency,
  isPaused: row.pausedAt !== null,
  isResting: row.pausedAt === null && !inForce.has(row.id),
  createdAt: row.createdAt.toISOString(),
});
