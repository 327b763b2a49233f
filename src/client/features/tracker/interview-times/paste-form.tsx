import { mostMessageLetters } from "#domain/tracker/slots/finding/message-text.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { Input, Textarea } from "#client/ui/form/text-input.tsx";
import { examples } from "./examples.ts";

interface PasteFormProps {
  readonly message: string;
  readonly received: string;
  readonly onPaste: (message: string) => void;
  readonly onReceived: (received: string) => void;
}

export function PasteForm({ message, received, onPaste, onReceived }: PasteFormProps) {
  return (
    <form
      aria-label="The message"
      className="grid content-start gap-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <NeedsScripts what="Reading a message" />
      <Field label="The recruiter's message" hint="Nothing you paste is sent or stored.">
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={8}
            maxLength={mostMessageLetters}
            spellCheck={false}
            autoComplete="off"
            className="max-h-96 min-h-48"
            value={message}
            onChange={(event) => onPaste(event.target.value)}
          />
        )}
      </Field>
      <div className="needs-script flex flex-wrap items-center gap-2">
        {message === "" ? (
          <fieldset aria-label="Paste an example" className="flex flex-wrap items-center gap-2">
            <span aria-hidden="true" className="text-sm text-quiet">
              Paste an example:
            </span>
            {examples.map(({ name, text }) => (
              <Button key={name} size="small" onClick={() => onPaste(text)}>
                {name}
              </Button>
            ))}
          </fieldset>
        ) : (
          <Button variant="quiet" size="small" className="-ml-3" onClick={() => onPaste("")}>
            Clear the message
          </Button>
        )}
      </div>
      <Field
        label="When it came in"
        isOptional
        hint="South African time. “Tomorrow” and “Tuesday” are counted from here; empty means now."
      >
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            name="received"
            className="max-w-xs"
            value={received}
            onChange={(event) => onReceived(event.target.value)}
          />
        )}
      </Field>
    </form>
  );
}
