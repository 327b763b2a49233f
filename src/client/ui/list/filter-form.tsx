import type { InputHTMLAttributes, ReactNode } from "react";
import { AddressForm } from "../form/address-form.tsx";
import { Select } from "../form/select.tsx";
import { Input } from "../form/text-input.tsx";
import { SearchIcon } from "../icons/page-icons.tsx";
import { classNames } from "../class-names.ts";
import type { ListAddress } from "./list-address.ts";

interface FilterFormProps<Filters> {
  readonly address: ListAddress<Filters>;
  readonly filters: Filters;
  /** What was chosen elsewhere, by the head of a column or a tab, and stays when the form is sent. */
  readonly keeps?: readonly (keyof Filters)[];
  readonly className: string;
  readonly children: ReactNode;
}

/** Chooses what a list shows, by its address: it works without scripts, and can be sent on. */
export const FilterForm = <Filters,>(props: FilterFormProps<Filters>) => (
  <AddressForm
    action={props.address.path}
    values={props.address.paramsOf(props.filters)}
    addressOf={(fields) =>
      props.address.addressOf({ filters: props.address.placeIn(fields).filters })
    }
    className={classNames(
      "grid gap-3 rounded-card border border-line bg-raised p-4 sm:p-5",
      props.className,
    )}
  >
    {props.address.paramsOf(props.filters, props.keeps ?? []).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {props.children}
  </AddressForm>
);

interface SearchFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "placeholder" | "maxLength" | "defaultValue"
> {
  readonly label: string;
  readonly className?: string;
}

export const SearchField = ({ label, className = "", ...rest }: SearchFieldProps) => (
  <div className={classNames("relative", className)}>
    <SearchIcon className="pointer-events-none absolute top-3 left-3 size-5 text-quiet" />
    <Input
      type="search"
      name="search"
      aria-label={label}
      enterKeyHint="search"
      className="pl-10"
      {...rest}
    />
  </div>
);

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  /** What it says when nothing is chosen. */
  readonly any: string;
  readonly chosen: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export const ChoiceField = ({ name, label, any, chosen, options }: ChoiceFieldProps) => (
  <Select name={name} aria-label={label} defaultValue={chosen ?? ""} className="text-ellipsis">
    <option value="">{any}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Select>
);
