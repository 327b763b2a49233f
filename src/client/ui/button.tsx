import type { ComponentProps, MouseEvent } from "react";
import { buttonLook, type ButtonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { readonly isLoading?: boolean };

/**
 * Keeps its place, its size and its focus while loading, and takes no second click: neither then nor as one half of a
 * double click. One that sends no form needs scripts.
 */
export function Button({
  variant,
  size,
  isLoading = false,
  type = "button",
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={classNames(
        buttonLook({ variant, size }),
        type === "button" && "needs-script",
        className,
      )}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={press}
      {...rest}
    />
  );
}
