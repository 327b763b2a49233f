import { passwordStrength, type PasswordStrength } from "#domain/accounts/password-strength.ts";
import { PasswordField, type CheckedFieldProps } from "#client/ui/form/checked-fields.tsx";

/** A password being chosen: says while one types how hard it would be to guess. */
export function NewPasswordField<Values extends object>(props: CheckedFieldProps<Values>) {
  const typed = props.form.textOf(props.name);
  return (
    <PasswordField
      hint="At least 6 characters. Four unrelated words work well."
      autoComplete="new-password"
      {...props}
    >
      <StrengthSteps strength={typed === "" ? null : passwordStrength(typed)} />
    </PasswordField>
  );
}

const looks: Readonly<Record<PasswordStrength, { steps: number; fill: string; word: string }>> = {
  weak: { steps: 1, fill: "fill-no-fill", word: "Weak: easy to guess" },
  fair: { steps: 2, fill: "fill-unclear", word: "Fair: longer is better" },
  strong: { steps: 3, fill: "fill-yes-fill", word: "Strong" },
};

/** Three steps to climb. It is there before it has anything to say, so that what it says is read out. */
function StrengthSteps({ strength }: { strength: PasswordStrength | null }) {
  const look = strength === null ? null : looks[strength];
  return (
    <p className={look === null ? "sr-only" : "flex items-center gap-2 text-sm text-quiet"}>
      {look !== null && (
        <svg aria-hidden="true" viewBox="0 0 48 16" className="h-4 w-12 shrink-0">
          {[1, 2, 3].map((step) => (
            <rect
              key={step}
              x={(step - 1) * 17}
              y={16 - step * 5}
              width="14"
              height={step * 5}
              rx="2"
              className={step <= look.steps ? look.fill : "fill-ink/12"}
            />
          ))}
        </svg>
      )}
      <span aria-live="polite">{look?.word}</span>
    </p>
  );
}
