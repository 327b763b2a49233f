import type { Question } from "#domain/tracker/slots/reading.ts";
import { Button } from "#client/ui/button.tsx";
import { UnclearIcon } from "#client/ui/icons/icons.tsx";

interface QuestionsProps {
  readonly questions: readonly Question[];
  readonly hasAnswers: boolean;
  readonly onAnswer: (id: string, value: string) => void;
  readonly onStartOver: () => void;
}

/** What the message leaves open, each with a button for everything it can mean. */
export function Questions({ questions, hasAnswers, onAnswer, onStartOver }: QuestionsProps) {
  if (questions.length === 0 && !hasAnswers) return null;
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="questions" tabIndex={-1} className="text-xl">
          {titleFor(questions.length)}
        </h2>
        {hasAnswers && (
          <Button variant="quiet" size="small" className="-mr-3" onClick={onStartOver}>
            Ask me again
          </Button>
        )}
      </div>
      {questions.map((question) => (
        <OneQuestion
          key={question.id}
          question={question}
          onAnswer={(value) => onAnswer(question.id, value)}
        />
      ))}
    </section>
  );
}

const titleFor = (open: number): string =>
  open === 0 ? "All clear now" : open === 1 ? "One thing is unclear" : `${open} things are unclear`;

function OneQuestion({
  question: { quote, asks, choices },
  onAnswer,
}: {
  question: Question;
  onAnswer: (value: string) => void;
}) {
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card bg-unclear-wash p-4 seen-by-ground">
      <legend className="sr-only">{`${quote}: ${asks}`}</legend>
      <p aria-hidden="true" className="flex gap-2.5">
        <UnclearIcon className="mt-0.5 size-5 text-unclear" />
        <span className="min-w-0">
          {quote !== "" && <q className="mr-1.5 font-semibold">{quote}</q>}
          {asks}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <Button key={value} size="small" onClick={() => onAnswer(value)}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
