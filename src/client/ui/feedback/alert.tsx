import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CheckIcon, NoIcon } from "../icons/icons.tsx";
import { InfoIcon, WarningIcon } from "../icons/page-icons.tsx";

interface AlertProps {
  readonly tone?: keyof typeof tones;
  readonly title: string;
  readonly children?: ReactNode;
  /** For an alert that appears while somebody is looking; one that is there from the start must not shout. */
  readonly isAnnounced?: boolean;
}

/** Stays where the matter is; for a passing word there is the toast. */
export function Alert({ tone = "info", title, children, isAnnounced = false }: AlertProps) {
  const { Icon, look } = tones[tone];
  return (
    <div
      role={isAnnounced ? "alert" : undefined}
      className={classNames("flex gap-3 rounded-card p-4 seen-by-ground", look)}
    >
      <Icon className="mt-0.5 size-5" />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{title}</p>
        {children !== undefined && children !== false && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}

const tones = {
  info: { Icon: InfoIcon, look: "bg-ink/6 text-ink" },
  success: { Icon: CheckIcon, look: "bg-yes-wash text-yes" },
  warning: { Icon: WarningIcon, look: "bg-unclear-wash text-unclear" },
  failure: { Icon: NoIcon, look: "bg-no-wash text-no" },
} as const;
