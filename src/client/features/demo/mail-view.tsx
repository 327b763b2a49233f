import type { CapturedMail } from "#contract/demo.ts";
import { Tabs } from "#client/ui/tabs.tsx";
import { momentOf } from "#client/ui/figures/moment.ts";

export function MailView({ message }: { message: CapturedMail }) {
  const { id, subject, to, sentAt, text } = message;
  return (
    <article className="grid min-w-0 gap-5 border-line lg:border-l lg:pl-8">
      <div className="grid gap-1">
        <h2 className="text-xl">{subject}</h2>
        <p className="text-quiet">
          To {to}, <time dateTime={sentAt}>{momentOf(sentAt)} SAST</time>
        </p>
      </div>
      <Tabs
        key={id}
        label="Versions of this message"
        initial="html"
        tabs={[
          {
            id: "html",
            title: "As most people see it",
            // Mail is somebody else's markup: it may show itself and do nothing at all.
            content: (
              <iframe
                sandbox=""
                src={`/demo/letters/${id}`}
                title={`The message ${subject}`}
                className="h-160 w-full rounded-control border border-line"
              />
            ),
          },
          {
            id: "text",
            title: "As plain text",
            content: <p className="whitespace-pre-wrap">{text}</p>,
          },
        ]}
      />
    </article>
  );
}
