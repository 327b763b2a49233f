import { classNames } from "./class-names.ts";
import { Link, type LinkProps } from "./link.tsx";
import { buttonLook, type ButtonLook } from "./button-look.ts";

/** Looks like a button because it is the next step; is a link because it leads elsewhere. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={classNames(buttonLook({ variant, size }), className)} {...rest} />;
}
