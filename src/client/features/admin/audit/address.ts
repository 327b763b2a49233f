import {
  auditSorts,
  auditSubjects,
  deeds,
  usualAuditSort,
  type AuditSort,
  type AuditSubject,
  type Deed,
} from "#domain/desk/audit-deeds.ts";
import { auditLimits } from "#domain/desk/limits.ts";
import { paths } from "#domain/paths.ts";
import {
  choiceOf,
  listAddress,
  searchText,
  usually,
  type ListPlace,
} from "#client/ui/list/list-address.ts";

/** Which entries of the trail are looked for, and in which order. */
export interface AuditFilters {
  readonly search: string;
  readonly by: string;
  readonly deed: Deed | null;
  readonly subject: AuditSubject | null;
  /** Of a subject, only this one; empty for all. */
  readonly subjectId: string;
  readonly sort: AuditSort;
}

export type AuditPlace = ListPlace<AuditFilters>;

export const auditAddress = listAddress<AuditFilters>(paths.adminAudit, {
  search: searchText("search", auditLimits.search),
  by: searchText("by", auditLimits.by),
  deed: choiceOf("deed", Object.keys(deeds) as Deed[]),
  subject: choiceOf("subject", auditSubjects),
  subjectId: searchText("subjectId", auditLimits.subjectId),
  sort: usually("sort", usualAuditSort, auditSorts),
});

export const { placeIn, addressOf } = auditAddress;

export const noFilters: AuditFilters = placeIn(new URLSearchParams()).filters;
