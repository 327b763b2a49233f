import { useState } from "react";
import { flushSync } from "react-dom";
import type { MemberDetail } from "#contract/admin/membership.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { EndForm, GiveForm } from "./decision-forms.tsx";

interface DecisionsProps {
  readonly member: MemberDetail;
  readonly now: number;
}

/** What an administrator may decide by hand. Each asks for a reason, and the reason is kept. */
export function Decisions({ member, now }: DecisionsProps) {
  const [asking, setAsking] = useState<"give" | "end" | null>(null);
  const close = () => setAsking(null);
  const done = () => {
    // First the dialog has to be closed, then the heading can take the focus: the button that led here may be gone.
    flushSync(close);
    document.getElementById("member")?.focus();
  };
  const isPremium = member.premiumUntil !== null && Date.parse(member.premiumUntil) > now;
  return (
    <div className="needs-script flex flex-wrap gap-3">
      <Button variant="primary" onClick={() => setAsking("give")}>
        Give premium
      </Button>
      {isPremium && (
        <Button variant="destructive" onClick={() => setAsking("end")}>
          End premium
        </Button>
      )}
      <Dialog isOpen={asking === "give"} onClose={close} title={`Give ${member.username} premium`}>
        {asking === "give" && <GiveForm member={member} onCancel={close} onDone={done} />}
      </Dialog>
      <Dialog
        isOpen={asking === "end"}
        onClose={close}
        title={`End premium of ${member.username}?`}
      >
        {asking === "end" && <EndForm member={member} onCancel={close} onDone={done} />}
      </Dialog>
    </div>
  );
}
