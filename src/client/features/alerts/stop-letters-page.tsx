import { useMutation } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { hasCode } from "#client/session/failure.ts";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { OnePress, toJobs } from "./one-press.tsx";

export const head = (): PageHead => ({
  title: "Stop these letters",
  description: "Stops the alerts that came with this link.",
  canonical: null,
});

export function Page() {
  return (
    <TaskFrame>
      <Stopping />
    </TaskFrame>
  );
}

function Stopping() {
  const { api } = useApp();
  const { token = "" } = useParams();
  const stop = useMutation({
    mutationFn: () => api.post("/letters/stop/:token", { params: { token } }),
  });
  if (stop.isSuccess)
    return (
      <TaskState title="We have stopped" isNews action={toJobs}>
        <p>No more alerts come to this address. With an account, you find them paused there.</p>
      </TaskState>
    );
  if (hasCode(stop.error, "not_found"))
    return (
      <TaskState title="This link does not work" isNews action={toJobs}>
        <p>Open it from the newest letter, or copy all of it into the address bar.</p>
      </TaskState>
    );
  return (
    <TaskState
      title="Stop these letters?"
      action={<OnePress press={stop} label="Stop these letters" />}
    >
      <p>Nothing has changed yet. The button stops all alerts that come to this address.</p>
      <NeedsScripts what="Stopping them" />
    </TaskState>
  );
}
