import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

/** Shared by everything one types or picks in. */
export const controlLook =
  "w-full rounded-control border border-control bg-raised px-3 text-ink transition-colors placeholder:text-quiet hover:border-ink disabled:opacity-55 aria-invalid:border-no";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classNames(controlLook, "min-h-11", className)} {...rest} />;
}

/** Grows with its text where the browser can. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={classNames(controlLook, "field-sizing-content min-h-28 py-2.5", className)}
      {...rest}
    />
  );
}
