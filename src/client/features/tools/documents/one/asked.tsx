import type { WholeDocument } from "#contract/tools/documents.ts";
import { askedIn } from "#domain/tools/documents/document-sections.ts";
import { classNames } from "#client/ui/class-names.ts";

/** What the tool was given. */
export const Asked = ({ document: { content } }: { document: WholeDocument }) => (
  <section aria-labelledby="asked" className="grid gap-4">
    <h2 id="asked" className="text-xl">
      What you gave it
    </h2>
    <dl
      className={classNames(
        "grid gap-5 rounded-card bg-sunk p-5 sm:p-6",
        content.tool !== "cover-letter" && "sm:grid-cols-2 md:grid-cols-3",
      )}
    >
      {askedIn(content).map(({ heading, texts }) => (
        <div key={heading} className="grid gap-1">
          <dt className="text-sm text-quiet">{heading}</dt>
          {texts.map(({ field, text }) => (
            <dd key={field} className="max-w-reading whitespace-pre-line">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);
