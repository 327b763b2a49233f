import { useState, type SyntheticEvent } from "react";
import type { NewsletterDesk } from "#contract/letters/newsletter.ts";
import { ApiError } from "#client/api.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, hasCode, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Field } from "#client/ui/form/field.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { longestIntroduction } from "#domain/alerts/newsletter-rules.ts";
import { useWriteIntroduction } from "./queries.ts";

/** What the coming issue begins with. */
export function IntroductionForm({ coming }: { coming: NewsletterDesk["coming"] }) {
  const { day, version, introduction } = coming;
  // Null as long as nothing was typed: then the field shows what is stored.
  const [typed, setTyped] = useState<string | null>(null);
  const write = useWriteIntroduction();
  const report = useFailureReport();
  const text = typed ?? introduction;
  const refused = write.error instanceof ApiError ? write.error.fields["introduction"] : undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    write.mutate(
      { day, version, introduction: text },
      {
        onSuccess: () => {
          setTyped(null);
          toast({ title: "Introduction saved", description: "The preview shows it." });
        },
        onError: (error) => {
          if (!hasChangedMeanwhile(error) && !hasCode(error, "invalid_input"))
            report("The introduction is as it was")(error);
        },
      },
    );
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <NeedsScripts what="Saving the introduction" />
      <Field
        label="Introduction"
        hint={`Plain words; an empty line begins a new paragraph. ${grouped(longestIntroduction - text.length)} characters left.`}
        error={refused}
      >
        {(control) => (
          <Textarea
            {...control}
            name="introduction"
            rows={6}
            maxLength={longestIntroduction}
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <ChangedMeanwhile error={write.error}>
        <p>What you typed is still here. Theirs:</p>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{introduction || "(nothing)"}</p>
        <p className="mt-2">Saving again puts yours in its place.</p>
      </ChangedMeanwhile>
      <div className="needs-script flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isLoading={write.isPending}>
          Save the introduction
        </Button>
        {typed !== null && typed !== introduction && (
          <Button variant="quiet" onClick={() => setTyped(null)}>
            Undo changes
          </Button>
        )}
      </div>
    </form>
  );
}
