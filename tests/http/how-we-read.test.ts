import { expect, test } from "vitest";
import { kindsOfFact } from "#domain/listing/explained/kinds-of-fact.ts";
import { placeRules } from "#domain/listing/place/openness/place-rules.ts";
import type { ExplainedKind } from "#contract/listings/how-we-read.ts";
import { freshTables, testApp } from "../support/test-app.ts";

const database = await freshTables();

async function kinds(): Promise<readonly ExplainedKind[]> {
  const response = await testApp(database).request("/api/how-we-read");
  expect(response.status).toBe(200);
  return ((await response.json()) as { kinds: ExplainedKind[] }).kinds;
}

test("everybody may read every rule about who may apply, with its example and its near miss", async () => {
  const open = (await kinds()).find(({ kind }) => kind === "open");
  for (const { id, reason, fires, spares } of placeRules) {
    expect(open?.rules).toContainEqual({ id, reason, examples: { fires, spares } });
  }
});

test("every kind of fact has rules, and no pattern of any is told", async () => {
  const told = await kinds();
  expect(told.map(({ kind }) => kind)).toEqual(kindsOfFact);
  for (const { rules } of told) {
    expect(rules.length).toBeGreaterThan(4);
    for (const rule of rules) expect(Object.keys(rule)).toEqual(["id", "reason", "examples"]);
  }
});
