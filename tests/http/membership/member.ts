import { eq } from "drizzle-orm";
import type { Membership, Payment } from "#contract/membership.ts";
import type { User } from "#contract/accounts.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { payments, premiumRecords, users } from "#server/adapters/database/schema.ts";
import type { Simulator } from "#server/adapters/payments/simulator/simulator.ts";
import type { UserRow } from "#server/features/accounts/stores/users.ts";
import { testApp, type TestApp } from "../../support/test-app.ts";

interface Answer {
  readonly status: number;
  readonly reply: Record<string, unknown>;
}

interface Begun {
  readonly reference: string;
  readonly access_code: string;
  readonly authorization_url: string;
}

/** Somebody with an account, in front of the product. */
export interface TestMember {
  readonly user: UserRow;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  get(path: string): Promise<Answer>;
  isPremium(): Promise<boolean>;
  begin(): Promise<Begun>;
  verify(reference: string): Promise<Answer>;
  membership(): Promise<Membership>;
  payments(): Promise<readonly Payment[]>;
}

export async function newMember(
  app: TestApp,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<TestMember> {
  const user = await app.build.user(overrides);
  return memberFor(app, user);
}

export async function memberFor(app: TestApp, user: UserRow): Promise<TestMember> {
  const send = await app.as(user);
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { "content-type": "application/json" };
    const response = await send(
      path,
      body === undefined ? { method } : { method, headers, body: JSON.stringify(body) },
    );
    return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
  };
  const member: TestMember = {
    user,
    post: (path, body) => call("POST", path, body),
    put: (path, body) => call("PUT", path, body),
    get: (path) => call("GET", path),
    isPremium: async () => ((await call("GET", "/api/user")).reply as unknown as User).isPremium,
    async begin() {
      const { status, reply } = await call("POST", "/api/subscription/initialize", {});
      if (status !== 200)
        throw new Error(`Initialize answered ${status}: ${JSON.stringify(reply)}`);
      return reply["data"] as Begun;
    },
    verify: (reference) => call("POST", "/api/subscription/verify", { reference }),
    membership: async () => (await call("GET", "/api/subscription")).reply as unknown as Membership,
    payments: async () =>
      (await call("GET", "/api/subscription/payments")).reply as unknown as readonly Payment[],
  };
  return member;
}

/** Begins and pays; the provider's news may or may not arrive. */
export async function paid(member: TestMember, paystack: Simulator): Promise<string> {
  const { reference } = await member.begin();
  await paystack.pay(reference);
  return reference;
}

/** How often something was written down about a user. */
export async function recordsOf(app: TestApp, user: UserRow): Promise<readonly string[]> {
  const rows = await app.services.database.queries
    .select()
    .from(premiumRecords)
    .where(eq(premiumRecords.userId, user.id))
    .orderBy(premiumRecords.id);
  return rows.map(({ kind }) => kind);
}

export async function premiumUntilOf(app: TestApp, user: UserRow): Promise<Date | null> {
  const [row] = await app.services.database.queries
    .select()
    .from(users)
    .where(eq(users.id, user.id));
  return row?.premiumUntil ?? null;
}

export async function paymentRow(app: TestApp, reference: string) {
  const [row] = await app.services.database.queries
    .select()
    .from(payments)
    .where(eq(payments.reference, reference));
  if (row === undefined) throw new Error(`There is no payment ${reference}`);
  return row;
}

/** Moves both clocks, and lets the provider do what has fallen due. */
export async function pass(app: TestApp, paystack: Simulator, milliseconds: number): Promise<void> {
  app.clock.advance(milliseconds);
  await paystack.catchUp();
}

export const subjects = (app: TestApp): readonly string[] =>
  app.mails().map(({ subject }) => subject);

/** With the simulator in the same process and no socket between, for tests that ask very often. */
export function quickPaying(
  database: Database,
  options: Parameters<typeof testApp>[1] = {},
): { app: TestApp; paystack: Simulator } {
  const app = testApp(database, options);
  const paystack = app.services.paystackSimulator;
  if (paystack === null) throw new Error("A demo pays a simulator");
  return { app, paystack };
}

export const callsTo = (paystack: Simulator, call: string): number =>
  paystack.calls.filter((one) => one.call === call).length;
