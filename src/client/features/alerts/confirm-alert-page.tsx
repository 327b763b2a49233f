import { useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { OnePress } from "./one-press.tsx";

export const head = (): PageHead => ({
  title: "Say yes to your alert",
  description: "Starts the alert you asked for, with the link from your mail.",
  canonical: null,
});

/** Opening it changes nothing: programs that look at mail open links too. */
export function Page() {
  const { token = "" } = useParams();
  return (
    <TaskFrame>
      <TaskState
        title="Shall we write to you?"
        action={<OnePress action="/api/alerts/confirm" token={token} label="Yes, write to me" />}
      >
        <p>Once a week, with the new jobs that fit your search. You can stop it at any time.</p>
      </TaskState>
    </TaskFrame>
  );
}
