import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { useQuery } from "@tanstack/react-query";
import type { Spending } from "#contract/tools/spending.ts";
import { toolLabels } from "#domain/tools/ai/tool-names.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Section } from "#client/ui/section.tsx";
import { spendingQuery } from "../queries.ts";
import { CapForm } from "./cap-form.tsx";
import { dayWords, dollars, monthWords, rand } from "./say-cost.ts";

export function SpendingSection() {
  const spending = useQuery(spendingQuery(useApp().api));
  return (
    <Section
      id="spending"
      title="What it costs you"
      note="Worked out from the tokens OpenAI itself counts for each call. OpenAI's bill has the last word."
    >
      <Fetched query={spending}>
        {(data) => (
          <div className="grid max-w-148 gap-8">
            <Month spending={data} />
            <CapForm capCents={data.capCents} />
          </div>
        )}
      </Fetched>
    </Section>
  );
}

function Month({ spending }: { spending: Spending }) {
  const { month, costMicros, tools, rand: rate, capCents, callsWithoutPrice } = spending;
  return (
    <div className="grid gap-4">
      <p className="grid gap-0.5">
        <span className="text-sm text-quiet">{monthWords(month)}</span>
        <span className="font-display text-4xl font-bold tracking-[-0.02em] tabular-nums">
          {dollars(costMicros)}
        </span>
        <span className="text-quiet">
          ≈ {rand(costMicros, rate.perDollar)} at R{rate.perDollar.toFixed(2)} ({dayWords(rate.day)}
          ){capCents !== null && `, of the ${dollars(capCents * 10_000)} you allow`}
        </span>
      </p>
      {tools.length === 0 ? (
        <p className="border-t border-line pt-4 text-quiet">
          Nothing yet this month. One analysed letter costs about a tenth of a cent.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {tools.map(({ tool, calls, costMicros: cost, tokens }) => (
            <li key={tool} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <span>{toolLabels[tool]}</span>
              <span className="text-sm text-quiet tabular-nums">
                {calls === 1 ? "1 call" : `${calls} calls`}, {grouped(tokens)} tokens
                <strong className="ml-3 text-base font-semibold text-ink">{dollars(cost)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
      {callsWithoutPrice > 0 && (
        <p className="text-sm text-quiet">
          {callsWithoutPrice === 1 ? "One call is" : `${callsWithoutPrice} calls are`} not counted:
          OpenAI did not say what {callsWithoutPrice === 1 ? "it" : "they"} took.
        </p>
      )}
    </div>
  );
}
