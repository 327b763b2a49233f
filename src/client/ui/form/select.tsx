import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { ChevronIcon } from "../icons/icons.tsx";
import { controlLook } from "./text-input.tsx";

/** The browser's own list: it is right on every phone and for every keyboard. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select
        className={classNames(controlLook, "min-h-11 appearance-none pr-10", className)}
        {...rest}
      />
      <ChevronIcon className="pointer-events-none absolute top-3 right-3 size-5 text-quiet" />
    </div>
  );
}
