import { paths } from "#domain/paths.ts";
import { Button } from "#client/ui/button.tsx";
import { AddressForm } from "#client/ui/form/address-form.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Input } from "#client/ui/form/text-input.tsx";
import { SearchIcon } from "#client/ui/icons/page-icons.tsx";
import { stateNames } from "#client/membership/state-chip.tsx";
import { addressOf, longestSearch, paramsOf, placeIn, type MemberFilters } from "./address.ts";

export function FilterForm({ filters }: { filters: MemberFilters }) {
  return (
    <AddressForm
      action={paths.adminMemberships}
      values={paramsOf(filters)}
      addressOf={(fields) => addressOf(placeIn(fields).filters)}
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
    </AddressForm>
  );
}
