import { useLocation } from "react-router";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { toJobs } from "./one-press.tsx";

interface Said {
  readonly title: string;
  readonly text: string;
}

type Outcomes = { readonly done: Said; readonly failed: Said } & Readonly<Record<string, Said>>;

/** What became of the one press, as the address says it. */
export function AfterPress({ outcomes }: { outcomes: Outcomes }) {
  const problem = new URLSearchParams(useLocation().search).get("problem");
  const known = problem !== null && Object.hasOwn(outcomes, problem) ? outcomes[problem] : null;
  const { title, text } = problem === null ? outcomes.done : (known ?? outcomes.failed);
  return (
    <TaskFrame>
      <TaskState title={title} action={toJobs}>
        <p>{text}</p>
      </TaskState>
    </TaskFrame>
  );
}
