import type { Change } from "#domain/employers/change-of-meaning.ts";
import type { PostingFields } from "#domain/employers/posting-fields.ts";
import type { PostingDetail } from "#contract/employers/postings.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useSave } from "../queries.ts";
import { stateNames } from "../say-posting.ts";

interface SaveChangeProps {
  readonly posting: PostingDetail;
  readonly fields: PostingFields;
  readonly change: Change;
  readonly onSaved: () => void;
}

const fieldNames: Readonly<Record<keyof PostingFields, string>> = {
  title: "title",
  company: "company",
  description: "what the work is",
  location: "location",
  whoCanApply: "who can apply",
  salary: "pay",
  hours: "working hours",
  engagement: "contractor or employee",
  process: "how you hire",
  closingDate: "closing date",
  apply: "where to apply",
};

/** Which kind of edit it is, said before it is saved. */
export function SaveChange({ posting, fields, change, onSaved }: SaveChangeProps) {
  const save = useSave(posting);
  const report = useFailureReport();
  const { title, meaning, button, done } = wordsFor(posting, change);
  const send = () =>
    save.mutate(fields, {
      onSuccess() {
        toast({ title: done });
        onSaved();
      },
      onError: (error) => hasChangedMeanwhile(error) || report("Nothing was saved")(error),
    });
  return (
    <section aria-labelledby="save" className="grid gap-4 rounded-card bg-ember-wash p-5">
      <h2 id="save" className="text-xl">
        {title}
      </h2>
      <p>{meaning}</p>
      {change.fields.length > 0 && (
        <p className="text-sm">
          You changed: {change.fields.map((name) => fieldNames[name]).join(", ")}.
        </p>
      )}
      <ChangedMeanwhile error={save.error}>
        It is {stateNames[posting.state].toLowerCase()} now. What you typed is still here: look at
        it again, then save.
      </ChangedMeanwhile>
      {button !== null && (
        <Button variant="primary" size="large" isLoading={save.isPending} onClick={send}>
          {button}
        </Button>
      )}
    </section>
  );
}

interface ChangeWords {
  readonly title: string;
  readonly meaning: string;
  /** Null when there is nothing to save. */
  readonly button: string | null;
  readonly done: string;
}

function wordsFor({ state }: PostingDetail, { kind }: Change): ChangeWords {
  const isUp = state === "on-board" || state === "not-shown";
  if (state === "returned" || state === "closed")
    return {
      title: "Hand it in again",
      meaning: "We read it once more before it is on the board, and write to you either way.",
      button: "Hand it in",
      done: "Handed in",
    };
  if (kind === "none")
    return {
      title: "Nothing changed",
      meaning: "There is nothing to save.",
      button: null,
      done: "",
    };
  if (!isUp)
    return {
      title: "It still waits for us",
      meaning: "Your edit takes the place of what we would have read. It keeps its turn.",
      button: "Save the edit",
      done: "Saved",
    };
  if (kind === "small")
    return {
      title: "A small edit",
      meaning: "It changes no meaning, so it stands at once and the posting stays on the board.",
      button: "Save the edit",
      done: "Saved, and on the board",
    };
  return {
    title: "This is checked again",
    meaning:
      "It changes what you offer, so we read it before candidates do. Until then the posting is off the board; its end date stays.",
    button: "Save and have it checked",
    done: "Saved, and with us to check",
  };
}
