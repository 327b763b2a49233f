import { longestStrategySearch } from "#domain/guides/strategy-rules.ts";
import { Button } from "#client/ui/button.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { galleryAddress, type GalleryFilters } from "../address.ts";

export const GalleryFilterForm = ({ filters }: { filters: GalleryFilters }) => (
  <FilterForm
    address={galleryAddress}
    filters={filters}
    keeps={["category"]}
    className="items-center sm:grid-cols-[1fr_auto_auto] sm:gap-x-5"
  >
    <SearchField
      label="Search strategies"
      placeholder="Connects, invoice, follow-up…"
      defaultValue={filters.search}
      maxLength={longestStrategySearch}
    />
    <Checkbox
      name="favourites"
      value="true"
      defaultChecked={filters.favourites}
      onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    >
      Favourites only
    </Checkbox>
    <Button type="submit" variant="primary" className="min-h-11">
      Search
    </Button>
  </FilterForm>
);
