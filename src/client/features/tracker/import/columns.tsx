import type { ImportMapping, ImportPreview } from "#contract/tracker/import.ts";
import {
  fieldTitles,
  fileFields,
  neededFields,
  type FileField,
} from "#domain/tracker/csv/fields.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";

interface ColumnsProps {
  readonly preview: ImportPreview;
  readonly onChange: (mapping: ImportMapping) => void;
}

const separatorNames: Readonly<Record<ImportMapping["separator"], string>> = {
  ",": "Comma",
  ";": "Semicolon",
  "\t": "Tab",
  "|": "Bar",
};

const isNeeded = (field: FileField): boolean => neededFields.some((one) => one === field);

/** Which column is what, as we found it, for the member to put right. */
export function Columns({ preview: { mapping, heads, asks }, onChange }: ColumnsProps) {
  const put = (field: FileField, column: string): void => {
    const { [field]: _, ...others } = mapping.columns;
    onChange({
      ...mapping,
      columns: column === "" ? others : { ...others, [field]: Number(column) },
    });
  };
  const choices = heads.map((head, column) => ({ column, name: head || `Column ${column + 1}` }));
  return (
    <details open={asks.columns.length > 0} className="rounded-card border border-line bg-raised">
      <summary className="cursor-pointer p-5 font-display text-lg font-bold">
        Columns: {Object.keys(mapping.columns).length} of {heads.length} are known
      </summary>
      <div className="grid gap-4 px-5 pb-5 sm:grid-cols-2 lg:grid-cols-3">
        {fileFields.map((field) => (
          <Field
            key={field}
            label={fieldTitles[field]}
            isOptional={!isNeeded(field)}
            error={asks.columns.includes(field) ? "Say which column this is." : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={mapping.columns[field] ?? ""}
                onChange={(event) => put(field, event.currentTarget.value)}
              >
                <option value="">Not in this file</option>
                {choices.map(({ column, name }) => (
                  <option key={column} value={column}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field label="Separator between columns">
          {(control) => (
            <Select
              {...control}
              value={mapping.separator}
              onChange={(event) =>
                onChange({
                  ...mapping,
                  separator: event.currentTarget.value as ImportMapping["separator"],
                })
              }
            >
              {Object.entries(separatorNames).map(([separator, name]) => (
                <option key={separator} value={separator}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </details>
  );
}
