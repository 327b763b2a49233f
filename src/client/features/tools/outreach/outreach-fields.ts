import { useEffect, useMemo, useRef } from "react";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import {
  outreachChannels,
  outreachPurposes,
  outreachTargets,
  usualOutreachChannel,
} from "#domain/tools/outreach/options.ts";
import type { DraftRequest } from "#contract/tools/requests.ts";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { useDraft } from "../asking/draft.ts";
import { useSettled } from "../asking/settled.ts";

/** As they are typed and chosen, by the names of the request. */
export interface OutreachFields {
  readonly target: string;
  readonly purpose: string;
  readonly channel?: string | undefined;
  readonly role: string;
  readonly context?: string | undefined;
}

const names = ["target", "purpose", "channel", "role", "context"] as const;

/** What our own messages are made of, as soon as it is known whom they are for and why. */
export function useDraftRequest(
  form: CheckedForm<OutreachFields>,
  jobId: string | undefined,
): DraftRequest | null {
  const [target, purpose, channel, role, context] = names.map((name) => form.textOf(name));
  const request = useMemo((): DraftRequest | null => {
    const whom = outreachTargets.find((one) => one === target);
    const why = outreachPurposes.find((one) => one === purpose);
    const how = outreachChannels.find((one) => one === channel) ?? usualOutreachChannel;
    if (whom === undefined || why === undefined) return null;
    return {
      target: whom,
      purpose: why,
      channel: how,
      role: within(role, toolLimits.role),
      context: within(context, toolLimits.context),
      ...(jobId !== undefined && { jobId }),
    };
  }, [target, purpose, channel, role, context, jobId]);
  return useSettled(request);
}

/** What is too long is marked at its field, and the messages do without it meanwhile. */
const within = (text = "", most: number): string => (text.trim().length > most ? "" : text.trim());

/**
 * Puts back what was typed here before, where nothing has been typed yet, and keeps what is typed from then on. Who comes
 * from another job than the last time comes to apply for it.
 */
export function useKeptFields(form: CheckedForm<OutreachFields>, job: string | null): void {
  const { read, keep } = useDraft("outreach");
  const isPutBack = useRef(false);
  const { fill, textOf } = form;
  const typed = JSON.stringify({
    ...Object.fromEntries(names.map((name) => [name, textOf(name)])),
    job: job ?? "",
  });
  useEffect(() => {
    if (isPutBack.current) return;
    isPutBack.current = true;
    const before: Readonly<Record<string, string>> = read() ?? {};
    const isNewJob = job !== null && before["job"] !== job;
    for (const name of names) {
      const text = name === "purpose" && isNewJob ? "job-application" : (before[name] ?? "");
      if (text !== "" && textOf(name) === "") fill(name, text);
    }
  }, [job, read, fill, textOf]);
  useEffect(() => {
    if (isPutBack.current) keep(JSON.parse(typed) as Record<string, string>);
  }, [typed, keep]);
}
