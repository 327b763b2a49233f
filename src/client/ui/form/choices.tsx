import type { ComponentProps, ReactNode } from "react";

type ChoiceProps = Omit<ComponentProps<"input">, "type"> & { readonly children: ReactNode };

/** Counts when the form is sent. */
export function Checkbox({ children, ...rest }: ChoiceProps) {
  return (
    <label className="flex min-h-8 items-start gap-3 has-disabled:opacity-55">
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-5 appearance-none rounded-[5px] border border-control bg-raised transition-colors checked:border-ember checked:bg-ember hover:border-ink"
          {...rest}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="pointer-events-none absolute hidden size-4 fill-none stroke-on-ember stroke-3 peer-checked:block"
        >
          <path d="m4.5 10.5 3.5 3.5 7.5-8" />
        </svg>
      </span>
      <span>{children}</span>
    </label>
  );
}

/** Takes effect at once. */
export function Switch({ children, ...rest }: ChoiceProps) {
  return (
    <label className="flex min-h-8 items-center gap-3 has-disabled:opacity-55">
      <span className="relative inline-flex shrink-0 items-center">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- The checkbox beneath has a state of its own.
          role="switch"
          className="peer h-6 w-11 appearance-none rounded-full border border-control bg-sunk transition-colors checked:border-ember checked:bg-ember"
          {...rest}
        />
        <span className="pointer-events-none absolute left-1 size-4 rounded-full bg-control transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-on-ember" />
      </span>
      <span>{children}</span>
    </label>
  );
}
