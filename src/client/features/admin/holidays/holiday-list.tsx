import type { DeclaredHoliday, DeclaredHolidays } from "#contract/admin/holidays.ts";
import { Button } from "#client/ui/button.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { useHolidayDeeds } from "./queries.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const weekdayName = (day: string): string =>
  weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? "";

/** Those that were declared, which can be taken back, and those of the law, which cannot. */
export function HolidayList({ holidays: { declared, lawful } }: { holidays: DeclaredHolidays }) {
  const { remove } = useHolidayDeeds();
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="declared" className="grid gap-3">
        <h2 id="declared" className="text-xl">
          Declared
        </h2>
        {declared.length === 0 ? (
          <p className="text-quiet">
            None so far. Voting days belong here, and a day given for a Christmas on a Sunday.
          </p>
        ) : (
          <Days days={declared} onRemove={(holiday) => void remove(holiday)} />
        )}
      </section>
      <section aria-labelledby="lawful" className="grid gap-3">
        <h2 id="lawful" className="text-xl">
          By law, this year and next
        </h2>
        <Days days={lawful} />
      </section>
    </div>
  );
}

interface DaysProps {
  readonly days: readonly DeclaredHoliday[];
  readonly onRemove?: (holiday: DeclaredHoliday) => void;
}

const Days = ({ days, onRemove }: DaysProps) => (
  <ul className="divide-y divide-line rounded-card border border-line bg-raised">
    {days.map(({ day, name }) => (
      <li
        key={day}
        className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
      >
        <time dateTime={day} className="text-quiet tabular-nums max-sm:row-start-2">
          {weekdayName(day).slice(0, 3)} {dayOf(`${day}T12:00:00Z`)}
        </time>
        <span className="font-medium wrap-anywhere">{name}</span>
        {onRemove !== undefined && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove({ day, name })}
            className="max-sm:row-span-2 max-sm:row-start-1 max-sm:col-start-2"
          >
            Remove
          </Button>
        )}
      </li>
    ))}
  </ul>
);
