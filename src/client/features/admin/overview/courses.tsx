import type { DeskOverview } from "#contract/admin/overview.ts";
import { grouped, shortDay } from "#domain/listing/pay/saying/figures.ts";
import { DayBars } from "#client/ui/figures/charts/day-bars.tsx";

type Day = DeskOverview["days"][number];

interface Course {
  readonly title: string;
  readonly of: (day: Day) => number;
  readonly one: string;
  readonly many: string;
}

const courses: readonly Course[] = [
  { title: "New jobs", of: ({ newJobs }) => newJobs, one: "new job", many: "new jobs" },
  { title: "Sign-ups", of: ({ signUps }) => signUps, one: "sign-up", many: "sign-ups" },
  { title: "Saves", of: ({ saves }) => saves, one: "saved job", many: "saved jobs" },
  {
    title: "New paid members",
    of: ({ newMembers }) => newMembers,
    one: "new paid member",
    many: "new paid members",
  },
];

/** How the last thirty days went, each course with what it says. */
export const Courses = ({ overview: { days } }: { overview: DeskOverview }) => (
  <section aria-labelledby="courses" className="grid content-start gap-3">
    <h2 id="courses" className="text-xl">
      The last 30 days
    </h2>
    <div className="grid gap-3 sm:grid-cols-2">
      {courses.map((course) => (
        <DayBars
          key={course.title}
          title={course.title}
          sentence={sayCourse(course, days)}
          of={course.title}
          days={days.map((day) => ({ name: shortDay(day.day), value: course.of(day) }))}
        />
      ))}
    </div>
  </section>
);

function sayCourse({ of, one, many }: Course, days: readonly Day[]): string {
  const total = days.reduce((sum, day) => sum + of(day), 0);
  if (total === 0) return `No ${many} in 30 days.`;
  const best = days.reduce((most, day) => (of(day) > of(most) ? day : most));
  const said = `${grouped(total)} ${total === 1 ? one : many}`;
  return total === 1
    ? `${said}, on ${shortDay(best.day)}.`
    : `${said}, most on ${shortDay(best.day)} (${grouped(of(best))}).`;
}
