import { expect } from "vitest";
import type { ListedDocument, WholeDocument } from "#contract/tools/documents.ts";
import type { ToolMember } from "../member.ts";

export const documentsPath = "/api/premium/documents";

export const pathOf = (id: number): string => `${documentsPath}/${id}`;

/** A template of ours, kept: it needs no key. */
export async function keptResume(member: ToolMember): Promise<WholeDocument> {
  return kept(member, "resume", { specialty: "SEO", experienceLevel: "Mid Level" });
}

export async function keptOutreach(
  member: ToolMember,
  asked: Readonly<Record<string, string>> = {},
): Promise<WholeDocument> {
  return kept(member, "outreach", {
    target: "saas",
    purpose: "networking",
    channel: "both",
    role: "Lifecycle marketer",
    ...asked,
  });
}

async function kept(member: ToolMember, tool: string, request: object): Promise<WholeDocument> {
  const { status, reply } = await member.post(documentsPath, { content: { tool, request } });
  expect(status, JSON.stringify(reply)).toBe(200);
  return reply as unknown as WholeDocument;
}

export async function listOf(member: ToolMember, query = "") {
  const { status, reply } = await member.get(documentsPath + query);
  expect(status, JSON.stringify(reply)).toBe(200);
  return reply as unknown as {
    readonly documents: readonly ListedDocument[];
    readonly nextCursor: string | null;
    readonly total: number;
  };
}

export const titlesIn = async (member: ToolMember, query = ""): Promise<string[]> =>
  (await listOf(member, query)).documents.map(({ title }) => title);
