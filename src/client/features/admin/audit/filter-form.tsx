import { auditSubjects, deeds } from "#domain/desk/audit-deeds.ts";
import { auditLimits } from "#domain/desk/limits.ts";
import { Button } from "#client/ui/button.tsx";
import { Input } from "#client/ui/form/text-input.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { auditAddress, type AuditFilters } from "./address.ts";
import { capitalised } from "./say-entry.ts";

const deedOptions = Object.entries(deeds).map(([value, said]) => ({
  value,
  label: capitalised(said),
}));
const subjectOptions = auditSubjects.map((value) => ({ value, label: capitalised(value) }));

export const AuditFilterForm = ({ filters }: { filters: AuditFilters }) => (
  <FilterForm
    address={auditAddress}
    filters={filters}
    keeps={["sort"]}
    className="sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto]"
  >
    <SearchField
      label="Search the trail"
      placeholder="Name or reason"
      defaultValue={filters.search}
      maxLength={auditLimits.search}
    />
    <ChoiceField
      name="deed"
      label="Deed"
      any="Any deed"
      chosen={filters.deed}
      options={deedOptions}
    />
    <ChoiceField
      name="subject"
      label="Subject"
      any="Any subject"
      chosen={filters.subject}
      options={subjectOptions}
    />
    <Input
      name="by"
      aria-label="Who did it"
      placeholder="By whom (username)"
      defaultValue={filters.by}
      maxLength={auditLimits.by}
      autoComplete="off"
    />
    <Button type="submit" variant="primary" className="min-h-11 sm:max-lg:col-span-2">
      Search
    </Button>
  </FilterForm>
);
