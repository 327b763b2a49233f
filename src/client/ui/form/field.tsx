import { useId, type ReactNode } from "react";
import { WarningIcon } from "../icons/page-icons.tsx";

/** What a control needs to be tied to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label above, hint between, error below: the eye meets them in the order it needs them. */
export function Field({ label, hint, error, isOptional = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(" ");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-quiet">(optional)</span>}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
        "aria-invalid": error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-no">
          <WarningIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}
