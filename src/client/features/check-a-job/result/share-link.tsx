import { useState, type SyntheticEvent } from "react";
import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import { useApp } from "#client/app-context.ts";
import { sharing } from "#client/copy/sharing.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { Link } from "#client/ui/link.tsx";
import { CopyButton } from "#client/ui/sharing/copy-button.tsx";
import { SendOn } from "#client/ui/sharing/send-on.tsx";
import { keepToken } from "../shared-tokens.ts";
import { TakeBack } from "../take-back.tsx";

interface ShareLinkProps {
  readonly text: string;
  readonly job: CheckedJob;
}

const nothing = { name: false, sentence: false, pay: false };

/** The result under an address of its own. Besides the verdict it shows what is ticked, and at first nothing is. */
export function ShareLink({ text, job }: ShareLinkProps) {
  const { api, site } = useApp();
  const report = useFailureReport();
  const [shows, setShows] = useState(nothing);
  const [isSending, setIsSending] = useState(false);
  const [shared, setShared] = useState<{ id: string; path: string } | null>(null);
  const isScam = job.facts.risk.verdict === "likely-scam";

  const make = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    try {
      const { id, path, token } = await api.post("/api/checked", { body: { text, shows } });
      keepToken(id, token);
      setShared({ id, path });
    } catch (error) {
      report("The link was not made")(error);
    } finally {
      setIsSending(false);
    }
  };

  if (shared !== null) {
    const address = site.appUrl + shared.path;
    return (
      <div className="grid gap-3 rounded-card border border-line bg-raised p-5">
        <output className="grid gap-1">
          <span className="font-semibold">{sharing.made}</span>
          <Link to={shared.path} className="text-link wrap-anywhere">
            {address}
          </Link>
        </output>
        <div className="flex flex-wrap gap-2">
          <SendOn text={`${job.verdict}: ${address}`} />
          <CopyButton text={address}>Copy link</CopyButton>
          <TakeBack id={shared.id} onDone={() => setShared(null)} />
        </div>
      </div>
    );
  }
  const choice = (name: keyof typeof nothing) => (
    <Checkbox
      checked={shows[name]}
      onChange={({ target }) => setShows({ ...shows, [name]: target.checked })}
    >
      {sharing[name]}
    </Checkbox>
  );
  return (
    <form
      onSubmit={(event) => void make(event)}
      aria-label={sharing.title}
      className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <div>
        <h4 className="text-lg">{sharing.title}</h4>
        <p className="text-quiet">{sharing.introduction}</p>
      </div>
      {isScam ? (
        <p className="text-quiet">{sharing.scam}</p>
      ) : (
        <fieldset className="grid">
          <legend className="mb-1 font-medium">{sharing.shows}</legend>
          {choice("name")}
          {choice("sentence")}
          {choice("pay")}
        </fieldset>
      )}
      <Button type="submit" isLoading={isSending}>
        {sharing.action}
      </Button>
    </form>
  );
}
