import { classNames } from "#client/ui/class-names.ts";

const names = ["The role", "What candidates see"] as const;

/** Where one is, and what is still to come. */
export const Steps = ({ at }: { at: 1 | 2 }) => (
  <p className="flex gap-1.5 text-sm">
    <span className="sr-only">
      Step {at} of {names.length}:{" "}
    </span>
    {names.map((name, index) => {
      const isHere = index + 1 === at;
      return (
        <span
          key={name}
          aria-hidden={isHere ? undefined : true}
          className={classNames(
            "border-b-3 pr-6 pb-1.5 font-medium",
            isHere ? "border-ember text-ink" : "border-line text-quiet",
          )}
        >
          <span aria-hidden className="pr-1.5 tabular-nums">
            {index + 1}
          </span>
          {name}
        </span>
      );
    })}
  </p>
);
