import { useEffect, useRef, type ReactNode, type SyntheticEvent } from "react";
import { useLocation, useNavigate } from "react-router";

interface AddressFormProps {
  /** Where the form leads without scripts. */
  readonly action: string;
  /** The fields as the address has them; what it does not name is empty. */
  readonly values: readonly (readonly [name: string, value: string])[];
  /** Where the form leads with scripts, from what stands in its fields or in an address. */
  readonly addressOf: (fields: URLSearchParams) => string;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A form that asks for an address, so that it works without scripts; with them the page stays where it is. Its fields
 * follow the address, but for what somebody chose since they asked for it: that is theirs until they send it.
 */
export function AddressForm({ action, values, addressOf, className, children }: AddressFormProps) {
  const navigate = useNavigate();
  const { form, keepChoice, willArriveAt } = useFollowing(values, addressOf);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = addressOf(fieldsOf(event.currentTarget));
    willArriveAt(address);
    void navigate(address, { preventScrollReset: true });
  };
  return (
    <search>
      <form
        ref={form}
        action={action}
        method="get"
        onSubmit={send}
        onInput={keepChoice}
        className={className}
      >
        {children}
      </form>
    </search>
  );
}

function useFollowing(
  values: AddressFormProps["values"],
  addressOf: AddressFormProps["addressOf"],
) {
  // How much of a list is shown stands in the address too, and is no matter of the form's.
  const here = addressOf(new URLSearchParams(useLocation().search));
  const form = useRef<HTMLFormElement>(null);
  const last = useRef(here);
  const headedFor = useRef<string | null>(null);
  /** By field, the address that was on screen or on its way when somebody chose. */
  const chosenAt = useRef(new Map<string, string>());

  useEffect(() => {
    if (last.current === here) return;
    last.current = here;
    headedFor.current = null;
    const wanted = new Map(values);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (chosenAt.current.get(field.name) !== here) show(field, wanted.get(field.name) ?? "");
    }
  }, [here, values]);

  return {
    form,
    keepChoice({ target }: SyntheticEvent) {
      // Going back changes the browser's address at once, whatever is still on screen.
      const at = headedFor.current ?? addressOf(new URLSearchParams(location.search));
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
        chosenAt.current.set(target.name, at);
    },
    willArriveAt(address: string) {
      headedFor.current = address;
      chosenAt.current.clear();
    },
  };
}

function show(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox")
    field.checked = value === field.value;
  else if (field.type !== "hidden") field.value = value;
}

const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
