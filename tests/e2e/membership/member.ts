import { expect, type APIRequestContext } from "@playwright/test";

export interface NewMember {
  readonly username: string;
  readonly email: string;
}

export const memberPassword = "table mountain at six";

/** Somebody new, signed in wherever these requests come from. */
export async function register(request: APIRequestContext): Promise<NewMember> {
  const username = `naledi-${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@example.test`;
  const data = { username, email, password: memberPassword };
  const answer = await request.post("/api/register", { data });
  expect(answer.status()).toBe(200);
  return { username, email };
}

/** Pays for a year at the demo's own provider, as its checkout page would. */
export async function payForYear(request: APIRequestContext): Promise<void> {
  const begun = await request.post("/api/subscription/initialize", { data: {} });
  expect(begun.status(), await begun.text()).toBe(200);
  const { reference, authorization_url } = ((await begun.json()) as Begun).data;
  await request.post(authorization_url, { form: { card: "success" }, maxRedirects: 0 });
  const verified = await request.post("/api/subscription/verify", { data: { reference } });
  expect(await verified.json()).toMatchObject({ success: true });
}

interface Begun {
  readonly data: { readonly reference: string; readonly authorization_url: string };
}
