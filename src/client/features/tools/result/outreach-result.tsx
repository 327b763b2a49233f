import type { ScriptsPart } from "#contract/tools/ai-tools.ts";
import type { OutreachChannel } from "#domain/tools/outreach/options.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Tabs } from "#client/ui/tabs.tsx";
import { MarkedText } from "./marked-text.tsx";
import { TextPart, type ResultShown } from "./result-section.tsx";

interface OutreachResultProps extends ResultShown {
  readonly result: ScriptsPart;
  /** As it was asked for; it says which message is read first. */
  readonly channel: OutreachChannel;
}

/** Messages for LinkedIn and for mail: whole, or as much of them as has been written so far. */
export function OutreachResult({ result, channel, ...shown }: OutreachResultProps) {
  return (
    <div className="grid gap-8">
      {shown.isWriting === true ? (
        <>
          <LinkedinMessage result={result} {...shown} />
          <EmailTemplate result={result} {...shown} />
        </>
      ) : (
        <MessageTabs result={result} channel={channel} {...shown} />
      )}
      <TextPart
        title="Follow-up Message"
        field="followUpMessage"
        className="border-t border-line pt-6"
        text={result.followUpMessage}
        {...shown}
      />
      <TextPart
        title="Email Follow-up"
        field="emailFollowUpMessage"
        text={result.emailFollowUpMessage}
        {...shown}
      />
      <Tips tips={result.tips ?? []} marks={shown.marks} />
    </div>
  );
}

function MessageTabs({ result, channel, ...shown }: OutreachResultProps) {
  const hasLinkedin = isText(result.linkedinMessage);
  const hasEmail = isText(result.emailBody);
  const first = channel === "email" || !hasLinkedin ? "email" : "linkedin";
  return (
    <Tabs
      // Another result may have other messages: each begins at its own first one.
      key={`${first} ${hasLinkedin} ${hasEmail}`}
      label="Messages"
      initial={first}
      tabs={[
        {
          id: "linkedin",
          title: "LinkedIn Message",
          isDisabled: !hasLinkedin,
          content: hasLinkedin ? (
            <LinkedinMessage result={result} {...shown} />
          ) : (
            <NotAvailable what="LinkedIn message" channel="LinkedIn" />
          ),
        },
        {
          id: "email",
          title: "Email Template",
          isDisabled: !hasEmail,
          content: hasEmail ? (
            <EmailTemplate result={result} {...shown} />
          ) : (
            <NotAvailable what="email template" channel="Email" />
          ),
        },
      ]}
    />
  );
}

const isText = (text: string | undefined): boolean => text !== undefined && text !== "";

const NotAvailable = ({ what, channel }: { what: string; channel: string }) => (
  <Alert title="Not Available">
    There is no {what} in this result. Choose “{channel}” or “LinkedIn and email” as the channel and
    generate again.
  </Alert>
);

const LinkedinMessage = ({ result, ...shown }: ResultShown & { readonly result: ScriptsPart }) => (
  <TextPart
    title="LinkedIn Message"
    field="linkedinMessage"
    text={result.linkedinMessage}
    {...shown}
  />
);

const EmailTemplate = ({ result, ...shown }: ResultShown & { readonly result: ScriptsPart }) => (
  <div className="grid gap-6">
    <TextPart title="Email Subject" field="emailSubject" text={result.emailSubject} {...shown} />
    <TextPart title="Email Body" field="emailBody" text={result.emailBody} {...shown} />
  </div>
);

function Tips({ tips, marks }: Pick<ResultShown, "marks"> & { readonly tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">Outreach Tips</h3>
      <ol className="grid gap-3">
        {tips.map((tip, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- Read, never rearranged, and two may be alike.
          <li key={at} className="flex max-w-reading gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-ember-wash text-sm font-semibold text-ember-text tabular-nums seen-by-ground"
            >
              {at + 1}
            </span>
            <span className="min-w-0 pt-0.5">
              <MarkedText text={tip} field={`tips.${at}`} marks={marks} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
