import { jobOrders, longestSearch, type JobFilters, type JobOrder } from "#domain/jobs/filters.ts";
import { payBands } from "#domain/jobs/pay-bands.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";
import type { JobList } from "#contract/jobs.ts";
import { Button } from "#client/ui/button.tsx";
import { Switch } from "#client/ui/form/choices.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { boardAddress } from "./address.ts";

interface Facets {
  readonly counts: JobList["facets"];
  /** There may be more of each than was counted. */
  readonly areAtLeast: boolean;
}

interface FilterBarProps {
  readonly filters: JobFilters;
  /** Unknown until the list is there. */
  readonly facets: Facets | undefined;
}

const inName = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const choices = [
  { name: "roleType", label: "Role type", any: "All Roles", options: inName(roleTypes) },
  { name: "experience", label: "Experience", any: "All Levels", options: inName(experienceLevels) },
  {
    name: "salary",
    label: "Salary",
    any: "Any Salary",
    options: payBands.map(({ id, label }) => ({ value: id, label })),
  },
] as const;

export function FilterBar({ filters, facets }: FilterBarProps) {
  return (
    <FilterForm
      address={boardAddress}
      filters={filters}
      keeps={["isSavedOnly"]}
      className="xl:gap-y-2 xl:px-3 xl:py-2.5 grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] md:max-lg:grid-cols-[1fr_1fr_1fr_auto] lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto]"
    >
      <SearchField
        label="Search jobs"
        placeholder="Search jobs..."
        defaultValue={filters.search}
        maxLength={longestSearch}
        className="max-lg:col-span-full"
      />
      {choices.map(({ name, options, ...choice }) => (
        <ChoiceField
          key={name}
          {...choice}
          name={name}
          chosen={filters[name]}
          options={options.map(({ value, label }) => ({
            value,
            label: label + howMany(facets, name, value),
          }))}
        />
      ))}
      <Button type="submit" variant="primary" className="min-h-11">
        Apply Filters
      </Button>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-2 xl:gap-x-4">
        <p className="text-sm text-quiet">
          {filters.isWorldwideOnly
            ? "All jobs are worldwide remote positions."
            : "All jobs are worldwide remote positions, as far as their posts say."}
        </p>
        <label className="flex items-center gap-2 text-sm text-quiet">
          Sort by
          <Select
            name="sort"
            defaultValue={filters.sort}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            isSmall
            className="text-ellipsis xl:max-w-40"
          >
            {jobOrders.map((order) => (
              <option key={order} value={order}>
                {orderNames[order]}
              </option>
            ))}
          </Select>
        </label>
        {!filters.isSavedOnly && (
          <Switch
            name="worldwide"
            value="false"
            defaultChecked={!filters.isWorldwideOnly}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            Also show jobs that are unclear about South Africa
          </Switch>
        )}
      </div>
    </FilterForm>
  );
}

const orderNames = {
  newest: "Newest",
  pay: "Pay",
  overlap: "Best overlap with my hours",
} as const satisfies Record<JobOrder, string>;

const howMany = (facets: Facets | undefined, name: keyof Facets["counts"], value: string): string =>
  facets === undefined
    ? ""
    : ` (${facets.counts[name][value] ?? 0}${facets.areAtLeast ? "+" : ""})`;
