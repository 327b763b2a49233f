import { usualAuditSort } from "#domain/desk/audit-deeds.ts";
import type { Api } from "#client/api.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import type { AuditFilters } from "./address.ts";

export const auditQuery = (api: Api, filters: AuditFilters, from: string | null) =>
  deskQuery(["audit", filters, from], from, (cursor) =>
    api.get("/api/admin/audit", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, by, deed, subject, subjectId, sort }: AuditFilters) => ({
  search: search || undefined,
  by: by || undefined,
  deed: deed ?? undefined,
  subject: subject ?? undefined,
  subjectId: subjectId || undefined,
  sort: sort === usualAuditSort ? undefined : sort,
});
