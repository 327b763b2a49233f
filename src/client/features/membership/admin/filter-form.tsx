import { longestPersonSearch } from "#domain/desk/limits.ts";
import { Button } from "#client/ui/button.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { stateNames } from "#client/membership/state-chip.tsx";
import { membersAddress, type MemberFilters } from "./address.ts";

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

export const MemberFilterForm = ({ filters }: { filters: MemberFilters }) => (
  <FilterForm
    address={membersAddress}
    filters={filters}
    keeps={["sort"]}
    className="sm:grid-cols-[1fr_13rem_auto]"
  >
    <SearchField
      label="Search members"
      placeholder="Name, address or reference"
      defaultValue={filters.search}
      maxLength={longestPersonSearch}
    />
    <ChoiceField
      name="state"
      label="State"
      any="Any state"
      chosen={filters.state}
      options={states}
    />
    <Button type="submit" variant="primary" className="min-h-11">
      Search
    </Button>
  </FilterForm>
);
