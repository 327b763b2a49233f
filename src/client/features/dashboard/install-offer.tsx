import { useSyncExternalStore } from "react";
import { brand } from "#domain/brand.ts";
import { Button } from "#client/ui/button.tsx";

/** What a browser says when the site can be installed. Not all have it. */
interface InstallOfferEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by the page itself, which hears of it before any script is there. */
    installOffer?: InstallOfferEvent | null;
  }
}

const changes = ["beforeinstallprompt", "appinstalled"];

function follow(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}

const offered = () => window.installOffer ?? null;

/** Only where the browser has offered it, and never by itself: it asks when the button is pressed. */
export function InstallOffer() {
  const offer = useSyncExternalStore(follow, offered, () => null);
  if (offer === null) return null;
  const install = () => {
    // It can be asked once. If the answer is no, the browser offers it again when it sees fit.
    window.installOffer = null;
    dispatchEvent(new Event("appinstalled"));
    void offer.prompt();
  };
  return (
    <section
      aria-labelledby="install"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-6"
    >
      <div className="grid gap-0.5">
        <h2 id="install" className="text-lg">
          {brand.name} on your home screen
        </h2>
        <p className="text-quiet">
          One tap to open, and your tracker and gallery can be read without a connection.
        </p>
      </div>
      <Button onClick={install}>Install {brand.name}</Button>
    </section>
  );
}
