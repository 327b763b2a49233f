import { Button } from "#client/ui/button.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { ShareIcon } from "#client/ui/icons/page-icons.tsx";
import { CopyButton } from "./copy-button.tsx";

/** The result as a message to somebody. Only ever shown in a browser, which can be asked what it can do. */
export function Share({ text }: { text: string }) {
  return (
    <section aria-labelledby="share" className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 id="share" className="text-xl">
          Share this result
        </h3>
        <p className="text-quiet">The facts as a short message, without the post itself.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canShare() ? (
          <Button onClick={() => void share(text)}>
            <ShareIcon className="size-4" />
            Share
          </Button>
        ) : (
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook({})}
          >
            <ShareIcon className="size-4" />
            Send on WhatsApp
          </a>
        )}
        <CopyButton text={text}>Copy result</CopyButton>
      </div>
    </section>
  );
}

const canShare = (): boolean => "share" in navigator;

async function share(text: string): Promise<void> {
  // Closing the sheet without choosing anybody is no failure.
  await navigator.share({ text }).catch(() => undefined);
}
