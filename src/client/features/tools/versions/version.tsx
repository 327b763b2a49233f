import { useId, type ReactNode, type Ref } from "react";
import { classNames } from "#client/ui/class-names.ts";
import { brand } from "#domain/brand.ts";
import { KeyIcon, StairsIcon } from "#client/ui/icons/tool-icons.tsx";

const authors = {
  ai: { words: "Written by the AI with your key", look: "border-t-3 border-t-ember" },
  kwela: { words: `Written by ${brand.name}`, look: "" },
} as const;

interface VersionProps {
  readonly author: keyof typeof authors;
  readonly title: string;
  /** What can be done with the whole of it. */
  readonly actions: ReactNode;
  /** What to know before one reads it. */
  readonly note?: ReactNode;
  /** What is shown still answers the request before. */
  readonly isBefore?: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** One of the two texts for the same request, with who wrote it said first. */
export function Version({
  author,
  title,
  actions,
  note,
  isBefore = false,
  headingRef,
  children,
}: VersionProps) {
  const id = useId();
  const { words, look } = authors[author];
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-6",
        look,
      )}
    >
      <div className="grid gap-4 border-b border-line pb-5">
        <h2 id={id} ref={headingRef} tabIndex={-1} className="grid gap-1 text-xl">
          <span
            className={classNames(
              "flex items-center gap-2 font-text text-sm font-semibold tracking-normal",
              author === "ai" ? "text-ember-text" : "text-quiet",
            )}
          >
            {author === "ai" ? <KeyIcon className="size-4" /> : <StairsIcon className="size-4" />}
            {words}
            <span className="sr-only">:</span>
          </span>
          {title}
        </h2>
        {note}
        {actions}
      </div>
      <div className={isBefore ? "opacity-60" : undefined}>{children}</div>
    </section>
  );
}
