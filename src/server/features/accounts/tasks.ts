import { z } from "zod";
import type { QueuedTask } from "#server/work/port.ts";
import { record, sendLink, type AccountServices } from "./account-services.ts";
import { resetMail } from "./mails/password-mails.tsx";
import { userStore } from "./stores/users.ts";

export const requestReset = "request-password-reset";

const resetRequest = z.object({ email: z.string(), address: z.string(), userAgent: z.string() });

type Needed = Pick<AccountServices, "database" | "together" | "clock" | "log" | "appUrl">;

/** Finds out whether there is anybody to send a link to, where nobody can time it. */
export const requestResetTask = (services: Needed): QueuedTask => ({
  name: requestReset,
  async run(data) {
    const { email, ...visit } = resetRequest.parse(data);
    const user = await userStore(services.database.queries).findByEmail(email);
    if (user === null || user.suspendedAt !== null) return;
    await record(services, user.id, "password-reset-requested", visit);
    await services.together((within) =>
      sendLink({ ...services, ...within }, user, "reset-password", user.email, (link) =>
        resetMail(user.username, link),
      ),
    );
  },
});
