import type { KeyStatus } from "#contract/tools/ai-key.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";

type Saved = NonNullable<KeyStatus["key"]>;

const tones = { valid: "success", unchecked: "warning", refused: "failure" } as const;

const titles: Readonly<Record<Saved["state"], string>> = {
  valid: "Your key works",
  unchecked: "Saved, but not checked",
  refused: "OpenAI refuses this key",
};

/** What we know of the saved key. */
export const KeyState = ({ saved }: { saved: Saved }) => (
  <Alert tone={tones[saved.state]} title={titles[saved.state]}>
    <p>
      Ends in <code className="font-semibold">…{saved.ending}</code>, saved on{" "}
      {dayOf(saved.savedAt)}. {explained(saved)}
    </p>
  </Alert>
);

function explained({ state, checkedAt }: Saved): string {
  if (state === "valid")
    return `OpenAI accepted it${checkedAt === null ? "" : ` on ${dayOf(checkedAt)}`}.`;
  if (state === "refused")
    return "It may have been deleted at OpenAI. Create a new one and save it here.";
  return "OpenAI could not be asked, or does not let this key be looked up. Use a tool: it tells you whether the key works.";
}
