import { expect } from "vitest";
import type { CompanyProfile } from "#contract/companies/profile.ts";
import type { TestApp } from "../../support/test-app.ts";

export const path = "/api/employers/company";
export const tidewrack = {
  name: "Tidewrack",
  website: "https://www.tidewrack.example/",
  about: "Wetsuits.",
};

export type Send = TestApp["request"];

export const asJson = (method: string, body?: object): RequestInit => ({
  method,
  ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
});

export async function ask(send: Send, at: string, init?: RequestInit) {
  const answer = await send(at, init);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

export const owner = async (app: TestApp): Promise<Send> =>
  app.as(await app.build.user({ isEmployer: true }));

export async function saved(send: Send, changes: object = {}): Promise<CompanyProfile> {
  const { status, body } = await ask(
    send,
    path,
    asJson("PUT", { ...tidewrack, version: null, ...changes }),
  );
  expect(status).toBe(200);
  return body as CompanyProfile;
}

export const own = async (send: Send) =>
  (await ask(send, path)).body["company"] as CompanyProfile | null;
