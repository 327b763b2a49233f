import type { Choice, Question } from "./reading.ts";

/** The answer to every question that leaves a time out. */
export const leaveOut = "leave-out";
export const leaveOutChoice: Choice = { value: leaveOut, label: "Leave this one out" };

export interface Asking {
  /** The answer, or undefined after noting the question. An answer that is none of the choices is none. */
  readonly ask: (question: Question) => string | undefined;
  readonly open: () => readonly Question[];
}

export function askingWith(answers: Readonly<Record<string, string>>): Asking {
  const questions = new Map<string, Question>();
  return {
    ask(question) {
      const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
      if (question.choices.some(({ value }) => value === answer)) return answer;
      questions.set(question.id, question);
      return undefined;
    },
    open: () => [...questions.values()],
  };
}
