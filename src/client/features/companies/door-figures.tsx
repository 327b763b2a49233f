import type { ReactNode } from "react";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { doorEndpoints } from "#contract/companies/doors.ts";
import { Doors } from "./doors.tsx";
import { DoorBar } from "./door-bar.tsx";
import { sayAds, sayCount, sayRange } from "./say-doors.ts";

export type Company = AnswerOf<typeof doorEndpoints.getCompany>;

/** The answer in figures, and how much they are worth. */
export const DoorFigures = ({ company }: { company: Company }) => (
  <section
    aria-label="In figures"
    className="grid gap-x-12 gap-y-8 rounded-card border border-line bg-raised p-5 sm:p-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
  >
    <div className="grid content-start gap-4">
      <p className="font-display text-3xl font-bold tracking-[-0.02em] tabular-nums">
        {sayCount(company.took)} ads open to South Africans
      </p>
      <DoorBar door={company} hasRange />
      <Doors ads={company.newestAds} />
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        <Key look="bg-yes-fill" count={company.took.count} name="open to us" />
        <Key look="bg-unclear-fill" count={company.unclear} name="did not say" />
        <Key look="bg-no-fill" count={company.refused} name="shut us out" />
      </ul>
    </div>
    <dl className="grid content-start gap-5">
      <Figure name="How sure is that?" value={`Likely ${sayRange(company.took)}`}>
        {sayAds(company.ads)} can mislead. The line over the bar shows how large a share of all
        their ads is likely to be open to us. The more ads we read, the shorter it gets.
      </Figure>
      <Figure name="Pay stated" value={`${sayCount(company.payStated)} ads`}>
        Likely {sayRange(company.payStated)} of all they write.
      </Figure>
    </dl>
  </section>
);

const Key = ({ look, count, name }: { look: string; count: number; name: string }) => (
  <li className="flex items-center gap-2">
    <span aria-hidden="true" className={`size-3 rounded-full ${look}`} />
    <span>
      <strong className="font-semibold">{count}</strong> {name}
    </span>
  </li>
);

const Figure = (props: { name: string; value: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-sm text-quiet">{props.name}</dt>
    <dd className="grid gap-1">
      <span className="text-xl font-semibold tabular-nums">{props.value}</span>
      <span className="text-sm text-quiet">{props.children}</span>
    </dd>
  </div>
);
