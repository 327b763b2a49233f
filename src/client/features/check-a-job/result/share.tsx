import type { ReactNode } from "react";
import { CopyButton } from "#client/ui/sharing/copy-button.tsx";
import { SendOn } from "#client/ui/sharing/send-on.tsx";

/** The result as a message to somebody. */
export function Share({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section aria-labelledby="share" className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 id="share" className="text-xl">
          Share this result
        </h3>
        <p className="text-quiet">The facts as a short message, without the post itself.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <SendOn text={text} />
        <CopyButton text={text}>Copy result</CopyButton>
      </div>
      {children}
    </section>
  );
}
