import { Resolver } from "node:dns/promises";
import { proofFile } from "#domain/companies/own-domain.ts";
import type { Web } from "#server/adapters/web/port.ts";
import type { Domains } from "./port.ts";

const patience = { timeout: 3_000, tries: 2 };
const longestFile = 2_000;

/** Asks the domain's own records, and then its site for a file, through the guarded web. */
export function publicDomains(web: Web): Domains {
  async function linesOf(domain: string): Promise<string[]> {
    const address = `https://${domain}${proofFile}`;
    const bytes = await web.fetchBytes(address, longestFile).catch(() => new Uint8Array());
    return new TextDecoder()
      .decode(bytes)
      .split(/\r?\n/)
      .map((line) => line.trim());
  }

  return {
    async find(domain, words) {
      if ((await recordsOf(domain)).includes(words)) return "dns";
      return (await linesOf(domain)).includes(words) ? "file" : null;
    },
  };
}

async function recordsOf(domain: string): Promise<string[]> {
  const records = await new Resolver(patience).resolveTxt(domain).catch(() => []);
  return records.map((pieces) => pieces.join("").trim());
}
