/** One thing the address of a list can say. */
export interface AddressField<Value> {
  /** Of the parameter. */
  readonly name: string;
  /** What cannot be understood counts as not said. */
  read(given: string | null): Value;
  /** Null for what goes without saying. */
  write(value: Value): string | null;
}

export const searchText = (name: string, longest: number): AddressField<string> => ({
  name,
  read: (given) => (given ?? "").trim().slice(0, longest),
  write: (text) => text.trim() || null,
});

export const choiceOf = <Value extends string>(
  name: string,
  values: readonly Value[],
): AddressField<Value | null> => ({
  name,
  // A "+" that was sent on by hand arrives as a space.
  read: (given) =>
    values.find((value) => value === given || value === given?.replace(" ", "+")) ?? null,
  write: (value) => value,
});

/** One of them always holds, and this one unless another is named. */
export const usually = <Value extends string>(
  name: string,
  usual: Value,
  values: readonly Value[],
): AddressField<Value> => ({
  name,
  read: (given) => values.find((value) => value === given) ?? usual,
  write: (value) => (value === usual ? null : value),
});

/** True or false; only the one that is not usual is ever written. */
export const yesOrNo = (name: string, usual: boolean): AddressField<boolean> => ({
  name,
  read: (given) => (given === String(!usual) ? !usual : usual),
  write: (value) => (value === usual ? null : String(value)),
});

/** Where in a list somebody is. All of it stands in the address, so that reload, back and a sent link show the same. */
export interface ListPlace<Filters> {
  readonly filters: Filters;
  /** Where the list starts, for a page without scripts; null at its beginning. */
  readonly from: string | null;
  /** How many pages of it are shown. */
  readonly pages: number;
}

type Described<Filters> = Pick<ListPlace<Filters>, "filters"> & Partial<ListPlace<Filters>>;

export interface ListAddress<Filters> {
  readonly path: string;
  placeIn(params: URLSearchParams): ListPlace<Filters>;
  addressOf(place: Described<Filters>): string;
  /** In the order of the fields, so that the same filters are always the same address; all of them, or these. */
  paramsOf(filters: Filters, only?: readonly (keyof Filters)[]): [name: string, value: string][];
}

/** More than this the server does not put together for one address. */
const mostPages = 5;
const cursorShape = /^[\w-]{1,400}$/;

/** What the filters of a list are called in its address, and back. */
export function listAddress<Filters extends object>(
  path: string,
  fields: { readonly [Name in keyof Filters]: AddressField<Filters[Name]> },
): ListAddress<Filters> {
  // Inside, a field is a field; the types of the filters hold at the call.
  const all = Object.entries<AddressField<unknown>>(fields);

  const paramsOf: ListAddress<Filters>["paramsOf"] = (filters, only) =>
    all.flatMap(([name, field]) => {
      const key = name as keyof Filters;
      const text = only?.includes(key) === false ? null : field.write(filters[key]);
      return text === null ? [] : [[field.name, text] satisfies [string, string]];
    });

  return {
    path,
    paramsOf,
    placeIn(params) {
      const read = all.map(([key, field]) => [key, field.read(params.get(field.name))]);
      const from = params.get("cursor");
      const pages = Math.trunc(Number(params.get("pages")));
      return {
        filters: Object.fromEntries(read) as Filters,
        from: from !== null && cursorShape.test(from) ? from : null,
        pages: pages >= 1 ? Math.min(pages, mostPages) : 1,
      };
    },
    addressOf({ filters, from = null, pages = 1 }) {
      const params = new URLSearchParams(paramsOf(filters));
      if (from !== null) params.set("cursor", from);
      if (pages > 1) params.set("pages", String(Math.min(pages, mostPages)));
      return params.size === 0 ? path : `${path}?${params.toString()}`;
    },
  };
}
