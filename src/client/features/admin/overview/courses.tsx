import type { DeskOverview } from "#contract/admin/overview.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { DayBars } from "#client/ui/figures/charts/day-bars.tsx";
import { dayOf, shortDay } from "#client/ui/figures/moment.ts";
import { Table, type Column } from "#client/ui/list/table.tsx";

type Day = DeskOverview["days"][number];

interface Course {
  readonly title: string;
  readonly of: (day: Day) => number;
}

const courses: readonly Course[] = [
  { title: "New jobs", of: ({ newJobs }) => newJobs },
  { title: "Sign-ups", of: ({ signUps }) => signUps },
  { title: "Views of jobs", of: ({ views }) => views },
  { title: "Apply clicks", of: ({ applyClicks }) => applyClicks },
  { title: "Saves", of: ({ saves }) => saves },
  { title: "New paid members", of: ({ newMembers }) => newMembers },
];

/** How the last thirty days went, each course with what it says, and the numbers behind them. */
export const Courses = ({ overview: { days } }: { overview: DeskOverview }) => (
  <section aria-labelledby="courses" className="grid min-w-0 gap-3">
    <h2 id="courses" className="text-xl">
      The last 30 days
    </h2>
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line bg-clip-padding lg:grid-cols-3">
      {courses.map((course) => (
        <CourseFigure key={course.title} course={course} days={days} />
      ))}
    </div>
    <details className="text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-quiet underline hover:text-ink">
        The numbers, day by day
      </summary>
      <div className="pt-2">
        <Table
          caption="The last 30 days, newest first"
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      </div>
    </details>
  </section>
);

const columns: readonly Column<Day>[] = [
  { title: "Day", cell: ({ day }) => <time dateTime={day}>{sayDay(day)}</time> },
  ...courses.map(({ title, of }) => ({
    title,
    isNumber: true,
    cell: (day: Day) => grouped(of(day)),
  })),
];

function CourseFigure({ course, days }: { course: Course; days: readonly Day[] }) {
  const { title, of } = course;
  return (
    <figure className="grid min-w-0 content-between gap-4 bg-raised p-4 sm:p-5">
      <figcaption className="grid gap-0.5">
        <span className="text-quiet">{title}</span>
        <span className="font-display text-2xl font-bold tracking-[-0.02em] tabular-nums">
          {grouped(totalOf(course, days))}
        </span>
        <span className="text-sm text-quiet">{sayCourse(course, days)}</span>
      </figcaption>
      <DayBars days={days.map((day) => ({ name: day.day, value: of(day) }))} />
    </figure>
  );
}

const sayDay = (day: string): string => dayOf(`${day}T12:00:00Z`);

const totalOf = ({ of }: Course, days: readonly Day[]): number =>
  days.reduce((sum, day) => sum + of(day), 0);

function sayCourse(course: Course, days: readonly Day[]): string {
  if (totalOf(course, days) === 0) return "None in 30 days.";
  const best = days.reduce((most, day) => (course.of(day) > course.of(most) ? day : most));
  return `Most on ${shortDay(best.day)}: ${grouped(course.of(best))}.`;
}
