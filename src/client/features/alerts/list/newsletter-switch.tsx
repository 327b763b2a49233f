import { useState } from "react";
import { newsletterCopy } from "#client/copy/letters.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { SteadyWords } from "#client/ui/steady-words.tsx";
import { useNewsletterSwitch } from "../queries.ts";

interface NewsletterSwitchProps {
  readonly isOn: boolean;
  readonly isPremium: boolean;
}

export function NewsletterSwitch({ isOn, isPremium }: NewsletterSwitchProps) {
  const choose = useNewsletterSwitch();
  const [isSending, setIsSending] = useState(false);
  const press = async () => {
    setIsSending(true);
    await choose(!isOn);
    setIsSending(false);
  };
  return (
    <section
      aria-labelledby="newsletter"
      className="grid gap-x-8 gap-y-3 rounded-card border border-line bg-raised p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center"
    >
      <div className="grid gap-1">
        <h2 id="newsletter" className="text-lg">
          {newsletterCopy.title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
          <Badge tone={isOn ? "ember" : "plain"}>{isOn ? "On" : "Off"}</Badge>
          {isPremium ? newsletterCopy.premium : newsletterCopy.free}
        </p>
      </div>
      <div>
        <Button size="small" isLoading={isSending} onClick={() => void press()}>
          <SteadyWords all={["Stop the newsletter", "Send me the newsletter"]}>
            {isOn ? "Stop the newsletter" : "Send me the newsletter"}
          </SteadyWords>
        </Button>
      </div>
    </section>
  );
}
