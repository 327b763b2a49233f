import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { companyLimits } from "#domain/companies/company-limits.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { doorList } from "#client/copy/companies.ts";
import type { LoadArguments } from "#client/page.tsx";
import { failureMessage } from "#client/session/failure.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { doorsAddress, pageIn } from "./address.ts";
import { DoorResults } from "./door-results.tsx";
import { companiesQuery, type DoorFilters } from "./queries.ts";

export async function load({ app, url }: LoadArguments): Promise<void> {
  const { filters } = doorsAddress.placeIn(url.searchParams);
  await app.queryClient.ensureQueryData(companiesQuery(app.api, filters, pageIn(url.searchParams)));
}

/** Search engines know the list itself; what is filtered out of it is the same again. */
export const head = ({ url }: LoadArguments): PageHead => ({
  title: doorList.title,
  description: doorList.description,
  canonical: url.search === "" ? paths.companies : null,
});

export function Page() {
  const [params] = useSearchParams();
  const { filters } = doorsAddress.placeIn(params);
  const page = pageIn(params);
  const query = useQuery({
    ...companiesQuery(useApp().api, filters, page),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page-width grid gap-8 py-12 lg:py-16">
      <div className="grid gap-4">
        <h1 className="text-4xl">{doorList.title}</h1>
        <p className="max-w-reading text-lg">{doorList.introduction}</p>
        <p className="max-w-reading text-quiet">{doorList.rule}</p>
      </div>
      <DoorFilterForm filters={filters} />
      {query.data !== undefined && (
        <DoorResults
          filters={filters}
          page={page}
          isOld={query.isPlaceholderData}
          now={query.dataUpdatedAt}
          {...query.data}
        />
      )}
      {query.error !== null && (
        <Alert tone="failure" title="The companies did not load" isAnnounced>
          {failureMessage(query.error, "Something went wrong on the way to you.")}
        </Alert>
      )}
    </div>
  );
}

const DoorFilterForm = ({ filters }: { filters: DoorFilters }) => (
  <FilterForm address={doorsAddress} filters={filters} className="sm:grid-cols-[1fr_13rem_auto]">
    <SearchField
      label="Search companies"
      placeholder="Company name"
      defaultValue={filters.search}
      maxLength={companyLimits.search}
    />
    <Select name="sort" aria-label="Order" defaultValue={filters.sort}>
      {Object.entries(doorList.sorts).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
    <Button type="submit" variant="primary" className="min-h-11">
      Show
    </Button>
  </FilterForm>
);
