import { afterAll, expect, test } from "vitest";
import { addYear } from "#domain/membership/term.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { signatureOf } from "#server/adapters/payments/paystack/signature.ts";
import { newMember, paid, premiumUntilOf, recordsOf } from "#tests/http/membership/member.ts";
import { silentLog } from "#tests/support/log.ts";
import { payingApps } from "#tests/support/providers/paystack.ts";
import { emptyDatabase } from "#tests/support/postgres/client.ts";
import { testApp } from "#tests/support/test-app.ts";

const opened: Database[] = [];

afterAll(async () => {
  for (const database of opened) await database.close();
});

function open(url: string): Database {
  const database = openPostgres({ url, log: silentLog });
  opened.push(database);
  return database;
}

test("F36: a hundred webhooks, a hundred verifies and the sweep, at once in two processes, count one payment once", async () => {
  const url = await emptyDatabase();
  const one = open(url);
  await migrate(one, "migrations");
  const { app, paystack } = (await payingApps(one))();
  const { secretKey, publicKey, planCode, baseUrl } = app.services.config.paystack;
  const other = testApp(open(url), {
    env: {
      PAYSTACK_SECRET_KEY: secretKey,
      PAYSTACK_PUBLIC_KEY: publicKey,
      PAYSTACK_PLAN_CODE: planCode,
      PAYSTACK_BASE_URL: baseUrl,
    },
  });
  paystack.webhooks.mode = "drop";
  const member = await newMember(app);
  const reference = await paid(member, paystack);
  const told = paystack.webhooks.sent.map(({ body }) => body);
  const deliver = async (at: number): Promise<number> => {
    const body = told[at % told.length] ?? "";
    const headers = { "x-paystack-signature": signatureOf(body, secretKey) };
    const init = { method: "POST", headers, body };
    const target = at % 3 === 0 ? app : other;
    return (await target.request("/api/webhooks/paystack", init)).status;
  };
  const statuses = await Promise.all([
    ...Array.from({ length: 100 }, (_, at) => deliver(at)),
    ...Array.from({ length: 20 }, () => member.verify(reference).then(({ status }) => status)),
    app.runTask("settle-payments").then(() => 200),
    other.runTask("settle-payments").then(() => 200),
  ]);
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(await recordsOf(app, member.user)).toEqual(["payment-counted"]);
  expect(await premiumUntilOf(app, member.user)).toEqual(addYear(app.clock.now()));
  expect(await member.membership()).toMatchObject({ state: "renewing", canChangeCard: true });
  const receipts = [...app.mails(), ...other.mails()].filter(({ subject }) =>
    subject.includes("receipt"),
  );
  expect(receipts).toHaveLength(1);
});
