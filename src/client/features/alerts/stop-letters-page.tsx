import { useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { OnePress } from "./one-press.tsx";

export const head = (): PageHead => ({
  title: "Stop these letters",
  description: "Stops the letters that came with this link.",
  canonical: null,
});

/** Opening it changes nothing: programs that look at mail open links too. */
export function Page() {
  const { token = "" } = useParams();
  return (
    <TaskFrame>
      <TaskState
        title="Stop these letters?"
        action={<OnePress action="/api/letters/stop" token={token} label="Stop these letters" />}
      >
        <p>
          Nothing has changed yet. The button stops the letters that this link stood in: all your
          alerts, or the weekly newsletter.
        </p>
      </TaskState>
    </TaskFrame>
  );
}
