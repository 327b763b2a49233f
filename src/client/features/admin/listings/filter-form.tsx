import { longestDeskSearch } from "#domain/desk/limits.ts";
import { Button } from "#client/ui/button.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { concernNames, listingsAddress, statusNames, type ListingFilters } from "./address.ts";

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const ListingFilterForm = ({ filters }: { filters: ListingFilters }) => (
  <FilterForm
    address={listingsAddress}
    filters={filters}
    keeps={["sort"]}
    className="sm:grid-cols-2 lg:grid-cols-[1fr_15rem_13rem_auto]"
  >
    <SearchField
      label="Search listings"
      placeholder="Title or company"
      defaultValue={filters.search}
      maxLength={longestDeskSearch}
    />
    <ChoiceField
      name="concern"
      label="Concern"
      any="Any concern"
      chosen={filters.concern}
      options={optionsOf(concernNames)}
    />
    <ChoiceField
      name="status"
      label="State"
      any="Any state"
      chosen={filters.status}
      options={optionsOf(statusNames)}
    />
    <Button type="submit" variant="primary" className="min-h-11">
      Search
    </Button>
  </FilterForm>
);
