import { expect } from "vitest";
import type { ImportMapping, ImportPreview } from "#contract/tracker/import.ts";
import type { TestApp } from "../../../support/test-app.ts";
import { toolMember, type ToolMember } from "../../tools/member.ts";

const path = "/api/premium/job-applications";
const given = new Set(["id", "version", "origin"]);

interface Answer<Reply> {
  readonly status: number;
  readonly reply: Reply;
}

interface Imported {
  readonly importId: number;
  readonly imported: number;
  readonly leftOut: number;
  readonly code: string;
}

/** A member with a spreadsheet. */
export interface FileMember extends ToolMember {
  preview(text: string | Uint8Array, mapping?: unknown): Promise<Answer<ImportPreview>>;
  import(
    text: string | Uint8Array,
    mapping: ImportMapping,
    also?: Readonly<Record<string, string>>,
  ): Promise<Answer<Imported>>;
  /** The exported file, as its bytes have it. */
  exported(): Promise<string>;
  /** The list without what only the database gives it. */
  list(): Promise<readonly Record<string, unknown>[]>;
}

export async function fileMember(app: TestApp): Promise<FileMember> {
  const member = await toolMember(app);

  async function send<Reply>(
    address: string,
    text: string | Uint8Array,
    fields: Readonly<Record<string, string>>,
  ): Promise<Answer<Reply>> {
    const form = new FormData();
    const content = typeof text === "string" ? text : new Uint8Array(text);
    form.append("file", new File([content], "list.csv", { type: "text/csv" }));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await member.raw(address, { method: "POST", body: form });
    return { status: response.status, reply: (await response.json()) as Reply };
  }

  return {
    ...member,
    preview: (text, mapping) =>
      send(
        `${path}/import/preview`,
        text,
        mapping === undefined ? {} : { mapping: JSON.stringify(mapping) },
      ),
    import: (text, mapping, also = {}) =>
      send(`${path}/import`, text, { mapping: JSON.stringify(mapping), ...also }),
    async exported() {
      const response = await member.raw(`${path}/export`);
      expect(response.status).toBe(200);
      return Buffer.from(await response.arrayBuffer()).toString("utf8");
    },
    async list() {
      const response = await member.raw(path);
      const rows = (await response.json()) as Record<string, unknown>[];
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !given.has(name))),
      );
    },
  };
}
