import { useSyncExternalStore } from "react";
import { Button } from "../button.tsx";
import { buttonLook } from "../button-look.ts";
import { ShareIcon } from "../icons/page-icons.tsx";

/** Hands a message to whatever the device shares with; where it cannot, and before the scripts arrive, to WhatsApp. */
export function SendOn({ text }: { text: string }) {
  const canShare = useSyncExternalStore(never, deviceCanShare, no);
  if (canShare) {
    return (
      <Button onClick={() => void share(text)}>
        <ShareIcon className="size-4" />
        Share
      </Button>
    );
  }
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonLook({})}
    >
      <ShareIcon className="size-4" />
      Send on WhatsApp
    </a>
  );
}

async function share(text: string): Promise<void> {
  // Closing the sheet without choosing anybody is no failure.
  await navigator.share({ text }).catch(() => undefined);
}

const deviceCanShare = (): boolean => "share" in navigator;
const never = () => () => undefined;
const no = () => false;
