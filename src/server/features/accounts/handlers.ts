import type { accountEndpoints } from "#contract/accounts.ts";
import type { Handlers } from "#server/http/api/handler.ts";

export const accountHandlers = (): Handlers<typeof accountEndpoints> => ({
  readUser: ({ viewer }) => viewer,

  async logout({ session }) {
    await session.end();
    return { ok: true };
  },
});
