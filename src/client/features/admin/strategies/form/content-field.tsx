import { useEffect, useId, useState } from "react";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { WarningIcon } from "#client/ui/icons/page-icons.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { ContentPreview, WashedEditor } from "./content-preview.tsx";
import type { StrategyTexts } from "./strategy-form.tsx";

const modes = [
  { mode: "write", name: "Write" },
  { mode: "html", name: "HTML" },
  { mode: "preview", name: "Preview" },
] as const;

type Mode = (typeof modes)[number]["mode"];

interface ContentFieldProps {
  readonly form: CheckedForm<StrategyTexts>;
  readonly begin: string;
}

/** The editor would take a table apart. */
const hasTable = (content: string): boolean => content.includes("<table");

/** The text itself: written as it will look, or as HTML, and looked at as members will see it. The form sends the one field behind all three. */
export function ContentField({ form, begin }: ContentFieldProps) {
  const [mode, setMode] = useState<Mode>(hasTable(begin) ? "html" : "write");
  const [content, setContent] = useState(begin);
  const id = useId();
  const problem = form.problemOf("content");

  // The field itself is out of sight, so it cannot take the focus when it is the one in error.
  const isOnlyProblem =
    problem !== undefined &&
    (["title", "category", "description"] as const).every((name) => !form.problemOf(name));
  useEffect(() => {
    if (isOnlyProblem) document.getElementById(`${id}-editor`)?.focus();
  }, [isOnlyProblem, id]);

  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="float-left font-medium">Content</legend>
      <div className="clear-left flex w-fit rounded-control border border-line p-0.5">
        {modes.map((one) => (
          <button
            key={one.mode}
            type="button"
            aria-pressed={mode === one.mode}
            disabled={one.mode === "write" && hasTable(content)}
            onClick={() => setMode(one.mode)}
            className="min-h-8 rounded-[6px] px-3 text-sm text-quiet aria-pressed:bg-ink/8 disabled:opacity-50 aria-pressed:font-medium aria-pressed:text-ink"
          >
            {one.name}
          </button>
        ))}
      </div>
      {hasTable(content) && (
        <p className="text-sm text-quiet">It holds a table, and tables are edited as HTML.</p>
      )}
      {mode === "write" && (
        <WashedEditor
          id={`${id}-editor`}
          begin={content}
          isInvalid={problem !== undefined}
          describedBy={problem === undefined ? undefined : `${id}-error`}
          onChange={(html) => {
            setContent(html);
            form.fill("content", html);
          }}
        />
      )}
      <Textarea
        name="content"
        aria-label="Content as HTML"
        rows={12}
        spellCheck={false}
        defaultValue={begin}
        onChange={({ target }) => setContent(target.value)}
        aria-invalid={problem === undefined ? undefined : true}
        className={classNames("max-h-[60dvh] font-mono text-sm", mode !== "html" && "hidden")}
      />
      {mode === "preview" && <ContentPreview content={content} />}
      {problem !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-no">
          <WarningIcon className="mt-0.5 size-4" />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
