import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Something that could be picked up and moved: one listing, one application, one message. */
export function Card({
  isFloating = false,
  className,
  ...rest
}: ComponentProps<"div"> & { isFloating?: boolean }) {
  return (
    <div
      className={classNames(
        "rounded-card border border-line bg-raised p-5 sm:p-6",
        isFloating && "shadow-float",
        className,
      )}
      {...rest}
    />
  );
}
