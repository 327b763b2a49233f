import { useState, type ComponentProps } from "react";
import { EyeClosedIcon, EyeIcon } from "../icons/page-icons.tsx";
import { Input } from "./text-input.tsx";

/** A secret that can be looked at while typing. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? "text" : "password"} className="pr-12" />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label="Show what I typed"
        disabled={props.disabled}
        onClick={() => setIsShown(!isShown)}
        className="needs-script absolute top-1 right-1 grid size-9 place-items-center rounded-control text-quiet hover:text-ink disabled:opacity-45"
      >
        {isShown ? <EyeClosedIcon /> : <EyeIcon />}
      </button>
    </div>
  );
}
