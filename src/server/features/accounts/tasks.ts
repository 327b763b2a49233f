import { z } from "zod";
import type { QueuedTask } from "#server/work/port.ts";
import { recordWithin, sendLink, type AccountServices } from "./account-services.ts";
import { mayWrite, ofAccount, ofInbox } from "#server/work/letter-allowance.ts";
import { resetMail } from "./mails/password-mails.tsx";
import { isDeviceOf } from "./stores/known-devices.ts";
import { mailTokenStore } from "./stores/mail-tokens.ts";
import { userStore } from "./stores/users.ts";

export const requestReset = "request-password-reset";

const resetRequest = z.object({
  email: z.string(),
  address: z.string(),
  userAgent: z.string(),
  /** What we keep of the browser's name. */
  device: z.hex().nullish(),
});

type Needed = Pick<
  AccountServices,
  "database" | "inTransaction" | "clock" | "log" | "limits" | "appUrl"
>;

/** Finds out whether there is anybody to send a link to, where nobody can time it. */
export const requestResetTask = (services: Needed): QueuedTask => ({
  name: requestReset,
  async run(data) {
    const { email, device, ...visit } = resetRequest.parse(data);
    const db = services.database.queries;
    const user = await userStore(db).findByEmail(email);
    if (user === null || user.suspendedAt !== null) return;
    // A browser of the owner's own has an allowance of its own: strangers who ask all day must not use it up.
    const isOwn = device && (await isDeviceOf(db, Buffer.from(device, "hex"), user.id));
    const allowance = isOwn ? ofAccount(user, "asked") : ofInbox(user.email);
    if (!(await mayWrite(services.limits, allowance))) return;
    await services.inTransaction(async (within) => {
      const all = { ...services, ...within };
      await mailTokenStore(within.tx).end(user.id, "reset-request");
      await sendLink(all, user, "reset-password", user.email, (link) =>
        resetMail(user.username, link),
      );
      await recordWithin(all, user.id, "password-reset-requested", visit);
    });
  },
});
