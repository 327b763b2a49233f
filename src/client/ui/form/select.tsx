import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { ChevronIcon } from "../icons/icons.tsx";
import { controlLook } from "./text-input.tsx";

interface SelectProps extends ComponentProps<"select"> {
  /** Beside text rather than among fields: lower, but where a thumb has to meet it. */
  readonly isSmall?: boolean;
}

/** The browser's own list: it is right on every phone and for every keyboard. */
export function Select({ className, isSmall = false, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        className={classNames(
          controlLook,
          "min-h-11 appearance-none pr-10",
          isSmall && "text-sm sm:min-h-9 sm:py-0",
          className,
        )}
        {...rest}
      />
      <ChevronIcon
        className={classNames(
          "pointer-events-none absolute top-3 right-3 size-5 text-quiet",
          isSmall && "sm:top-2",
        )}
      />
    </div>
  );
}
