import type { Result } from "#domain/tracker/application.ts";
import { classNames } from "#client/ui/class-names.ts";

/** Where an application stands. The word says it; the colour only helps the eye. */
export const ResultBadge = ({ result }: { result: Result }) => (
  <span
    className={classNames(
      "inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap seen-by-ground",
      looks[result],
    )}
  >
    {result}
  </span>
);

const looks: Readonly<Record<Result, string>> = {
  Pending: "bg-ink/8 text-ink",
  Viewed: "bg-ink/8 text-ink",
  "No Response": "bg-ink/8 text-quiet",
  Replied: "bg-unclear-wash text-unclear",
  Interview: "bg-ember-wash text-ember-text",
  Rejected: "bg-no-wash text-no",
  Hired: "bg-yes-wash text-yes",
};
