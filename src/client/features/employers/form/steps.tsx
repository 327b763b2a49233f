import { classNames } from "#client/ui/class-names.ts";

const names = ["The role", "What candidates see"] as const;

/** Where one is, as steps that climb. */
export const Steps = ({ at }: { at: 1 | 2 }) => (
  <p className="flex items-end gap-1.5 text-sm">
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
            "border-b-3 pr-6 font-medium",
            index === 0 ? "pb-1" : "pb-2.5",
            isHere ? "border-ember text-ink" : "border-line text-quiet",
          )}
        >
          {name}
        </span>
      );
    })}
  </p>
);
