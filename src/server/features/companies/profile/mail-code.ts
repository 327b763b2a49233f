import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { brand } from "#domain/brand.ts";
import { mailCodeMinutes } from "#domain/companies/own-domain.ts";
import { letter } from "#server/work/letter.tsx";

/** Six figures, easily typed over. */
export const newMailCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, "0");

/** With the company's own secret in it, so that a list of all codes opens none. */
export const codeHash = (code: string, proofCode: string): Uint8Array =>
  createHash("sha256").update(`${proofCode} ${code}`).digest();

export const isSameHash = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** What a domain has to say: nobody guesses it. */
export const newProofCode = (): string => randomBytes(16).toString("base64url");

export const codeMail = (username: string, code: string) =>
  letter({
    subject: `${code} is your code for ${brand.name}`,
    username,
    paragraphs: [
      `Somebody, hopefully you, wants to show readers of their jobs on ${brand.name} that they can be reached at this address.`,
      `The code is ${code}. It works for ${mailCodeMinutes} minutes.`,
    ],
    afterwards: ["If this was not you, ignore this mail: without the code nothing happens."],
  });
