import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { Input } from "#client/ui/form/text-input.tsx";

interface LinkToolProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Asks where the chosen words lead. An address without a scheme is taken for a web page. */
export function LinkTool({ editor, onDone }: LinkToolProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const href: unknown = editor.getAttributes("link")["href"];
  const before = typeof href === "string" ? href : "";
  useEffect(() => field.current?.focus(), []);

  const set = () => {
    const typed = field.current?.value.trim() ?? "";
    const address = /^[a-z][a-z+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    if (!/^(?:https?:\/\/[^\s/]|mailto:[^\s@])/i.test(address)) {
      setProblem("A link begins with https://, http:// or mailto:");
      return;
    }
    editor.chain().focus().extendMarkRange("link").setLink({ href: address }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onDone();
  };
  return (
    <div className="flex basis-full flex-wrap items-center gap-2 border-t border-line pt-2">
      <Input
        ref={field}
        type="url"
        aria-label="Address of the link"
        placeholder="https://"
        defaultValue={before}
        aria-invalid={problem === null ? undefined : true}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Else it would send the whole form.
          event.preventDefault();
          set();
        }}
        className="min-h-9 grow basis-48"
      />
      <Button size="small" onClick={set}>
        Set link
      </Button>
      {before !== "" && (
        <Button size="small" variant="quiet" onClick={remove}>
          Remove link
        </Button>
      )}
      {problem !== null && (
        <p role="alert" className="basis-full text-sm text-no">
          {problem}
        </p>
      )}
    </div>
  );
}
