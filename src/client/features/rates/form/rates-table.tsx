import { Input } from "#client/ui/form/text-input.tsx";
import { WarningIcon } from "#client/ui/icons/page-icons.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { sayMove } from "../say-rates.ts";
import type { EditedRate, RatesFormState } from "./use-rates-form.ts";

export const fieldOf = (code: string): string => `rate-${code}`;

interface RatesTableProps {
  readonly form: RatesFormState;
  /** Wrong ones are marked from the first try to save. */
  readonly areErrorsShown: boolean;
}

interface Row {
  readonly rate: EditedRate;
  readonly isWrong: boolean;
  readonly type: RatesFormState["type"];
}

const columns: readonly Column<Row>[] = [
  { title: "Currency", cell: ({ rate }) => <CurrencyName {...rate} /> },
  { title: "Rand for one", cell: (row) => <RateField {...row} /> },
  { title: "Change", isNumber: true, cell: ({ rate }) => <Move {...rate} /> },
];

export const RatesTable = ({ form: { rates, type }, areErrorsShown }: RatesTableProps) => (
  <Table
    caption="Rand for one unit of each currency"
    columns={columns}
    rows={rates.map((rate) => ({ rate, type, isWrong: areErrorsShown && rate.rand === null }))}
    rowKey={({ rate }) => rate.code}
  />
);

const CurrencyName = ({ code, name }: Pick<EditedRate, "code" | "name">) => (
  <label htmlFor={fieldOf(code)} className="block">
    <span className="block font-medium">{code}</span>
    <span className="block text-sm text-quiet">{name}</span>
  </label>
);

function RateField({ rate: { code, shown }, isWrong, type }: Row) {
  const id = fieldOf(code);
  return (
    <>
      <Input
        id={id}
        name={code}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={shown}
        onChange={(event) => type(code, event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        className="max-w-36 min-w-24 tabular-nums"
      />
      {isWrong && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-no">
          Type a number, like 18.40.
        </p>
      )}
    </>
  );
}

function Move({ move, isLarge }: Pick<EditedRate, "move" | "isLarge">) {
  const said = move === null ? null : sayMove(move);
  if (said === null) return <span className="text-quiet">–</span>;
  if (!isLarge) return <span>{said}</span>;
  return (
    <span className="inline-flex items-center justify-end gap-1.5 font-semibold text-unclear">
      <WarningIcon className="size-4" />
      {said}
      <span className="sr-only">, a large change</span>
    </span>
  );
}
