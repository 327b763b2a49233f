import type { ImportMapping, ImportPreview } from "#contract/tracker/import.ts";
import type { DateOrder } from "#domain/tracker/csv/dates.ts";
import { results, type Result } from "#domain/tracker/application.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";

interface QuestionsProps {
  readonly preview: ImportPreview;
  readonly onAnswer: (mapping: ImportMapping) => void;
}

/** What we would have to guess, and do not. */
export function Questions({ preview: { asks, mapping }, onAnswer }: QuestionsProps) {
  if (asks.dateOrder === null && asks.results.length === 0) return null;
  const answered = (key: string, result: string): Record<string, Result> => {
    const { [key]: _, ...others } = mapping.results;
    const chosen = results.find((name) => name === result);
    return chosen === undefined ? others : { ...others, [key]: chosen };
  };
  return (
    <div className="grid max-w-180 gap-5">
      {asks.dateOrder !== null && (
        <Alert tone="warning" title={`Which day is ${asks.dateOrder}?`}>
          <p className="pb-3">
            No date in this file tells whether the day or the month comes first.
          </p>
          <Field label="The dates in this file">
            {(control) => (
              <Select
                {...control}
                value=""
                onChange={(event) =>
                  onAnswer({ ...mapping, dateOrder: event.currentTarget.value as DateOrder })
                }
              >
                <option value="">Choose</option>
                <option value="day-first">Day first, as in South Africa</option>
                <option value="month-first">Month first, as in the United States</option>
              </Select>
            )}
          </Field>
        </Alert>
      )}
      {asks.results.length > 0 && (
        <fieldset className="grid gap-4">
          <legend className="pb-2 font-display text-lg font-bold">What do these words mean?</legend>
          {asks.results.map(({ value, key, rows }) => (
            <Field key={key} label={`“${value}” (${rows === 1 ? "1 row" : `${rows} rows`})`}>
              {(control) => (
                <Select
                  {...control}
                  value={mapping.results[key] ?? ""}
                  onChange={(event) =>
                    onAnswer({ ...mapping, results: answered(key, event.currentTarget.value) })
                  }
                >
                  <option value="">Choose a result…</option>
                  {results.map((result) => (
                    <option key={result}>{result}</option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </fieldset>
      )}
    </div>
  );
}
