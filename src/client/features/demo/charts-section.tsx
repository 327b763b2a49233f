import { BarChart } from "#client/ui/figures/charts/bar-chart.tsx";
import { FunnelChart } from "#client/ui/figures/charts/funnel-chart.tsx";
import { LineChart } from "#client/ui/figures/charts/line-chart.tsx";
import { RangeChart } from "#client/ui/figures/charts/range-chart.tsx";
import { Sparkline } from "#client/ui/figures/charts/sparkline.tsx";
import { Specimen } from "./sections/specimen.tsx";

const weeks = [4, 7, 6, 11, 9, 14, 13, 18].map((value, index) => ({
  name: `Week ${index + 1}`,
  value,
}));

export function ChartsSection() {
  return (
    <>
      <Specimen
        title="Figures"
        note="Each says in a sentence what it shows, and keeps its numbers in a table. They need no script."
      >
        <div className="grid gap-5 lg:grid-cols-2">
          <BarChart
            title="Answers by platform"
            sentence="LinkedIn brought the most answers: 9 of 21."
            of="Answers"
            kind="count"
            bars={[
              { name: "LinkedIn", value: 9, isMain: true },
              { name: "Company site", value: 6 },
              { name: "We Work Remotely", value: 4 },
              { name: "Referral", value: 2 },
            ]}
          />
          <LineChart
            title="Applications a week"
            sentence="From 4 in the first week to 18 in the eighth."
            of="Applications"
            kind="count"
            points={weeks}
          />
          <FunnelChart
            title="From sent to offer"
            sentence="Of 82 applications 21 were answered, and one became an offer."
            steps={[
              { name: "Sent", count: 82 },
              { name: "Answered", count: 21 },
              { name: "Interview", count: 9 },
              { name: "Offer", count: 1 },
            ]}
          />
          <RangeChart
            title="What the work pays"
            sentence="SEO pays most a month; the mark is the middle of what was listed."
            kind="rand"
            markName="Middle"
            ranges={[
              { name: "SEO", low: 46_000, high: 98_000, mark: 71_000 },
              { name: "Email", low: 38_000, high: 74_000, mark: 52_500 },
              { name: "Social media", low: 29_000, high: 61_000, mark: 41_000 },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Beside a word">
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          <span>
            New listings{" "}
            <Sparkline
              name="New listings, 8 weeks"
              kind="count"
              values={weeks.map((w) => w.value)}
            />
          </span>
          <span>
            Answer rate{" "}
            <Sparkline name="Answer rate, 5 weeks" kind="percent" values={[31, 24, 26, 19, 12.5]} />
          </span>
          <Sparkline name="Apply clicks, 30 days" kind="count" values={[]} />
        </p>
      </Specimen>
      <Specimen title="Nothing, one, below zero, very much">
        <div className="grid gap-5 lg:grid-cols-2">
          <LineChart title="Saves" sentence="" of="Saves" kind="count" points={[]} />
          <FunnelChart title="Your applications" sentence="" steps={[{ name: "Sent", count: 0 }]} />
          <LineChart
            title="One week"
            sentence="3 in the first week."
            of="Applications"
            kind="count"
            points={weeks.slice(0, 1)}
          />
          <BarChart
            title="Against last month"
            sentence="Email fell by 12%, SEO rose by 30%."
            of="Change"
            kind="percent"
            bars={[
              { name: "SEO", value: 30, isMain: true },
              {
                name: "A role with a name that is much longer than its bar has room for",
                value: 4,
              },
              { name: "Email", value: -12 },
            ]}
          />
          <LineChart
            title="Paid out"
            sentence="From nothing to 1.2 billion rand."
            of="Rand"
            kind="rand"
            points={[
              { name: "2024", value: 0 },
              { name: "2025", value: 340_000_000 },
              { name: "2026", value: 1_200_000_000 },
            ]}
          />
          <RangeChart
            title="A range of nothing"
            sentence="All of them pay the same."
            kind="dollars"
            ranges={[{ name: "Copy", low: 3_000, high: 3_000, mark: 3_000 }]}
          />
        </div>
      </Specimen>
    </>
  );
}
