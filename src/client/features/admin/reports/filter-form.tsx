import { longestDeskSearch } from "#domain/desk/limits.ts";
import { problemNames } from "#client/copy/problem-names.ts";
import { Button } from "#client/ui/button.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { reportStateNames, reportsAddress, type ReportFilters } from "./address.ts";

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const { waiting, ...otherStates } = reportStateNames;

export const ReportFilterForm = ({ filters }: { filters: ReportFilters }) => (
  <FilterForm
    address={reportsAddress}
    filters={filters}
    keeps={["sort"]}
    className="sm:grid-cols-2 lg:grid-cols-[1fr_15rem_13rem_auto]"
  >
    <SearchField
      label="Search reports"
      placeholder="Title or company"
      defaultValue={filters.search}
      maxLength={longestDeskSearch}
    />
    <ChoiceField
      name="kind"
      label="Problem"
      any="Any problem"
      chosen={filters.kind}
      options={optionsOf(problemNames)}
    />
    <ChoiceField
      name="state"
      label="State"
      any={waiting}
      chosen={filters.state === "waiting" ? null : filters.state}
      options={optionsOf(otherStates)}
    />
    <Button type="submit" variant="primary" className="min-h-11">
      Search
    </Button>
  </FilterForm>
);
