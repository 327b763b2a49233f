import { useQuery } from "@tanstack/react-query";
import type { Analytics as Figures } from "#domain/tracker/analytics/analysis.ts";
import { fewestToJudge } from "#domain/tracker/analytics/rate.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { AnalyticsCard } from "./analytics-card.tsx";
import { Climb } from "./climb.tsx";
import { CompareStrategies } from "./compare.tsx";
import { DaysChart } from "./days-chart.tsx";
import { MonthChart } from "./month-chart.tsx";
import { analyticsQuery } from "./queries.ts";
import { RateChart } from "./rate-chart.tsx";
import { applications, sayBest } from "./say-figures.ts";

/** How the member's applications fare. It fetches its figures itself; a page may have fetched them before. */
export function Analytics() {
  const query = useQuery(analyticsQuery(useApp().api));
  return (
    <section aria-labelledby="analytics" className="grid gap-5">
      <h2 id="analytics" className="text-2xl">
        Analytics
      </h2>
      <Fetched query={query}>
        {(figures) => (figures.total === 0 ? <Nothing /> : <Drawn figures={figures} />)}
      </Fetched>
    </section>
  );
}

const Nothing = () => (
  <EmptyState title="No figures yet" action={<ButtonLink to={paths.jobs}>Browse jobs</ButtonLink>}>
    Track the first application, and what becomes of it is counted here: who answers, how soon, and
    which way of applying works for you.
  </EmptyState>
);

const Drawn = ({ figures }: { figures: Figures }) => (
  <>
    <AnalyticsCard figures={figures} />
    {figures.total < fewestToJudge && (
      <Alert title="Too few to judge">
        With {applications(figures.total)} every rate below may still go anywhere. From{" "}
        {fewestToJudge} on they begin to say something.
      </Alert>
    )}
    <p className="max-w-reading text-quiet">
      The response rate above goes by where each application stands today. The figures below count
      every application that was ever answered, also when it was refused later, so they are never
      lower. The bands say where the true share is likely to lie: 95 of 100 such bands hold it.
    </p>
    <div className="grid gap-5 lg:grid-cols-2">
      <Climb funnel={figures.funnel} />
      <MonthChart months={figures.byMonth} />
      <RateChart
        title="Ever answered, by platform"
        sentence={sayBest(figures.byPlatform, "platform")}
        rates={figures.byPlatform}
        whenEmpty="Nothing to compare yet."
      />
      <RateChart
        title="Ever answered, by strategy"
        sentence={sayBest(figures.byStrategy, "strategy")}
        rates={figures.byStrategy}
        whenEmpty="Give your applications a strategy tag, and see here which one works."
      />
      <DaysChart days={figures.days} />
      <CompareStrategies strategies={figures.byStrategy} />
    </div>
  </>
);
