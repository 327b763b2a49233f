import { filtersIn, longestSearch, paramsOf, type JobFilters } from "#domain/jobs/filters.ts";
import { payBands } from "#domain/jobs/pay-bands.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";
import type { JobList } from "#contract/jobs.ts";
import { paths } from "#domain/paths.ts";
import { Button } from "#client/ui/button.tsx";
import { AddressForm } from "#client/ui/form/address-form.tsx";
import { Switch } from "#client/ui/form/choices.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Input } from "#client/ui/form/text-input.tsx";
import { SearchIcon } from "#client/ui/icons/page-icons.tsx";
import { addressOf } from "./address.ts";

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
    <AddressForm
      action={paths.jobs}
      values={paramsOf(filters)}
      addressOf={(fields) => addressOf({ filters: filtersIn(fields) })}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-3 rounded-card border border-line bg-raised p-4 sm:p-5 md:max-lg:grid-cols-[1fr_1fr_1fr_auto] lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto]"
    >
      {filters.isSavedOnly && <input type="hidden" name="saved" value="true" />}
      <div className="relative max-lg:col-span-full">
        <SearchIcon className="pointer-events-none absolute top-3 left-3 size-5 text-quiet" />
        <Input
          type="search"
          name="search"
          aria-label="Search jobs"
          placeholder="Search jobs..."
          defaultValue={filters.search}
          maxLength={longestSearch}
          enterKeyHint="search"
          className="pl-10"
        />
      </div>
      {choices.map(({ name, label, any, options }) => (
        <Select
          key={name}
          name={name}
          aria-label={label}
          defaultValue={filters[name] ?? ""}
          className="text-ellipsis"
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
              {facets &&
                ` (${facets.counts[name][option.value] ?? 0}${facets.areAtLeast ? "+" : ""})`}
            </option>
          ))}
        </Select>
      ))}
      <Button type="submit" variant="primary" className="min-h-11">
        Apply Filters
      </Button>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="text-sm text-quiet">
          {filters.isWorldwideOnly
            ? "All jobs are worldwide remote positions."
            : "All jobs are worldwide remote positions, as far as their posts say."}
        </p>
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
    </AddressForm>
  );
}
