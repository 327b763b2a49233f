import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { jobSeeds } from "#seeds/jobs/index.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import { factsOf } from "#domain/listing/read-facts.ts";
import { rulesVersion } from "#domain/listing/rules-version.ts";

/** What the rules of this version make of postings we know. */
const known = { version: 11, digest: "75ec3322b1934271" };

test("rules that read known postings differently have a version of their own", () => {
  const facts = jobSeeds.map(({ title, company, location, description, salary, tags }) =>
    factsOf({ title, company, location, description, payText: salary ?? "", tags }, startingRates),
  );
  const digest = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
  // Where this fails: raise `rulesVersion`, and note both here.
  expect({ version: rulesVersion, digest }).toEqual(known);
});
