import { expect, test } from "vitest";
import { applyHost } from "./apply-host.ts";

test.each([
  ["https://boards.greenhouse.io/acme/jobs/1", "greenhouse.io"],
  ["https://www.jobs.acme.co.za/apply", "acme.co.za"],
  ["https://jobs.com/1", "jobs.com"],
  ["https://acme.example/careers", "acme.example"],
  ["mailto:jobs@acme.example", null],
  ["no address", null],
])("%s leads to %s", (link, host) => {
  expect(applyHost(link)).toBe(host);
});
