import { createHash } from "node:crypto";
import type { importEndpoints, ImportMapping } from "#contract/tracker/import.ts";
import type { UploadedFile } from "#contract/rows/upload.ts";
import { sastDay } from "#domain/days.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { roomFor } from "../applications/store.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { applicationsFile } from "./export-file.ts";
import { parseFile } from "./parse-file.ts";
import { previewOf } from "./preview.ts";
import { readImport } from "./read-import.ts";
import { addImport, importedBefore, lastImports, undoImport } from "./store.ts";

export function importHandlers({
  database,
  clock,
  startStepDone,
}: TrackerServices): Handlers<typeof importEndpoints> {
  const db = database.queries;

  function read([sent]: readonly UploadedFile[], said: ImportMapping | null) {
    const { bytes } = sent ?? fail("internal");
    const file = parseFile(bytes, said?.separator ?? null);
    const fileHash = createHash("sha256").update(bytes).digest();
    return { file, fileHash, found: readImport(file, said, clock.now()) };
  }

  return {
    exportApplications: ({ viewer }) => applicationsFile(db, viewer.id),

    async previewImport({ viewer, files, body }) {
      const { file, fileHash, found } = read(files.file, body.mapping ?? null);
      const before = await importedBefore(db, viewer.id, fileHash);
      return previewOf(file, found, before && sastDay(before));
    },

    async importApplications({ viewer, files, body }) {
      const { fileHash, found } = read(files.file, body.mapping);
      const { good, bad, openDate, missing } = found;
      if (openDate !== null || missing.length > 0)
        fail("invalid_input", { fields: { mapping: "Say first how to read this file." } });
      if (bad.length > 0 && !body.leaveOutBad) fail("import_has_bad_rows");
      if (good.length === 0)
        fail("invalid_input", { fields: { file: "No row of it can be imported." } });
      const now = clock.now();
      const importId = await database.transaction(async (tx) => {
        await roomFor(tx, viewer.id, good.length);
        const before = await importedBefore(tx, viewer.id, fileHash);
        if (before !== null && !body.evenIfAgain) fail("imported_before");
        await startStepDone(tx, viewer.id, "applications", now);
        return addImport(tx, { userId: viewer.id, fileHash, now }, good);
      });
      return { importId, imported: good.length, leftOut: bad.length };
    },

    async listImports({ viewer }) {
      const imports = await lastImports(db, viewer.id);
      return imports.map(({ id, rows, importedAt, undoneAt }) => ({
        id,
        rows,
        importedAt: importedAt.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
      }));
    },

    undoImport: ({ viewer, params }) =>
      database.transaction((tx) => undoImport(tx, viewer.id, params.id, clock.now())),
  };
}
