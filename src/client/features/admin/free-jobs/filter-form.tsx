import { longestDeskSearch } from "#domain/desk/limits.ts";
import { Button } from "#client/ui/button.tsx";
import { Switch } from "#client/ui/form/choices.tsx";
import { FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { freeJobsAddress, type FreeJobFilters } from "./address.ts";

export const FreeJobFilterForm = ({ filters }: { filters: FreeJobFilters }) => (
  <FilterForm
    address={freeJobsAddress}
    filters={filters}
    keeps={["sort"]}
    className="items-center sm:grid-cols-[1fr_auto_auto] sm:gap-x-5"
  >
    <SearchField
      label="Search free jobs"
      placeholder="Title or company"
      defaultValue={filters.search}
      maxLength={longestDeskSearch}
    />
    <Switch
      name="activeOnly"
      value="false"
      defaultChecked={!filters.isActiveOnly}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    >
      Show inactive
    </Switch>
    <Button type="submit" className="min-h-11">
      Search
    </Button>
  </FilterForm>
);
