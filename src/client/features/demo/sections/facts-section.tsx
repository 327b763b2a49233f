import { scoreLabel } from "#domain/tools/score.ts";
import { Badge, Chip } from "#client/ui/badge.tsx";
import { Card } from "#client/ui/card.tsx";
import { Money } from "#client/ui/figures/money.tsx";
import { SastBar } from "#client/ui/figures/sast-bar.tsx";
import { overlapWords } from "#client/ui/figures/sast-hours.ts";
import { ScoreRing } from "#client/ui/figures/score-ring.tsx";
import { plainVerdict } from "#domain/listing/advice/open-words.ts";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import { Row, Specimen } from "./specimen.tsx";

const rate = { rand: 18.4, day: "2026-11-14" } as const;

const days = [
  { place: "London", theirDay: { start: 11, end: 19 } },
  { place: "New York", theirDay: { start: 16, end: 24 } },
  { place: "San Francisco, past midnight", theirDay: { start: 19, end: 3 } },
  { place: "Sydney", theirDay: { start: 0.5, end: 8.5 } },
] as const;

const scores = [92, 67, 48, 21];

export function FactsSection() {
  return (
    <>
      <Specimen
        title="Verdict"
        note="Whether a listing takes applicants from South Africa. Beside it, always the sentence that decides it."
      >
        <Row>
          <VerdictChip verdict={plainVerdict("yes")} />
          <VerdictChip verdict={plainVerdict("unclear")} />
          <VerdictChip verdict={plainVerdict("no")} />
        </Row>
      </Specimen>
      <Specimen title="Money" note="As offered, then in rand with the rate and its day.">
        <div className="grid gap-3 sm:grid-cols-3">
          <Card>
            <Money dollars={5000} per="month" rate={rate} isLarge />
          </Card>
          <Card>
            <Money dollars={72_000} per="year" rate={rate} />
          </Card>
          <Card>
            <Money dollars={35} per="hour" rate={rate} />
          </Card>
        </div>
      </Specimen>
      <Specimen
        title="Working hours"
        note="Their day over yours, in South African time. The wash is where both are at work."
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {days.map(({ place, theirDay }) => (
            <Card key={place} className="grid gap-3">
              <p className="text-quiet">{place}</p>
              <SastBar title={overlapWords(theirDay)} theirDays={[theirDay]} />
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen title="Score">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {scores.map((score) => (
            <ScoreRing key={score} score={score} label={scoreLabel(score)} />
          ))}
        </div>
      </Specimen>
      <Specimen
        title="Badges and chips"
        note="A badge states something about its neighbour; chips are a list of equals."
      >
        <Row>
          <Badge>Example</Badge>
          <Badge tone="ember">Beta</Badge>
          <Chip>SEO</Chip>
          <Chip>Email Marketing</Chip>
          <Chip>Mid Level</Chip>
        </Row>
      </Specimen>
    </>
  );
}
