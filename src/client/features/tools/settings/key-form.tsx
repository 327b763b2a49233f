import { useSyncExternalStore, type ReactNode } from "react";
import { apiKeyMessages } from "#domain/tools/ai/api-key.ts";
import { ApiError } from "#client/api.ts";
import { failureMessage } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, PasswordField, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { saveKey, useKeyChange } from "../queries.ts";

const schema = async () => (await import("../schemas.ts")).apiKeyBody;

interface KeyFormProps {
  readonly hasKey: boolean;
  readonly onSaved: () => void;
  /** What else can be done about the key. */
  readonly beside: ReactNode;
}

/** Works without scripts as well: the server checks the key either way. */
export function KeyForm({ hasKey, onSaved, beside }: KeyFormProps) {
  const save = useKeyChange(saveKey);
  const form = useCheckedForm<{ apiKey: string }, { apiKey: string }>({
    action: "/api/user/openai-key",
    schema,
    send: async ({ apiKey }) => {
      const { key } = await save.mutateAsync(apiKey);
      toast({
        title: hasKey ? "Key updated" : "Key saved",
        description:
          key?.state === "valid"
            ? "OpenAI accepted it. Your tools can use the AI now."
            : "OpenAI could not be asked, so it is saved without a check.",
      });
      onSaved();
    },
    onFailure: reportFailure,
  });
  // Before the scripts arrive nobody knows what is typed; the server says it then.
  const hasScripts = useHasScripts();
  const isBlank = hasScripts && form.textOf("apiKey").trim() === "";
  return (
    <FormBody form={form} aria-label="OpenAI API key">
      <PasswordField
        form={form}
        name="apiKey"
        label={hasKey ? "A new key, in place of the saved one" : "OpenAI API Key"}
        placeholder="sk-…"
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} variant="primary" disabled={isBlank}>
          {words(hasKey, form.isSending)}
        </SubmitButton>
        {beside}
      </div>
    </FormBody>
  );
}

const useHasScripts = (): boolean => useSyncExternalStore(never, yes, no);
const never = () => () => undefined;
const yes = () => true;
const no = () => false;

function words(hasKey: boolean, isSending: boolean): string {
  if (isSending) return "Checking with OpenAI…";
  return hasKey ? "Update Key" : "Save Key";
}

/** A slip in the key itself has a title of its own; the field says the rest. */
function reportFailure(error: unknown): void {
  const field = error instanceof ApiError ? error.fields["apiKey"] : undefined;
  toast({
    title: field === undefined ? "Save Failed" : titleOf(field),
    description: field ?? failureMessage(error, "Failed to save your API key. Please try again."),
    variant: "destructive",
  });
}

const titleOf = (message: string): string =>
  message === apiKeyMessages.required ? "API Key Required" : "Invalid API Key";
