import { useMutation } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { hasCode, hasField } from "#client/session/failure.ts";
import { useLinkTask } from "#client/session/link-token.ts";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { OnePress, toJobs } from "./one-press.tsx";

export const head = (): PageHead => ({
  title: "Say yes to your alert",
  description: "Starts the alert you asked for, with the link from your mail.",
  canonical: null,
});

export function Page() {
  const link = useLinkTask();
  return (
    <TaskFrame>
      <Confirming key={link.token} {...link} />
    </TaskFrame>
  );
}

function Confirming({ token, isIncomplete }: ReturnType<typeof useLinkTask>) {
  const { api } = useApp();
  const yes = useMutation({
    mutationFn: () => api.post("/api/alerts/confirm", { body: { token } }),
  });
  if (yes.isSuccess)
    return (
      <TaskState title="Your alert is set" isNews action={toJobs}>
        <p>The first letter comes on a Tuesday, as soon as something new fits.</p>
      </TaskState>
    );
  if (isIncomplete || hasField(yes.error, "token"))
    return (
      <TaskState title="This link is not complete" action={toJobs}>
        <p>Open it from the mail again, or copy all of it into the address bar.</p>
      </TaskState>
    );
  if (hasCode(yes.error, "link_expired"))
    return (
      <TaskState title="This link has run out" isNews action={toJobs}>
        <p>It was used before, or it is too old. Press Alert me on the board for a new one.</p>
      </TaskState>
    );
  return (
    <TaskState
      title="Shall we write to you?"
      action={<OnePress press={yes} label="Yes, write to me" />}
    >
      <p>Once a week, with the new jobs that fit your search. You can stop it at any time.</p>
      <NeedsScripts what="Saying yes" />
    </TaskState>
  );
}
