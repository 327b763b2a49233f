import type { ComponentProps } from "react";
import { buttonLook, type ButtonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./feedback/spinner.tsx";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { readonly isLoading?: boolean };

/** Keeps its place and its focus while loading, and takes no second click. One that sends no form needs scripts. */
export function Button({
  variant,
  size,
  isLoading = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
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
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  );
}
