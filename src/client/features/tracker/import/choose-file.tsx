import { useRef, useState, type SyntheticEvent } from "react";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { controlLook, Textarea } from "#client/ui/form/text-input.tsx";
import type { Import } from "./use-import.ts";

const mostBytes = 1_000_000;

/** A file, or its text. What is chosen is read at once. */
export function ChooseFile({ choose, isReading }: Pick<Import, "choose" | "isReading">) {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<{ file?: string; text?: string }>({});

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const sent = new FormData(form.current ?? undefined);
    const [file, text] = [sent.get("file"), sent.get("text")];
    if (file instanceof File && file.size > mostBytes)
      return setFault({ file: "That is more than 1 MB. Cut the file in two." });
    if (file instanceof File && file.size > 0) {
      setFault({});
      return choose(file, file.name);
    }
    if (typeof text !== "string" || text.trim() === "")
      return setFault({ file: "Choose a file, or paste its text below." });
    if (new Blob([text]).size > mostBytes)
      return setFault({ text: "That is more than 1 MB. Paste it in two parts." });
    setFault({});
    choose(text, "pasted.csv");
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-180 gap-6">
      <NeedsScripts what="Importing" />
      <Field
        label="A file from your spreadsheet or another tracker"
        hint="CSV, up to 1 MB and 5,000 rows. In Excel or Google Sheets: Save as, or Download, CSV."
        error={fault.file}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={() => form.current?.requestSubmit()}
            className={`${controlLook} min-h-11 py-2 file:mr-4 file:rounded-[6px] file:bg-ink/8 file:px-3 file:py-1 file:font-medium`}
          />
        )}
      </Field>
      <Field label="Or paste the rows here, with their heads" isOptional error={fault.text}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={4}
            placeholder={"Role, Company, Date applied, Status\nSEO lead, Acme, 2026-10-01, Applied"}
            className="max-h-60 font-mono text-sm"
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" isLoading={isReading} className="needs-script">
          Read it
        </Button>
      </div>
    </form>
  );
}
