import { useState } from "react";
import { longestStrategySearch } from "#domain/guides/strategy-rules.ts";
import { paths } from "#domain/paths.ts";
import type { StrategyRow } from "#contract/admin/growth-strategies.ts";
import { useApp } from "#client/app-context.ts";
import { DeskList } from "#client/layout/desk/desk-list.tsx";
import { useDeskList } from "#client/layout/desk/desk-query.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import type { ListPlace } from "#client/ui/list/list-address.ts";
import { strategiesAddress, type StrategyFilters } from "./address.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { queryOf, strategiesQuery } from "./queries.ts";
import { StrategyTable } from "./strategy-table.tsx";

const states = [
  { value: "yes", label: "Shown" },
  { value: "no", label: "Hidden" },
];

interface StrategyListProps {
  readonly place: ListPlace<StrategyFilters>;
  readonly onEdit: (strategy: StrategyRow) => void;
  readonly onDelete: (strategy: StrategyRow) => void;
  readonly onAdd: () => void;
}

export function StrategyList({ place, onEdit, onDelete, onAdd }: StrategyListProps) {
  const { api } = useApp();
  const { filters, from } = place;
  const { list, ref } = useDeskList({
    query: strategiesQuery(api, filters, from),
    rowsOf: ({ strategies }) => strategies,
    place,
    address: strategiesAddress,
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (id: number, isChosen: boolean) =>
    setChosen(
      (before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)),
    );
  const categories = list.state.data?.pages.at(-1)?.categories ?? [];
  return (
    <>
      <StrategyFilterForm filters={filters} categories={categories} />
      <DeskList
        list={list}
        nouns={["strategy", "strategies"]}
        csv={api.link("/api/admin/growth-strategies.csv", { query: queryOf(filters) })}
        failure="The list did not load"
        empty={<None filters={filters} onAdd={onAdd} />}
      >
        <div className="grid gap-4">
          <BulkBar strategies={list.rows} chosen={chosen} onChoose={setChosen} />
          <StrategyTable
            strategies={list.rows}
            filters={filters}
            chosen={chosen}
            actions={{ choose, edit: onEdit, remove: onDelete }}
            ref={ref}
          />
        </div>
      </DeskList>
    </>
  );
}

interface FilterProps {
  readonly filters: StrategyFilters;
  readonly categories: readonly string[];
}

const StrategyFilterForm = ({ filters, categories }: FilterProps) => (
  <FilterForm
    address={strategiesAddress}
    filters={filters}
    keeps={["sort"]}
    className="sm:grid-cols-2 lg:grid-cols-[1fr_13rem_12rem_auto]"
  >
    <SearchField
      label="Search strategies"
      placeholder="Title, description or category"
      defaultValue={filters.search}
      maxLength={longestStrategySearch}
      className="sm:col-span-2 lg:col-span-1"
    />
    <ChoiceField
      name="category"
      label="Category"
      any="Any category"
      chosen={filters.category || null}
      options={[...new Set([...categories, filters.category].filter(Boolean))].map((value) => ({
        value,
        label: value,
      }))}
    />
    <ChoiceField
      name="shown"
      label="Shown or hidden"
      any="Shown or hidden"
      chosen={filters.shown}
      options={states}
    />
    <Button type="submit" variant="primary" className="min-h-11 sm:col-span-2 lg:col-span-1">
      Search
    </Button>
  </FilterForm>
);

function None({ filters, onAdd }: { filters: StrategyFilters; onAdd: () => void }) {
  const isFiltered = filters.search !== "" || filters.category !== "" || filters.shown !== null;
  return isFiltered ? (
    <EmptyState
      title="Nothing found"
      action={<ButtonLink to={paths.adminStrategies}>Show all of them</ButtonLink>}
    >
      No strategy fits what you are looking for.
    </EmptyState>
  ) : (
    <EmptyState
      title="No growth strategies yet"
      action={
        <Button variant="primary" onClick={onAdd}>
          Add strategy
        </Button>
      }
    >
      What you write here is what members find in the gallery.
    </EmptyState>
  );
}
