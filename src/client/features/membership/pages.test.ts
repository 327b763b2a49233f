import { describe, expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import type { ApiFetch } from "#contract/page.ts";
import { textOf } from "#tests/support/pieces.ts";
import type { Membership, Payment, Receipt } from "#contract/membership.ts";
import { renderer } from "#client/entry-server.tsx";

const card = { brand: "visa", last4: "4081", expires: "12/2030" };

const renewing: Membership = {
  state: "renewing",
  paidUntil: "2027-11-15T08:00:00.000Z",
  premiumUntil: "2027-11-15T08:00:00.000Z",
  renewsAt: "2027-11-15T08:00:00.000Z",
  card,
  canCancel: true,
  canResume: false,
  canChangeCard: true,
};

const payment: Payment = {
  reference: "sub-1-refused",
  state: "refused",
  cents: 200_000,
  currency: "ZAR",
  startedAt: "2026-11-15T08:00:00.000Z",
  paidAt: null,
  returnedCents: 0,
  card: null,
  receiptNumber: null,
};

const receipt: Receipt = {
  seller: { name: "Kwela", vatNumber: null },
  vatCents: null,
  number: "KW-2026-000012",
  reference: "sub-1-paid",
  paidAt: "2026-11-15T08:00:00.000Z",
  cents: 200_000,
  currency: "ZAR",
  returnedCents: 0,
  periodStart: "2026-11-15T08:00:00.000Z",
  periodEnd: "2027-11-15T08:00:00.000Z",
  member: { username: "thandi", email: "thandi@example.test" },
  card,
};

const thandi: User = {
  id: 1,
  username: "thandi",
  email: "thandi@example.test",
  isPremium: true,
  premiumUntil: "2027-11-15T08:00:00.000Z",
  isAdmin: false,
};

type Answers = Readonly<Record<string, unknown>>;

/** The page as the server would send it, from an API that knows these answers and nothing else. */
async function render(
  path: string,
  answers: Answers,
  viewer: User | null = thandi,
  isDemo = false,
) {
  const fetchApi: ApiFetch = (asked) => {
    const known = asked in answers;
    return Promise.resolve(
      known ? Response.json(answers[asked]) : Response.json({ code: "not_found" }, { status: 404 }),
    );
  };
  const site = {
    isDemo,
    appUrl: "https://kwela.test",
    supportEmail: "help@kwela.test",
    checkoutScript: null,
  };
  const url = `https://kwela.test${path}`;
  return renderer.render({ url, viewer, fetchApi, site, returned: null });
}

async function markup(...args: Parameters<typeof render>): Promise<string> {
  const page = await render(...args);
  if (page.kind !== "page") throw new Error(`Led to ${page.location}`);
  return textOf(page.html).replaceAll("<!-- -->", "");
}

const account = (membership: object, payments: readonly Payment[] = []) => ({
  "/api/subscription": membership,
  "/api/subscription/payments": payments,
});

describe("the membership on the account page", () => {
  test("says what is charged and when, and can be cancelled", async () => {
    const html = await markup("/account", account(renewing));
    expect(html).toContain('id="membership"');
    expect(html).toContain("Renews on Nov 15, 2027 for R2,000");
    expect(html).toContain("Visa ending in 4081");
    expect(html).toContain("Cancel subscription");
    expect(html).not.toContain(">Resume<");
    expect(html).toContain("You have not paid anything yet.");
  });

  test("offers what the server says can be done, and nothing else", async () => {
    const nothing = { canCancel: false, canResume: false, canChangeCard: false };
    const overdue = { ...renewing, ...nothing, state: "overdue" };
    const html = await markup("/account", account(overdue));
    expect(html).toContain("Your renewal did not go through");
    expect(html).toContain('href="/subscribe"');
    expect(html).not.toMatch(/Cancel subscription|>Resume<|Update your card/);
    expect(await markup("/account", account({ ...overdue, canChangeCard: true }))).toContain(
      "Update your card",
    );
  });

  test("explains a payment that was refused, with its reference and where to write", async () => {
    const html = await markup("/account", account(renewing, [payment]));
    expect(html).toContain("Not accepted");
    expect(html).toContain("sub-1-refused");
    expect(html).toContain("mailto:help@kwela.test");
    expect(html).not.toContain("/account/receipts/");
  });

  test("that cannot be fetched leaves the rest of the page standing", async () => {
    const html = await markup("/account", {});
    expect(html).toContain('id="membership"');
    expect(html).toContain("Change password");
  });
});

describe("a receipt", () => {
  const path = "/account/receipts/KW-2026-000012";
  const api = { "/api/subscription/receipts/KW-2026-000012": receipt };

  test("names seller, member, number, day, period, card and amount, and claims no tax", async () => {
    const html = await markup(path, api);
    for (const part of [
      "Kwela",
      "help@kwela.test",
      "thandi@example.test",
      "KW-2026-000012",
      "Nov 15, 2026",
      "Nov 15, 2026 to Nov 15, 2027",
      "Visa ending in 4081",
      "R2,000.00",
      "sub-1-paid",
    ])
      expect(html).toContain(part);
    expect(html).not.toMatch(/\bVAT\b|tax invoice|Refunded|demonstration/i);
  });

  test("of a seller who is registered for VAT shows the number and the sum", async () => {
    const registered = { name: "Kwela Careers (Pty) Ltd", vatNumber: "4123456789" };
    const withVat = { ...receipt, seller: registered, vatCents: 26_087 };
    const html = await markup(path, { "/api/subscription/receipts/KW-2026-000012": withVat });
    for (const part of ["Kwela Careers (Pty) Ltd", "4123456789", "R260.87"])
      expect(html).toContain(part);
  });

  test("takes off what went back", async () => {
    const refunded = { ...receipt, returnedCents: 50_050 };
    const html = await markup(path, { "/api/subscription/receipts/KW-2026-000012": refunded });
    expect(html).toContain("−R500.50");
    expect(html).toContain("R1,499.50");
  });

  test("of a demo says that no money was paid", async () => {
    expect(await markup(path, api, thandi, true)).toContain("No money was paid");
  });

  test("that is unknown, or somebody else's, is not there; search engines never see one", async () => {
    const missing = await render("/account/receipts/KW-2026-000013", api);
    expect(missing).toMatchObject({ kind: "page", status: 404 });
    expect(await render(path, api)).toMatchObject({ status: 200, head: { canonical: null } });
  });

  test("asks a visitor to sign in first, and leads back", async () => {
    expect(await render(path, api, null)).toMatchObject({
      kind: "redirect",
      location: "/auth?next=%2Faccount%2Freceipts%2FKW-2026-000012",
    });
  });
});

describe("the administrators' pages", () => {
  const member = {
    userId: 7,
    username: "sipho",
    email: "sipho@example.test",
    state: "given",
    joinedAt: "2026-01-15T08:00:00.000Z",
    premiumUntil: "2027-11-15T08:00:00.000Z",
    lastPaidAt: null,
    payments: 0,
  };
  const admin = { ...thandi, isAdmin: true };

  test("lead everybody else home", async () => {
    for (const path of ["/admin/memberships", "/admin/memberships/7"])
      for (const viewer of [thandi, null])
        expect(await render(path, {}, viewer)).toMatchObject({ kind: "redirect", location: "/" });
  });

  test("the address decides what is searched for, and an odd one does no harm", async () => {
    const found = { members: [member], nextCursor: "next+1", total: 90, totalIsCapped: false };
    const asked = "/api/admin/memberships?search=sipho&state=given";
    const html = await markup(
      "/admin/memberships?search=+sipho&state=given",
      { [asked]: found },
      admin,
    );
    expect(html).toContain('href="/admin/memberships/7"');
    expect(html).toContain("search=sipho&amp;state=given&amp;cursor=next%2B1");
    const all = {
      "/api/admin/memberships": { members: [], nextCursor: null, total: 0, totalIsCapped: false },
    };
    expect(await markup("/admin/memberships?state=toString", all, admin)).toContain(
      "No members yet",
    );
  });

  test("a member's record says who did what and why", async () => {
    const record = {
      id: 1,
      kind: "given-by-hand",
      source: "admin",
      reference: null,
      cents: null,
      mismatch: null,
      reason: "Waited three days for an answer",
      by: "naledi",
      premiumUntil: member.premiumUntil,
      at: "2026-11-15T08:00:00.000Z",
    };
    const lists = { subscriptions: [], paymentList: [], events: [], records: [record] };
    const detail = { ...member, paidUntil: null, ...lists, version: 1 };
    const html = await markup(
      "/admin/memberships/7",
      { "/api/admin/memberships/7": detail },
      admin,
    );
    for (const part of ["Premium given", "naledi", "Waited three days for an answer"])
      expect(html).toContain(part);
    expect(await render("/admin/memberships/8", {}, admin)).toMatchObject({ status: 404 });
  });
});
