import { applicationLimits, jobTypes, platforms, results } from "#domain/tracker/application.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import {
  addressOf,
  cleared,
  isFiltered,
  trackerAddress,
  type TrackerFilters as Filters,
} from "./address.ts";

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Job type, platform, result and strategy, as part of the address: a filtered list can be sent on and comes back. */
export const TrackerFilters = ({
  filters,
  tags,
}: {
  filters: Filters;
  tags: readonly string[];
}) => (
  <FilterForm
    address={trackerAddress}
    filters={filters}
    className="grid-cols-2 sm:grid-cols-4 lg:grid-cols-[minmax(10rem,1fr)_repeat(4,minmax(0,9.5rem))_auto]"
  >
    <SearchField
      className="col-span-2 sm:col-span-4 lg:col-span-1"
      label="Search applications"
      placeholder="Title or company"
      defaultValue={filters.search}
      maxLength={applicationLimits.search}
    />
    <ChoiceField
      name="jobType"
      label="Job type"
      any="All job types"
      chosen={filters.jobType}
      options={optionsOf(jobTypes)}
    />
    <ChoiceField
      name="platform"
      label="Platform"
      any="All platforms"
      chosen={filters.platform}
      options={optionsOf(platforms)}
    />
    <ChoiceField
      name="result"
      label="Result"
      any="All results"
      chosen={filters.result}
      options={optionsOf(results)}
    />
    <ChoiceField
      name="strategyTag"
      label="Strategy tag"
      any="All strategies"
      chosen={filters.strategyTag || null}
      options={optionsOf(tagsWith(filters.strategyTag, tags))}
    />
    <div className="col-span-2 flex gap-2 sm:col-span-4 lg:col-span-1">
      <Button type="submit" className="min-h-11 grow">
        Filter
      </Button>
      {isFiltered(filters) && (
        <ButtonLink
          to={addressOf({ filters: cleared(filters) })}
          variant="quiet"
          className="min-h-11"
        >
          Clear
        </ButtonLink>
      )}
    </div>
  </FilterForm>
);

/** With the one that was chosen, even if nothing has it any more. */
const tagsWith = (chosen: string, tags: readonly string[]): readonly string[] =>
  chosen === "" || tags.includes(chosen) ? tags : [chosen, ...tags];
