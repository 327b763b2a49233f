import { logoHashIn } from "#domain/companies/logo-address.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { DocumentRow } from "#server/http/documents.ts";
import { findLogo } from "./store.ts";

/** Always of the one type that we draw them in, whatever they once were. */
export const logoFiles = (db: Queries): DocumentRow => ({
  path: "/logos/:file",
  topics: [],
  async make(file) {
    const hash = logoHashIn(file);
    const bytes = hash === null ? null : await findLogo(db, hash);
    if (bytes === null) return null;
    return { type: "image/webp", body: new Uint8Array(bytes), changedAt: null, isForever: true };
  },
});
