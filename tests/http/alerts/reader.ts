import type { Alert } from "#contract/letters/alerts.ts";
import type { TestApp } from "#tests/support/test-app.ts";

type Send = Awaited<ReturnType<TestApp["as"]>>;

export const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

export const makeAlert = (send: Send, body: object = {}): Promise<Response> =>
  send("/api/alerts", json("POST", body));

export const listed = async (send: Send): Promise<Alert[]> =>
  ((await (await send("/api/alerts")).json()) as { alerts: Alert[] }).alerts;

/** Has a visitor ask for an alert; the token of the mail that follows. */
export async function asked(app: TestApp, email: string, body: object = {}): Promise<string> {
  await app.request("/api/alerts/by-mail", json("POST", { email, ...body }));
  return /confirm\/([\w-]{43})/.exec(app.mails()[0]?.text ?? "")?.[1] ?? "";
}

export const confirm = (app: TestApp, token: string): Promise<Response> =>
  app.request("/api/alerts/confirm", json("POST", { token }));

/** Mails with jobs in them, oldest first, as "to: how many". */
export const letters = (app: TestApp): string[] =>
  app
    .mails()
    .filter(({ subject }) => subject.endsWith("for your alert"))
    .map(({ to, subject }) => `${to}: ${subject.split(" ")[0] ?? ""}`)
    .toReversed();

/** What a browser without scripts sends. */
export const plainForm = (fields: Readonly<Record<string, string>>): RequestInit => ({
  method: "POST",
  headers: {
    "content-type": "application/x-www-form-urlencoded",
    accept: "text/html",
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "same-origin",
  },
  body: new URLSearchParams(fields).toString(),
});

/** Newsletters, oldest first, as "to: subject". */
export const newsletters = (app: TestApp): string[] =>
  app
    .mails()
    .filter(
      ({ subject, text }) => text.includes("weekly newsletter") && !subject.startsWith("Test"),
    )
    .map(({ to, subject }) => `${to}: ${subject}`)
    .toReversed();
