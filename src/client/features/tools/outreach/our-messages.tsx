import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { channelLabels, purposeLabels, targetLabels } from "#domain/tools/outreach/options.ts";
import type { DraftRequest, OutreachRequest } from "#contract/tools/requests.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { outreachDraftQuery } from "../queries.ts";
import { FillInNote } from "../versions/fill-in-note.tsx";
import { KeepOurs } from "../versions/keep-ours.tsx";
import { Version } from "../versions/version.tsx";
import { fetchResult, LaterResult } from "./later-result.tsx";
import { sayRequired } from "./outreach-form.tsx";

interface OurMessagesProps {
  readonly request: DraftRequest;
  /** Has the role filled in: without it there are messages, but no document. */
  readonly onRoleMissing: () => void;
}

/** Our own messages for what is chosen, filled with what is typed. They need no key. */
export function OurMessages({ request, onRoleMissing }: OurMessagesProps) {
  const { api } = useApp();
  const query = useQuery({
    ...outreachDraftQuery(api, request),
    placeholderData: keepPreviousData,
  });
  // Both at once: the messages, and what they are shown with.
  useEffect(() => void fetchResult().catch(() => undefined), []);
  const { role = "", channel = "both" } = request;
  return (
    <Fetched query={query}>
      {(messages) => (
        <Version
          author="kwela"
          isBefore={query.isPlaceholderData}
          title={titleOf({ ...request, channel })}
          note={<FillInNote />}
          actions={
            <KeepOurs
              content={
                role === "" ? null : { tool: "outreach", request: { ...request, role, channel } }
              }
              onMissing={() => {
                sayRequired("role");
                onRoleMissing();
              }}
            />
          }
        >
          <LaterResult result={messages} channel={channel} marks={[]} />
        </Version>
      )}
    </Fetched>
  );
}

export const titleOf = ({
  target,
  purpose,
  channel,
}: Pick<OutreachRequest, "target" | "purpose" | "channel">): string =>
  `${purposeLabels[purpose]}: ${targetLabels[target]} (${channelLabels[channel]})`;
