import { useEffect, useRef, type SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import { paths } from "#client/paths.ts";
import { Button } from "#client/ui/button.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Input } from "#client/ui/form/text-input.tsx";
import { SearchIcon } from "#client/ui/icons/page-icons.tsx";
import { stateNames } from "../state-chip.tsx";
import { addressOf, longestSearch, placeIn, type MemberFilters } from "./address.ts";

/** A form that asks for an address, so that it works without scripts. */
export function FilterForm({ filters }: { filters: MemberFilters }) {
  const form = useFollowing(filters);
  const navigate = useNavigate();
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === "string" ? value : "",
    ]);
    const wanted = placeIn(new URLSearchParams(fields)).filters;
    void navigate(addressOf(wanted), { preventScrollReset: true });
  };
  return (
    <search>
      <form
        ref={form}
        action={paths.adminMemberships}
        method="get"
        onSubmit={apply}
        className="grid gap-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-[1fr_13rem_auto] sm:p-5"
      >
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute top-3 left-3 size-5 text-quiet" />
          <Input
            type="search"
            name="search"
            aria-label="Search members"
            placeholder="Name, address or reference"
            defaultValue={filters.search}
            maxLength={longestSearch}
            enterKeyHint="search"
            className="pl-10"
          />
        </div>
        <Select name="state" aria-label="State" defaultValue={filters.state ?? ""}>
          <option value="">Any state</option>
          {Object.entries(stateNames).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary" className="min-h-11">
          Search
        </Button>
      </form>
    </search>
  );
}

/** Whoever goes back finds the fields as the address has them. What was typed before the scripts came stays. */
function useFollowing({ search, state }: MemberFilters) {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef({ search, state });
  useEffect(() => {
    if (last.current.search === search && last.current.state === state) return;
    last.current = { search, state };
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement) field.value = search;
      if (field instanceof HTMLSelectElement) field.value = state ?? "";
    }
  }, [search, state]);
  return form;
}
